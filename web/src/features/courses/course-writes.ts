import { addRow } from '@harborline/domain/courses/move-row';
import { type LessonTerms, type OutlineRow, readRows, writeRows } from '@harborline/domain/courses/outline';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { LIMITS } from '@harborline/domain/limits';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../shared/store/in-transaction';
import { newId } from '../../shared/store/new-id';
import { setRecord, updateRecord } from '../../shared/store/write-record';

export interface Writer {
  readonly uid: string;
  readonly libraryId: string;
}

const stamp = ({ uid }: Writer) => ({ updated_at: serverTimestamp(), updated_by: uid });

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
  Pick<Course, 'course_title' | 'course_description' | 'course_cover' | 'is_published' | 'lessons_in_order'>
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

function outlineOf(rows: readonly OutlineRow[]): string {
  if (rows.length > LIMITS.courseRows) throw new CourseRefusal('full');
  const outline = writeRows(rows);
  if (outline.length > LIMITS.courseOutline) throw new CourseRefusal('too-long');
  return outline;
}

async function readCourse(transaction: RecordTransaction, id: string, writer: Writer) {
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

export type LessonFields = Pick<
  Lesson,
  'lesson_title' | 'lesson_kind' | 'lesson_content' | 'lesson_video' | 'lesson_quiz' | 'lesson_file'
>;

export const versionOf = ({ seconds, nanoseconds }: TimestampLike): string => `${seconds}.${nanoseconds}`;

interface LessonToSave {
  readonly id: string;
  readonly courseId: string;
  readonly fields: LessonFields;
  readonly terms: LessonTerms;
  /** whether the writer has chosen or removed a file; else it is the one that the lesson has by now */
  readonly isFileNew: boolean;
  /** the version that its editor began with; null for a new lesson, 'any' to save over all */
  readonly expected: string | null;
  /** where a new lesson goes, '' for the end of the course */
  readonly sectionId: string;
}

const rowOf = ({ id, fields, terms }: LessonToSave): OutlineRow => ({
  id,
  kind: fields.lesson_kind,
  title: fields.lesson_title,
  ...terms,
});

function withLesson(rows: readonly OutlineRow[], row: OutlineRow, sectionId: string): readonly OutlineRow[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((one) => (one.id === row.id ? row : one))
    : addRow(rows, row, sectionId);
}

/** What is stored of a lesson: a file that its writer left alone may have been replaced by a teammate. */
function fieldsOver(found: Lesson | null, { fields, isFileNew }: LessonToSave): LessonFields {
  const isKept = found !== null && !isFileNew && fields.lesson_kind === 'file';
  return isKept && found.lesson_file !== null ? { ...fields, lesson_file: found.lesson_file } : fields;
}

/** Stores a lesson and its title in the course, both at once. @throws FirebaseError, CourseRefusal */
export const saveLesson = (firestore: Firestore, lesson: LessonToSave, writer: Writer): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const { id, courseId, expected, sectionId } = lesson;
    const course = await readCourse(transaction, courseId, writer);
    const found = await transaction.read(lessonDocument(id));
    if (expected !== null && found === null) throw new CourseRefusal('gone');
    const isOther = found !== null && expected !== 'any' && versionOf(found.updated_at) !== expected;
    if (isOther) throw new CourseRefusal('conflict');
    const fields = fieldsOver(found, lesson);
    const rows = withLesson(readRows(course.course_outline), rowOf(lesson), sectionId);
    const course_outline = outlineOf(rows);
    if (found === null) {
      transaction.set(lessonDocument(id), {
        support_lib_id: writer.libraryId,
        course_ref: courseId,
        ...fields,
        created_at: serverTimestamp(),
        ...stamp(writer),
      });
    } else transaction.update(lessonDocument(id), { ...fields, ...stamp(writer) });
    if (course_outline === course.course_outline) return;
    transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
  });

/** What undoing the deletion of a lesson needs. */
export interface RemovedLesson {
  readonly lesson: Lesson | null;
  readonly row: OutlineRow;
  readonly index: number;
}

/** Deletes a lesson. @throws FirebaseError, CourseRefusal */
export const removeLesson = (
  firestore: Firestore,
  courseId: string,
  lessonId: string,
  writer: Writer,
): Promise<RemovedLesson | null> =>
  inTransaction(firestore, async (transaction) => {
    const course = await readCourse(transaction, courseId, writer);
    const lesson = await transaction.read(lessonDocument(lessonId));
    const rows = readRows(course.course_outline);
    const index = rows.findIndex(({ id }) => id === lessonId);
    const row = rows[index];
    if (row === undefined) return null;
    const course_outline = writeRows(rows.filter(({ id }) => id !== lessonId));
    if (lesson !== null) transaction.delete(lessonDocument(lessonId));
    transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
    return { lesson, row, index };
  });

/** Puts a deleted lesson back where it was. @throws FirebaseError, CourseRefusal */
export const restoreLesson = (
  firestore: Firestore,
  courseId: string,
  { lesson, row, index }: RemovedLesson,
  writer: Writer,
): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const course = await readCourse(transaction, courseId, writer);
    const rows = readRows(course.course_outline).filter(({ id }) => id !== row.id);
    const course_outline = outlineOf([...rows.slice(0, index), row, ...rows.slice(index)]);
    if (lesson !== null) {
      const { support_lib_id, course_ref, lesson_title, lesson_kind } = lesson;
      const { lesson_content, lesson_video, lesson_quiz, lesson_file } = lesson;
      transaction.set(lessonDocument(row.id), {
        ...{ support_lib_id, course_ref, lesson_title, lesson_kind },
        ...{ lesson_content, lesson_video, lesson_quiz, lesson_file },
        created_at: serverTimestamp(),
        ...stamp(writer),
      });
    }
    transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
  });
