import { createHash } from 'node:crypto';
import { uploadObjectName } from '@harborline/domain/files/shorten-file-name';
import { checkUpload } from '@harborline/domain/files/upload-policy';
import { LIMITS } from '@harborline/domain/limits';
import { storagePath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { INBOUND_TEXTS } from '@harborline/domain/texts/inbound-mail';
import { config } from '../../platform/config';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { keyedId } from '../../platform/keyed-id';
import type { ReceivedFile } from './parse-mail';

export interface RefusedFile {
  readonly file: string;
  readonly because: string;
}

export interface KeptFiles {
  readonly urls: readonly string[];
  readonly refused: readonly RefusedFile[];
}

interface Owner {
  readonly libraryId: string;
  readonly uid: string;
  /** of the mail: its files get the same names when it comes in again */
  readonly key: string;
}

/** The random part of a name, in the form of one that a browser draws. */
function namePart(key: string, index: number): string {
  const hex = createHash('sha256').update(`${key}/${index}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Address of a stored file; with its token, whoever has it saves the file. */
function urlOf(path: string, token: string): string {
  const isLocal = config().environment === 'local';
  const origin = isLocal
    ? `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`
    : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${storageBucket()}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** The most refused files that are named: a mail can have thousands. */
const MOST_NAMED = 20;

const nameOf = ({ name }: ReceivedFile): string => clip(oneLine(name), LIMITS.auditValue);

/** The first refused files by name, and how many more there are. */
function named(refused: readonly RefusedFile[]): RefusedFile[] {
  const more = refused.length - MOST_NAMED;
  const last = { file: INBOUND_TEXTS.moreFiles(more), because: INBOUND_TEXTS.tooManyRefused };
  return more > 0 ? [...refused.slice(0, MOST_NAMED), last] : [...refused];
}

/** Keeps no file of a mail. */
export const refuseFiles = (files: readonly ReceivedFile[]): KeptFiles => ({
  urls: [],
  refused: named(files.map((file) => ({ file: nameOf(file), because: INBOUND_TEXTS.tooManyMails }))),
});

/**
 * Stores the files of a mail beside those that its visitor uploads, under the same policy (D-23).
 * @returns their addresses in order, and what was refused and why
 */
export async function keepFiles(
  files: readonly ReceivedFile[],
  { libraryId, uid, key }: Owner,
): Promise<KeptFiles> {
  if (files.length === 0) return { urls: [], refused: [] };
  const bucket = (await objectStorage()).bucket(storageBucket());
  const urls: string[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, file] of files.entries()) {
    const { name, bytes } = file;
    const shown = nameOf(file);
    const verdict = checkUpload({ name, size: bytes.length, head: bytes });
    if (!verdict.isAccepted) refused.push({ file: shown, because: verdict.message });
    else if (urls.length >= LIMITS.receivedFiles)
      refused.push({ file: shown, because: INBOUND_TEXTS.tooManyFiles(LIMITS.receivedFiles) });
    else {
      const path = storagePath.visitorUpload(libraryId, uid, uploadObjectName(name, namePart(key, index)));
      const token = keyedId('mailed-file', key, index);
      const custom = { originalName: shown, firebaseStorageDownloadTokens: token };
      await bucket.file(path).save(Buffer.from(bytes), {
        resumable: false,
        contentType: verdict.mime,
        metadata: { contentDisposition: 'attachment', metadata: custom },
      });
      urls.push(urlOf(path, token));
    }
  }
  return { urls, refused: named(refused) };
}
