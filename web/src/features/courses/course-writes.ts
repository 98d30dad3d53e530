import { type OutlineRow, readRows, writeRows } from '@harborline/domain/courses/outline';
import type { Course } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../shared/store/in-transaction';
import { newId } from '../../shared/store/new-id';
import { setRecord, updateRecord } from '../../shared/store/write-record';

export interface Writer {
  readonly uid: string;
  readonly libraryId: string;
}

/** Who has written, and when. */
export const stamp = ({ uid }: Writer) => ({ updated_at: serverTimestamp(), updated_by: uid });

/** Stores a new course, which visitors do not see yet. @returns its id @throws FirebaseError */
export async function createCourse(
  firestore: Firestore,
  { title, description }: { readonly title: string; readonly description: string },
  writer: Writer,
): Promise<string> {
  const id = newId(firestore);
  await setRecord(firestore, courseDocument(id), {
    support_lib_id: writer.libraryId,
    course_title: title,
    course_description: description,
    course_cover: '',
    course_outline: '',
    is_published: false,
    lessons_in_order: false,
    created_at: serverTimestamp(),
    ...stamp(writer),
  });
  return id;
}

type CourseChanges = Partial<
  Pick<
    Course,
    | 'course_title'
    | 'course_description'
    | 'course_cover'
    | 'is_published'
    | 'lessons_in_order'
    | 'required_courses'
  >
>;

/** Changes what stands at the head of a course. @throws FirebaseError */
export const changeCourse = (
  firestore: Firestore,
  id: string,
  changes: CourseChanges,
  writer: Writer,
): Promise<void> => updateRecord(firestore, courseDocument(id), { ...changes, ...stamp(writer) });

/** Why a course cannot take what was done. */
export class CourseRefusal extends Error {
  constructor(readonly reason: 'gone' | 'full' | 'too-long' | 'conflict') {
    super(`The course refuses: ${reason}`);
  }
}

/** The outline of rows that a course can hold. @throws CourseRefusal */
export function outlineOf(rows: readonly OutlineRow[]): string {
  if (rows.length > LIMITS.courseRows) throw new CourseRefusal('full');
  const outline = writeRows(rows);
  if (outline.length > LIMITS.courseOutline) throw new CourseRefusal('too-long');
  return outline;
}

/** A course of the writer's library. @throws FirebaseError, CourseRefusal */
export async function readCourse(transaction: RecordTransaction, id: string, writer: Writer) {
  const course = await transaction.read(courseDocument(id));
  if (course === null || course.support_lib_id !== writer.libraryId) throw new CourseRefusal('gone');
  return course;
}

/**
 * Changes the order of a course, its sections or its lessons' titles, from what they are now: teammates may arrange it
 * at the same time. @throws FirebaseError, CourseRefusal
 */
export const changeRows = (
  firestore: Firestore,
  id: string,
  change: (rows: readonly OutlineRow[]) => readonly OutlineRow[],
  writer: Writer,
): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const { course_outline } = await readCourse(transaction, id, writer);
    const outline = outlineOf(change(readRows(course_outline)));
    if (outline === course_outline) return;
    transaction.update(courseDocument(id), { course_outline: outline, ...stamp(writer) });
  });
