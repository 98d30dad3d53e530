import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { config } from '../platform/config';
import { objectStorage, storageBucket } from '../platform/firebase';
import { filePath } from './file-path';
import { ownFile } from './own-file';

interface LostCovers {
  readonly libraryId: string;
  readonly kind: 'news' | 'courses';
  /** how the paths of pictures begin that were uploaded for the text */
  readonly own: string;
  readonly addresses: readonly string[];
  /** whether a text shows a picture now: events may arrive late */
  isShown(address: string): Promise<boolean>;
}

/** Names of covers from before they held the id of their text. An import names pictures otherwise. */
const EARLIER = /^[0-9a-f]{8}-cover\.[a-z]+$/;

/** Path of a picture that was uploaded as the cover of a text, or '' for anything else. */
function coverPath(address: string, { libraryId, kind, own }: LostCovers): string {
  const bucket = { bucket: storageBucket(), isLocal: config().environment === 'local' };
  const file = ownFile(address, storagePath.cover(libraryId, ''), bucket);
  if (file === '') return '';
  const path = filePath(file);
  const start = storagePath.cover(libraryId, COVER_PREFIX[kind]);
  const isEarlier = path.startsWith(start) && EARLIER.test(path.slice(start.length));
  return isEarlier || path.startsWith(own) ? path : '';
}

/** Deletes covers that a text showed, unless it or another shows them now. */
export async function forgetCovers(lost: LostCovers): Promise<void> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  for (const address of new Set(lost.addresses)) {
    const path = coverPath(address, lost);
    if (path !== '' && !(await lost.isShown(address)))
      await bucket.file(path).delete({ ignoreNotFound: true });
  }
}
