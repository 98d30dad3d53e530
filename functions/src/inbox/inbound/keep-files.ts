import { createHash } from 'node:crypto';
import { uploadObjectName } from '@harborline/domain/files/shorten-file-name';
import { checkUpload } from '@harborline/domain/files/upload-policy';
import { LIMITS } from '@harborline/domain/limits';
import { storagePath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { INBOUND_TEXTS } from '@harborline/domain/texts/inbound-mail';
import { objectStorage, storageBucket } from '../../platform/firebase';
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

/**
 * Stores the files of a mail beside those that its visitor uploads, under the same policy (D-23).
 * @returns their addresses in order, and what was refused and why
 */
export async function keepFiles(
  files: readonly ReceivedFile[],
  { libraryId, uid, key }: Owner,
): Promise<KeptFiles> {
  if (files.length === 0) return { urls: [], refused: [] };
  const { getDownloadURL } = await import('firebase-admin/storage');
  const bucket = (await objectStorage()).bucket(storageBucket());
  const urls: string[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, { name, bytes }] of files.entries()) {
    const shown = clip(oneLine(name), LIMITS.auditValue);
    const verdict = checkUpload({ name, size: bytes.length, head: bytes });
    if (!verdict.isAccepted) refused.push({ file: shown, because: verdict.message });
    else if (urls.length >= LIMITS.receivedFiles)
      refused.push({ file: shown, because: INBOUND_TEXTS.tooManyFiles(LIMITS.receivedFiles) });
    else {
      const fileName = uploadObjectName(name, namePart(key, index));
      const file = bucket.file(storagePath.visitorUpload(libraryId, uid, fileName));
      await file.save(Buffer.from(bytes), {
        resumable: false,
        contentType: verdict.mime,
        metadata: { contentDisposition: 'attachment', metadata: { originalName: shown } },
      });
      urls.push(await getDownloadURL(file));
    }
  }
  return { urls, refused };
}
