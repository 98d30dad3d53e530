import { storagePath } from '@harborline/domain/paths';
import type { Audience } from '../firebase/app';
import { storage } from '../firebase/storage';
import { maySendMore } from './ask-quota';
import { OverQuota } from './over-quota';
import { storeUpload } from './store-upload';

export { fileProblem } from './store-upload';

export interface UploadOwner {
  readonly audience: Audience;
  readonly libraryId: string;
  readonly uid: string;
}

/** What has arrived, so that another attempt to send sends only the rest. */
const arrived = new WeakMap<File, { readonly folder: string; readonly url: string }>();

const pathIn =
  ({ libraryId, uid }: Pick<UploadOwner, 'libraryId' | 'uid'>) =>
  (name: string) =>
    storagePath.visitorUpload(libraryId, uid, name);

async function uploadFile(
  file: File,
  { audience, libraryId, uid }: UploadOwner,
  onProgress: (percent: number) => void,
): Promise<string> {
  const pathOf = pathIn({ libraryId, uid });
  const earlier = arrived.get(file);
  const url =
    earlier?.folder === pathOf('')
      ? earlier.url
      : await storeUpload(storage(audience), file, pathOf, onProgress);
  arrived.set(file, { folder: pathOf(''), url });
  onProgress(100);
  return url;
}

/**
 * Uploads files into the sender's own folder of the library, side by side.
 * @param onProgress gets the percentage of each file, in their order
 * @returns their download URLs, in their order
 * @throws UploadFailed, OverQuota
 */
export async function uploadFiles(
  files: readonly File[],
  owner: UploadOwner,
  onProgress: (percentages: readonly number[]) => void,
): Promise<string[]> {
  const left = files.filter((file) => arrived.get(file)?.folder !== pathIn(owner)(''));
  if (left.length > 0 && !(await maySendMore(left.length, owner))) throw new OverQuota('Too many files');
  const percentages = files.map(() => 0);
  return Promise.all(
    files.map((file, index) =>
      uploadFile(file, owner, (percent) => {
        percentages[index] = percent;
        onProgress([...percentages]);
      }),
    ),
  );
}
