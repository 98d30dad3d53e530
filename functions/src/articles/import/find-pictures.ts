import { storagePath } from '@harborline/domain/paths';
import { objectStorage, storageBucket } from '../../platform/firebase';

/** Which of some pictures a library has already, by their names in its folder. */
export async function findPictures(libraryId: string, objectNames: readonly string[]): Promise<string[]> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  const found = await Promise.all(
    objectNames.map((name) => bucket.file(storagePath.cover(libraryId, name)).exists()),
  );
  return objectNames.filter((_name, index) => found[index]?.[0] === true);
}
