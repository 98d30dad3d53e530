import { objectStorage, storageBucket } from '../platform/firebase';

/**
 * Deletes the files whose paths begin like this, unless what they belong to is there again. It is asked after they were
 * listed, so that files of what comes back later are spared: they have names of their own.
 */
export async function forgetBelow(path: string, isThere: () => Promise<boolean>): Promise<void> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  const [files] = await bucket.getFiles({ prefix: path });
  if (files.length === 0 || (await isThere())) return;
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
