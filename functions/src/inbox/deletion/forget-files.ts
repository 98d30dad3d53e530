import type { Message } from '@harborline/domain/entities/conversation';
import { objectStorage, storageBucket } from '../../platform/firebase';

const FILES_AT_ONCE = 10;

/** Path of a file that somebody sent to the library, '' for anything else that a message may name. */
function sentPath(address: string, libraryId: string): string {
  if (!URL.canParse(address)) return '';
  const path = decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '');
  return path.startsWith(`chat/img/${libraryId}/`) ? path : '';
}

/** Deletes the files of messages from the bucket. */
export async function forgetFiles(
  libraryId: string,
  messages: readonly Pick<Message, 'file_url' | 'more_files'>[],
): Promise<void> {
  const named = messages.flatMap(({ file_url, more_files = [] }) => [file_url, ...more_files]);
  const left = [...new Set(named.map((address) => sentPath(address, libraryId)))].filter(Boolean);
  if (left.length === 0) return;
  const bucket = (await objectStorage()).bucket(storageBucket());
  while (left.length > 0)
    await Promise.all(
      left.splice(0, FILES_AT_ONCE).map((path) => bucket.file(path).delete({ ignoreNotFound: true })),
    );
}
