import { isLessonOf } from '@harborline/domain/courses/is-lesson-of';
import { lessonIds } from '@harborline/domain/courses/outline';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import { characters } from '@harborline/domain/entities/writes/written';
import type { CourseResult } from '@harborline/domain/import/courses-job';
import type { ImportResult, PlacedArticle } from '@harborline/domain/import/import-job';
import type { SourceCourse } from '@harborline/domain/import/read-courses';
import { LIMITS } from '@harborline/domain/limits';
import { importSource } from '@harborline/domain/stores/bookkeeping';
import { lessonDrafts } from '@harborline/domain/stores/content-drafts';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findIds, readEach, readRecord } from '../../platform/store/read';
import { deleteRecord, setRecord, updateRecord } from '../../platform/store/write';
import { decideChange } from './decide-change';
import { isEmptied } from './final-html';
import type { ImportRun } from './import-run';
import { momentOf } from './moment-of';
import {
  type CoursesRun,
  type PreparedCourse,
  type PreparedLesson,
  prepareCourse,
  textHash,
} from './prepare-course';

/** What there is of a course here. */
interface StoredCourse {
  readonly course: Course | undefined;
  readonly record: Parameters<typeof decideChange>[0]['record'];
  /** of its outline, and those that the import would write, by id */
  readonly lessons: ReadonlyMap<string, Lesson>;
  /** whether a lesson has changes that are not published */
  readonly hasDraft: boolean;
}

async function readStored(
  run: CoursesRun,
  prepared: PreparedCourse,
  transaction: Transaction,
): Promise<StoredCourse> {
  const [record, course] = await Promise.all([
    readRecord(importSource(prepared.recordId), transaction),
    readRecord(courseDocument(prepared.id), transaction),
  ]);
  const ids = new Set([...lessonIds(course?.course_outline ?? ''), ...prepared.lessons.map(({ id }) => id)]);
  const found = await readEach([...ids].map(lessonDocument), transaction);
  const lessons = found.flatMap((lesson) => (lesson ? [[lesson.id, lesson] as const] : []));
  const drafts = await findIds({ ...lessonDrafts(run.library.id, prepared.id), limit: 1 }, transaction);
  return { course, record, lessons: new Map(lessons), hasDraft: drafts.length > 0 };
}

const storedHash = ({ lessons }: StoredCourse, course: Course): string =>
  textHash(
    course,
    lessonIds(course.course_outline).map((id) => lessons.get(id)),
  );

/** Why a course cannot be stored, whatever is here; '' if it can. */
function refusalOf({ lessons, text }: PreparedCourse): string {
  const long = lessons.find(
    ({ text: { lesson_content } }) => characters(lesson_content) > LIMITS.articleContent,
  );
  if (long !== undefined) return IMPORT_TEXTS.lessonTooLong(long.source.sourceId);
  const emptied = lessons.find(({ source, text: { lesson_content } }) =>
    isEmptied(source.html, lesson_content),
  );
  if (emptied !== undefined) return IMPORT_TEXTS.lessonEmptied(emptied.source.sourceId);
  return text.course_outline.length > LIMITS.courseOutline ? IMPORT_TEXTS.outlineTooLong : '';
}

function decide(run: CoursesRun, prepared: PreparedCourse, stored: StoredCourse) {
  const { course, record, lessons } = stored;
  const reason = refusalOf(prepared);
  if (reason !== '') return { outcome: 'refused', reason, isPublishing: false } as const;
  const place = { id: prepared.id, support_lib_id: run.library.id };
  const isOwnCourse = course === undefined || course.support_lib_id === place.support_lib_id;
  const isOwn = isOwnCourse && [...lessons.values()].every((lesson) => isLessonOf(lesson, place));
  // Something of another library or course is in the way, even if there is no course yet.
  const missing = isOwn ? undefined : '';
  return decideChange({
    sourceHash: prepared.sourceHash,
    record,
    storedHash: course ? storedHash(stored, course) : missing,
    isOwn,
    hasDraft: stored.hasDraft,
    isProtected: course?.is_published === true && !run.editor.mayPublish,
    mayPublish: run.publishes && prepared.source.isPublished,
  });
}

