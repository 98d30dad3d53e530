import { randomUUID } from 'node:crypto';
import type { LessonFile } from '@harborline/domain/entities/course';
import { uploadObjectName } from '@harborline/domain/files/shorten-file-name';
import { storagePath } from '@harborline/domain/paths';
import { objectStorage, storageBucket } from '../../../platform/firebase';
import { publicAddress } from '../../import/picture-address';
import type { Copying } from './copying';

/** The name of a file in a folder, by its address; '' for one that lies elsewhere. @param folder with a slash at the end */
function nameIn(folder: string, address: string): string {
  const start = `/v0/b/${storageBucket()}/o/${encodeURIComponent(folder)}`;
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const name = path.startsWith(start) ? path.slice(start.length) : '';
  return /^[A-Za-z0-9._-]{1,240}$/.test(name) ? name : '';
}

interface Source {
  readonly address: string;
  readonly folder: string;
}

/** Copies a file of a folder. @returns its new address; '' if the folder has no such file */
async function copyFile({ address, folder }: Source, target: string): Promise<string> {
  const name = nameIn(folder, address);
  if (name === '') return '';
  const bucket = (await objectStorage()).bucket(storageBucket());
  const source = bucket.file(folder + name);
  const [isThere] = await source.exists();
  if (!isThere) return '';
  await source.copy(bucket.file(target));
  return publicAddress(target);
}

const extensionOf = (address: string): string => /\.[A-Za-z0-9]{1,5}(?=[?#]|$)/.exec(address)?.[0] ?? '';

/** Copies the cover of a course, under a new name each time. @returns its address in the other library, '' without one */
export function copyCover({ origin, copyId, staff }: Copying): Promise<string> {
  const { course_cover: address, support_lib_id } = origin;
  const name = uploadObjectName(`cover${extensionOf(address)}`, randomUUID().slice(0, 8));
  const folder = storagePath.cover(support_lib_id, '');
  return copyFile({ address, folder }, storagePath.courseCover(staff.support_lib_id, copyId, name));
}

/**
 * Copies the file of a lesson, under a new name each time: what deletes the files of an earlier copy may still be about to.
 * @returns the file in the other course, null if it is gone
 */
export async function copyLessonFile(
  { origin, copyId, staff }: Copying,
  file: LessonFile,
): Promise<LessonFile | null> {
  const name = uploadObjectName(file.name, randomUUID());
  const folder = storagePath.lessonFile(origin.support_lib_id, origin.id, '');
  const target = storagePath.lessonFile(staff.support_lib_id, copyId, name);
  const address = await copyFile({ address: file.address, folder }, target);
  return address === '' ? null : { ...file, address };
}
