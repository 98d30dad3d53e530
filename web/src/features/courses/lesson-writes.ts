import type { LessonWords } from '@harborline/domain/courses/lesson-text';
import { lessonTextOf } from '@harborline/domain/courses/lesson-text';
import { addRow } from '@harborline/domain/courses/move-row';
import { type LessonTerms, type OutlineRow, readRows, termsOf } from '@harborline/domain/courses/outline';
import type { lessonDraftSchema } from '@harborline/domain/entities/content-copy';
import type { Course } from '@harborline/domain/entities/course';
import { lessonDraft, lessonDrafts } from '@harborline/domain/stores/content-drafts';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { inTransaction, type RecordTransaction } from '../../shared/store/in-transaction';
import { readRecords } from '../../shared/store/read-records';
import { CourseRefusal, outlineOf, readCourse, stamp, type Writer } from './course-writes';

/** What is written of a lesson: what it says, and what its line of the course says of it. */
export interface WrittenLesson {
  readonly id: string;
  readonly words: LessonWords;
  readonly terms: LessonTerms;
}

const rowOf = ({ id, words, terms }: WrittenLesson): OutlineRow => ({
  id,
  kind: words.lesson_kind,
  title: words.lesson_title,
  ...terms,
});

function withRow(rows: readonly OutlineRow[], row: OutlineRow, sectionId: string): readonly OutlineRow[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((one) => (one.id === row.id ? row : one))
    : addRow(rows, row, sectionId);
}

interface PlacedRow {
  readonly row: OutlineRow;
  /** where a new lesson goes, '' for the end of the course */
  readonly sectionId: string;
}

function putRow(
  transaction: RecordTransaction,
  course: Course,
  { row, sectionId }: PlacedRow,
  writer: Writer,
): void {
  const course_outline = outlineOf(withRow(readRows(course.course_outline), row, sectionId));
  // Of a published course also where the outline stays: its copies learn from its time that there is something new (U-12).
  if (course_outline === course.course_outline && !course.is_published) return;
  transaction.update(courseDocument(course.id), { course_outline, ...stamp(writer) });
}

/** Changes a stored lesson, and its line of the course. @throws CourseRefusal */
export function changeLesson(
  transaction: RecordTransaction,
  course: Course,
  lesson: WrittenLesson,
  writer: Writer,
): void {
  transaction.update(lessonDocument(lesson.id), { ...lesson.words, ...stamp(writer) });
  putRow(transaction, course, { row: rowOf(lesson), sectionId: '' }, writer);
}

interface NewLesson extends WrittenLesson {
  readonly courseId: string;
  /** '' for the end of the course */
  readonly sectionId: string;
}

/** Stores a new lesson and its line of the course, both at once. @throws FirebaseError, CourseRefusal */
export const createLesson = (
  firestore: Firestore,
  { courseId, sectionId, ...lesson }: NewLesson,
  writer: Writer,
): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const course = await readCourse(transaction, courseId, writer);
    if ((await transaction.read(lessonDocument(lesson.id))) !== null) throw new CourseRefusal('conflict');
    transaction.set(lessonDocument(lesson.id), {
      support_lib_id: writer.libraryId,
      course_ref: courseId,
      ...lesson.words,
      created_at: serverTimestamp(),
      ...stamp(writer),
    });
    putRow(transaction, course, { row: rowOf(lesson), sectionId }, writer);
  });

type Terms = Pick<z.output<typeof lessonDraftSchema>, 'is_read_to_end' | 'opens_after_days'>;

/** What a draft would have the course say of its lesson. */
export const draftedTerms = ({ is_read_to_end, opens_after_days }: Terms): LessonTerms =>
  termsOf({ isReadToEnd: is_read_to_end, opensAfterDays: opens_after_days });

const publishDraft = (
  firestore: Firestore,
  courseId: string,
  lessonId: string,
  writer: Writer,
): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const course = await readCourse(transaction, courseId, writer);
    const found = await transaction.read(lessonDocument(lessonId));
    const draft = await transaction.read(lessonDraft(lessonId));
    if (found === null || draft === null) return;
    const words = lessonTextOf(draft);
    changeLesson(transaction, course, { id: lessonId, words, terms: draftedTerms(draft) }, writer);
    transaction.delete(lessonDraft(lessonId));
  });

/** Publishes the changes of all lessons of a course, one after the other. @throws FirebaseError, CourseRefusal */
export async function publishDrafts(firestore: Firestore, courseId: string, writer: Writer): Promise<void> {
  const drafts = await readRecords(firestore, lessonDrafts(writer.libraryId, courseId));
  for (const { content_ref } of drafts) await publishDraft(firestore, courseId, content_ref, writer);
}
