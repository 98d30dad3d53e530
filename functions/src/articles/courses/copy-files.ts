import { storagePath } from '@harborline/domain/paths';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { publicAddress } from '../import/picture-address';

/** The name of a file in a folder, by its address; '' for one that lies elsewhere. @param folder with a slash at the end */
function nameIn(folder: string, address: string): string {
  const start = `/v0/b/${storageBucket()}/o/${encodeURIComponent(folder)}`;
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const name = path.startsWith(start) ? path.slice(start.length) : '';
  return /^[A-Za-z0-9._-]{1,120}$/.test(name) ? name : '';
}

interface Folders {
  readonly from: string;
  readonly to: string;
}

/** Copies a file into a folder of the library. @returns its address there; '' if the folder it was in has none such */
async function copyFile(address: string, { from, to }: Folders): Promise<string> {
  const name = nameIn(from, address);
  if (name === '') return '';
  const bucket = (await objectStorage()).bucket(storageBucket());
  const [source, target] = [bucket.file(from + name), bucket.file(to + name)];
  const [isThere] = await source.exists();
  if (!isThere) return '';
  await source.copy(target);
  return publicAddress(to + name);
}

/** A course, and the library that it belongs to. */
interface Place {
  readonly libraryId: string;
  readonly courseId: string;
}

/** Copies the cover of a course. @returns its address in the other library, '' without one */
export const copyCover = (address: string, from: Place, to: Place): Promise<string> =>
  copyFile(address, {
    from: storagePath.cover(from.libraryId, ''),
    to: storagePath.cover(to.libraryId, ''),
  });

/** Copies the file of a lesson. @returns its address in the other course, '' if it is gone */
export const copyLessonFile = (address: string, from: Place, to: Place): Promise<string> =>
  copyFile(address, {
    from: storagePath.lessonFile(from.libraryId, from.courseId, ''),
    to: storagePath.lessonFile(to.libraryId, to.courseId, ''),
  });
