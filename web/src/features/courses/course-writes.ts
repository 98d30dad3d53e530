import type { LessonText } from '@harborline/domain/courses/lesson-text';
import { addRow } from '@harborline/domain/courses/move-row';
import { type OutlineRow, readRows, writeRows } from '@harborline/domain/courses/outline';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { lessonDraft } from '@harborline/domain/stores/content-drafts';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../shared/store/in-transaction';
import { newId } from '../../shared/store/new-id';
import { setRecord, updateRecord } from '../../shared/store/write-record';
import { saveContent } from '../../shared/writing/content/stored-content';
import type { SaveRequest, SaveResult, TextIntent, Writer } from '../../shared/writing/editing/text-kind';

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
    created_at: serverTimestamp(),
    ...stamp(writer),
  });
  return id;
}

type CourseChanges = Partial<
  Pick<Course, 'course_title' | 'course_description' | 'course_cover' | 'is_published'>
>;

/** Changes what stands at the head of a course. @throws FirebaseError */
export const changeCourse = (
  firestore: Firestore,
  id: string,
  changes: CourseChanges,
  writer: Writer,
): Promise<void> => updateRecord(firestore, courseDocument(id), { ...changes, ...stamp(writer) });

/** Deletes a course, unless visitors see it again. A trigger deletes its lessons. @throws FirebaseError */
export const deleteCourse = (firestore: Firestore, id: string): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const found = await transaction.read(courseDocument(id));
    if (found !== null && !found.is_published) transaction.delete(courseDocument(id));
  });

/** Why a course cannot take what was done. */
export class CourseRefusal extends Error {
  constructor(readonly reason: 'gone' | 'full' | 'too-long') {
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

interface NewLesson {
  readonly id: string;
  readonly courseId: string;
  readonly fields: LessonText;
  /** the section it goes to, '' for the end of the course */
  readonly sectionId: string;
}

const rowOf = (id: string, { lesson_kind, lesson_title }: LessonText): OutlineRow => ({
  id,
  kind: lesson_kind,
  title: lesson_title,
});

function withLesson(rows: readonly OutlineRow[], row: OutlineRow, sectionId: string): readonly OutlineRow[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((one) => (one.id === row.id ? row : one))
    : addRow(rows, row, sectionId);
}

/** Stores a new lesson and its title in the course, both at once. @throws FirebaseError, CourseRefusal */
export const createLesson = (firestore: Firestore, lesson: NewLesson, writer: Writer): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const { id, courseId, fields, sectionId } = lesson;
    const course = await readCourse(transaction, courseId, writer);
    const rows = withLesson(readRows(course.course_outline), rowOf(id, fields), sectionId);
    const course_outline = outlineOf(rows);
    transaction.set(lessonDocument(id), {
      support_lib_id: writer.libraryId,
      course_ref: courseId,
      ...fields,
      created_at: serverTimestamp(),
      ...stamp(writer),
    });
    transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
  });

interface LessonToSave extends Pick<SaveRequest<unknown>, 'id' | 'expected'> {
  readonly fields: LessonText;
  readonly courseId: string;
  readonly intent: TextIntent;
  isTakenBack(lesson: Lesson): boolean;
}

export const lessonPlace = (id: string) => ({ content: lessonDocument(id), draft: lessonDraft(id) });

/**
 * Performs the writer's action. What visitors read of a published course stays until 'publish'; a lesson and its title
 * in the course change at once. @throws FirebaseError, CourseRefusal
 */
export function saveLesson(
  firestore: Firestore,
  { id, courseId, fields, intent, expected, isTakenBack }: LessonToSave,
  writer: Writer,
): Promise<SaveResult> {
  let course: Course | null = null;
  return saveContent(firestore, lessonPlace(id), {
    intent,
    expected,
    isTakenBack,
    prepare: async (transaction) => {
      course = await readCourse(transaction, courseId, writer);
    },
    writeDraft: (transaction) =>
      transaction.set(lessonDraft(id), {
        ...{ kind: 'lesson', support_lib_id: writer.libraryId, content_ref: id },
        ...fields,
        ...stamp(writer),
      }),
    write(transaction) {
      transaction.update(lessonDocument(id), { ...fields, ...stamp(writer) });
      if (course === null) return;
      const rows = withLesson(readRows(course.course_outline), rowOf(id, fields), '');
      const course_outline = outlineOf(rows);
      if (course_outline !== course.course_outline)
        transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
    },
  });
}

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
      const { support_lib_id, course_ref, lesson_title, lesson_kind, lesson_content, lesson_video } = lesson;
      transaction.set(lessonDocument(row.id), {
        ...{ support_lib_id, course_ref, lesson_title, lesson_kind, lesson_content, lesson_video },
        created_at: serverTimestamp(),
        ...stamp(writer),
      });
    }
    transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
  });
