import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { Course } from '@harborline/domain/entities/course';
import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../../../platform/caller';
import { keyedId } from '../../../platform/keyed-id';

/** A course of the parent on its way to the library of a person of staff. */
export interface Copying {
  readonly origin: Course;
  readonly copyId: string;
  readonly staff: Staff;
}

/** Follows from both ids, so that learners keep their progress; keyed, so that nobody else can take it before. */
export const lessonIdIn = ({ copyId }: Copying, originId: string): string =>
  keyedId('course-copy', copyId, originId).slice(0, 20);

/** What is to be finished before the copy: the library's own copies of what the original requires, once there are any (D-87). */
export const requirementsOfCopy = ({ origin, staff }: Copying): string[] =>
  (origin.required_courses ?? []).map((id) => copyIdOf(staff.support_lib_id, id));

/** Who changes a document of the copy, and when. */
export const stamp = ({ staff }: Copying) => ({
  updated_at: FieldValue.serverTimestamp(),
  updated_by: staff.uid,
});
