import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/request-files';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { type SoundUpload, soundUpload } from '../../uploads';
import { mustNotView } from '../chats/must-not-view';
import { ownUploads, waitingFiles } from './waiting-files';

type Input = InputOf<typeof contract.saveRequestFiles>;

/** The addresses, each once. @throws ApiError 'invalid-input' for a file that is not the visitor's own */
function givenUrls({ file_urls, support_lib_id }: Input, uid: string): string[] {
  const urls = [...new Set(file_urls)];
  const own = ownUploads(urls, { support_lib_id, visitor_uid: uid });
  if (own.length < urls.length) throw new ApiError('invalid-input', 'file_urls: names a file of others');
  return own;
}

const isThere = (upload: SoundUpload | undefined): upload is SoundUpload => upload !== undefined;

/** Looks at each file. Those that the inspection has removed, or will, are left out. @throws ApiError 'invalid-input' */
async function soundUploads(urls: readonly string[]): Promise<SoundUpload[]> {
  const uploads = (await Promise.all(urls.map(soundUpload))).filter(isThere);
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
  if (bytes > LIMITS.requestFilesBytes) throw new ApiError('invalid-input', CONTACT_TEXTS.filesTooLarge);
  return uploads;
}

/**
 * PUT requestfiles: the files of a request beside the first. They are kept under the visitor and the ticket id until the
 * record comes, so that nobody adds files to another's request, and a repeated call adds nothing twice (D-99).
 */
export const saveRequestFiles = visitorEndpoint(
  contract.saveRequestFiles,
  async (input, { uid }, { nowMs }) => {
    const urls = givenUrls(input, uid);
    const uploads = await soundUploads(urls);
    await firestore().runTransaction(async (transaction) => {
      if (!(await readLibrary(transaction, input.support_lib_id))) throw new ApiError('not-found');
      await mustNotView(transaction, uid);
      setRecord(transaction, waitingFiles(uid, input.ticket_id), {
        support_lib_id: input.support_lib_id,
        // The record names the first, whether or not it is still there.
        file_urls: uploads.map(({ url }) => url).filter((url) => url !== urls[0]),
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.requestFilesMs),
      });
    });
    return { kept: uploads.length };
  },
);
