import { course } from '@harborline/domain/stores/courses';
import type { Firestore } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { readRecord } from '../../../shared/store/read-records';
import { versionOf } from '../../../shared/store/version-of';
import { changeCourse, type Writer } from '../course-writes';

/** Takes a course from visitors, also one that they do not see: the log then names who deleted it. @returns its version @throws FirebaseError */
export async function withdrawCourse(
  firestore: Firestore,
  id: string,
  writer: Writer,
): Promise<string | null> {
  await changeCourse(firestore, id, { is_published: false }, writer);
  const changed = await readRecord(firestore, course(id));
  return changed === null ? null : versionOf(changed.updated_at);
}

/**
 * Deletes a course that was withdrawn, unless somebody has changed it since. A trigger deletes its lessons.
 * @returns whether it is gone @throws FirebaseError
 */
export const deleteCourse = (firestore: Firestore, id: string, version: string | null): Promise<boolean> =>
  inTransaction(firestore, async (transaction) => {
    const found = await transaction.read(course(id));
    if (found === null) return true;
    if (found.is_published || versionOf(found.updated_at) !== version) return false;
    transaction.delete(course(id));
    return true;
  });
