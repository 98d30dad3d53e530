import { conversation } from '@harborline/domain/stores/conversations';
import type { MessageFiles } from '@harborline/domain/stores/ticket-data';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { isStoredIn } from '../../platform/store/read';
import { filePath } from '../../uploads';

const FILES_AT_ONCE = 10;

/** Path of a file that somebody sent to the library, '' for anything else that a message may name. */
function sentPath(address: string, libraryId: string): string {
  const path = filePath(address);
  return path.startsWith(`chat/img/${libraryId}/`) ? path : '';
}

/** Whether a copy of the message, or the message that it is a copy of, is in a ticket that is still there (D-122). */
async function isShared(libraryId: string, { taken_from, taken_to }: MessageFiles): Promise<boolean> {
  const others = [taken_from, taken_to].flatMap((other) => other?.conversation_ref ?? []);
  const found = await Promise.all(others.map((ref) => isStoredIn(libraryId, conversation(ref))));
  return found.includes(true);
}

/** Deletes the files of messages from the bucket, except what another ticket shows, too. */
export async function forgetFiles(libraryId: string, all: readonly MessageFiles[]): Promise<void> {
  const withFiles = all.filter(({ file_url, more_files = [] }) => file_url !== '' || more_files.length > 0);
  const shared = await Promise.all(withFiles.map((message) => isShared(libraryId, message)));
  const messages = withFiles.filter((_message, index) => shared[index] !== true);
  const named = messages.flatMap(({ file_url, more_files = [] }) => [file_url, ...more_files]);
  const left = [...new Set(named.map((address) => sentPath(address, libraryId)))].filter(Boolean);
  if (left.length === 0) return;
  const bucket = (await objectStorage()).bucket(storageBucket());
  while (left.length > 0)
    await Promise.all(
      left.splice(0, FILES_AT_ONCE).map((path) => bucket.file(path).delete({ ignoreNotFound: true })),
    );
}