const stamp = ({ editor }: ImportRun) => ({
  updated_at: FieldValue.serverTimestamp(),
  updated_by: editor.uid,
});

function writeLessons(
  run: CoursesRun,
  prepared: PreparedCourse,
  { lessons: stored, course }: StoredCourse,
  transaction: Transaction,
): void {
  const nowMs = Date.now();
  for (const lesson of prepared.lessons) {
    if (outcomeOf(lesson, stored) === 'unchanged' && course !== undefined) continue;
    const { createdMs } = lesson.source;
    setRecord(transaction, lessonDocument(lesson.id), {
      support_lib_id: run.library.id,
      course_ref: prepared.id,
      ...lesson.text,
      lesson_video: '',
      lesson_quiz: '',
      lesson_file: null,
      created_at: stored.get(lesson.id)?.created_at ?? momentOf(createdMs, nowMs),
      ...stamp(run),
    });
  }
  const kept = new Set(prepared.lessons.map(({ id }) => id));
  for (const id of stored.keys()) if (!kept.has(id)) deleteRecord(transaction, lessonDocument(id));
}

interface CourseChange {
  readonly prepared: PreparedCourse;
  readonly stored: StoredCourse;
  readonly isPublishing: boolean;
}

function writeCourse(
  run: CoursesRun,
  { prepared, stored, isPublishing }: CourseChange,
  transaction: Transaction,
): void {
  const { id, text, recordId, sourceHash, lessons } = prepared;
  writeLessons(run, prepared, stored, transaction);
  if (stored.course) {
    const is_published = stored.course.is_published || isPublishing;
    updateRecord(transaction, courseDocument(id), { ...text, is_published, ...stamp(run) });
  } else {
    setRecord(transaction, courseDocument(id), {
      support_lib_id: run.library.id,
      ...text,
      course_cover: '',
      is_published: isPublishing,
      lessons_in_order: false,
      created_at: FieldValue.serverTimestamp(),
      ...stamp(run),
    });
  }
  setRecord(transaction, importSource(recordId), {
    support_lib_id: run.library.id,
    target_id: id,
    source_hash: sourceHash,
    written_hash: textHash(
      text,
      lessons.map((lesson) => lesson.text),
    ),
    was_published: isPublishing || (stored.course !== undefined && stored.record?.was_published === true),
  });
}

/** What becomes of a lesson of a course that is written. */
function outcomeOf(
  { id, text }: PreparedLesson,
  stored: ReadonlyMap<string, Lesson>,
): ImportResult['outcome'] {
  const found = stored.get(id);
  if (found === undefined) return 'created';
  const isSame = found.lesson_title === text.lesson_title && found.lesson_content === text.lesson_content;
  return isSame && found.lesson_kind === text.lesson_kind ? 'unchanged' : 'changed';
}

/**
 * Imports a course with its lessons, all or nothing: if somebody edited one of them here since, the course stays as it
 * is. Lessons that are gone from its source go here, too.
 * @param sources all lessons of the course, in their order
 */
export const importCourse = (
  run: CoursesRun,
  source: SourceCourse,
  sources: readonly PlacedArticle[],
): Promise<CourseResult> =>
  firestore().runTransaction(async (transaction) => {
    const prepared = prepareCourse(run, source, sources);
    const stored = await readStored(run, prepared, transaction);
    const { outcome, reason, isPublishing } = decide(run, prepared, stored);
    const isWritten = outcome === 'created' || outcome === 'changed';
    if (isWritten && !run.isDryRun) writeCourse(run, { prepared, stored, isPublishing }, transaction);
    return {
      course: { sourceId: source.sourceId, outcome, reason, id: prepared.id },
      lessons: prepared.lessons.map((lesson) => ({
        sourceId: lesson.source.sourceId,
        outcome: isWritten ? outcomeOf(lesson, stored.lessons) : outcome,
        reason,
        id: lesson.id,
      })),
    };
  });
