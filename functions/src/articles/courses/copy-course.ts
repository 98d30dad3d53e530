import * as contract from '@harborline/domain/api/articles/courses';
import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { readRows, writeRows } from '@harborline/domain/courses/outline';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import { may } from '@harborline/domain/permissions/may';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { keyedId } from '../../platform/keyed-id';
import { readEach, readRecord } from '../../platform/store/read';
import { deleteRecord, inBatch, setRecord } from '../../platform/store/write';
import { copyCover, copyLessonFile } from './copy-files';

/** As many writes as one commit takes. */
const BATCH = 400;

/** A published course of the library's parent. @throws ApiError 'not-found' for any other */
async function readOrigin(courseId: string, { support_lib_id }: Staff): Promise<Course> {
  const [library, origin] = await readEach([libraryDocument(support_lib_id), courseDocument(courseId)]);
  const isOffered = origin?.is_published === true && origin.support_lib_id === library?.parent_lib_id;
  if (!isOffered || library?.parent_lib_id === '') throw new ApiError('not-found');
  return origin;
}

const lessonIds = (outline: string): string[] =>
  readRows(outline).flatMap(({ kind, id }) => (kind === 'section' ? [] : [id]));

interface Copying {
  readonly origin: Course;
  readonly copyId: string;
  readonly staff: Staff;
}

/** Follows from both ids, so that learners keep their progress; keyed, so that nobody else can take it before. */
const lessonIdIn = ({ copyId }: Copying, originId: string): string =>
  keyedId('course-copy', copyId, originId).slice(0, 20);

const stamp = ({ uid }: Staff) => ({ updated_at: FieldValue.serverTimestamp(), updated_by: uid });

const placesOf = ({ origin, copyId, staff }: Copying) =>
  [
    { libraryId: origin.support_lib_id, courseId: origin.id },
    { libraryId: staff.support_lib_id, courseId: copyId },
  ] as const;

/** A file that is gone leaves its lesson as a text. */
async function lessonOf(copying: Copying, lesson: Lesson) {
  const { lesson_title, lesson_content, lesson_video, lesson_quiz, lesson_file } = lesson;
  const address = lesson_file && (await copyLessonFile(lesson_file.address, ...placesOf(copying)));
  const isFileGone = lesson.lesson_kind === 'file' && !address;
  return {
    id: lessonIdIn(copying, lesson.id),
    originId: lesson.id,
    data: {
      support_lib_id: copying.staff.support_lib_id,
      course_ref: copying.copyId,
      ...{ lesson_title, lesson_content, lesson_video, lesson_quiz },
      lesson_kind: isFileGone ? ('text' as const) : lesson.lesson_kind,
      lesson_file: lesson_file && address ? { ...lesson_file, address } : null,
      created_at: FieldValue.serverTimestamp(),
      ...stamp(copying.staff),
    },
  };
}

type CopiedLesson = Awaited<ReturnType<typeof lessonOf>>;

async function copyLessons(copying: Copying): Promise<CopiedLesson[]> {
  const found = await readEach(lessonIds(copying.origin.course_outline).map(lessonDocument));
  const lessons: CopiedLesson[] = [];
  // One after the other: each may copy a file.
  for (const lesson of found)
    if (lesson?.course_ref === copying.origin.id) lessons.push(await lessonOf(copying, lesson));
  return lessons;
}

function outlineOf({ origin }: Copying, lessons: readonly CopiedLesson[]): string {
  const copied = new Map(lessons.map((lesson) => [lesson.originId, lesson]));
  return writeRows(
    readRows(origin.course_outline).flatMap((row) => {
      if (row.kind === 'section') return [row];
      const lesson = copied.get(row.id);
      return lesson ? [{ ...row, id: lesson.id, kind: lesson.data.lesson_kind }] : [];
    }),
  );
}

async function inBatches<Item>(
  items: readonly Item[],
  write: (batch: FirebaseFirestore.WriteBatch, item: Item) => void,
): Promise<void> {
  for (let first = 0; first < items.length; first += BATCH)
    await inBatch((batch) => {
      for (const item of items.slice(first, first + BATCH)) write(batch, item);
    });
}

/** Writes the lessons first, so that no outline names one that is not there. */
async function writeCopy(copying: Copying, before: Course | undefined): Promise<void> {
  const { origin, copyId, staff } = copying;
  const lessons = await copyLessons(copying);
  await inBatches(lessons, (batch, { id, data }) => setRecord(batch, lessonDocument(id), data));
  const { course_title, course_description, lessons_in_order = false, updated_at } = origin;
  const data = {
    support_lib_id: staff.support_lib_id,
    ...{ course_title, course_description, lessons_in_order },
    course_cover: await copyCover(origin.course_cover, ...placesOf(copying)),
    course_outline: outlineOf(copying, lessons),
    is_published: before?.is_published ?? false,
    origin_ref: origin.id,
    origin_updated_at: new Timestamp(updated_at.seconds, updated_at.nanoseconds),
    created_at: before
      ? new Timestamp(before.created_at.seconds, before.created_at.nanoseconds)
      : FieldValue.serverTimestamp(),
    ...stamp(staff),
  };
  await inBatch((batch) => setRecord(batch, courseDocument(copyId), data));
  const kept = new Set(lessons.map(({ id }) => id));
  const gone = lessonIds(before?.course_outline ?? '').filter((id) => !kept.has(id));
  await inBatches(gone, (batch, id) => deleteRecord(batch, lessonDocument(id)));
}

/**
 * POST course_copies: the library's own copy of a course of its parent (U-12). It has lessons and files of its own, which
 * stay when the parent changes or deletes theirs.
 */
export const copyCourse = staffEndpoint(contract.copyCourse, async ({ course_id, replaces }, staff) => {
  const origin = await readOrigin(course_id, staff);
  const copyId = copyIdOf(staff.support_lib_id, origin.id);
  const before = await readRecord(courseDocument(copyId));
  if (before && before.support_lib_id !== staff.support_lib_id) throw new ApiError('conflict');
  if (before?.is_published && replaces && !may(staff, 'Courses.publish', config().defaultLibraryId))
    throw new ApiError('forbidden');
  if (!before || replaces) await writeCopy({ origin, copyId, staff }, before);
  return { course_id: copyId, is_new: before === undefined };
});
