import { isDeepStrictEqual } from 'node:util';
import { lessonTextOf } from '@harborline/domain/courses/lesson-text';
import type { Lesson } from '@harborline/domain/entities/course';
import { lessonRevision, lessonRevisions } from '@harborline/domain/stores/content-revisions';
import { course } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { findRecords, readRecord, snapshotRecord } from '../../platform/store/read';
import { mergeRecord } from '../../platform/store/write';
import { forgetContent, keepContent, publishedTexts } from '../../revisions';
import { filesOf, forgetUnusedFiles } from './lesson-files';

interface LessonChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

const isSame = (one: Lesson, other: Lesson): boolean =>
  isDeepStrictEqual(lessonTextOf(one), lessonTextOf(other));

/** Whether visitors can take a lesson. */
async function isShown({ course_ref, support_lib_id }: Lesson): Promise<boolean> {
  const found = await readRecord(course(course_ref));
  return found?.is_published === true && found.support_lib_id === support_lib_id;
}

/** Whether the latest revision of a lesson says what the lesson said; its terms alone may have changed since. */
async function isKept(lesson: Lesson): Promise<boolean> {
  const [latest] = await findRecords({ ...lessonRevisions(lesson.support_lib_id, lesson.id), limit: 1 });
  return latest !== undefined && isDeepStrictEqual(lessonTextOf(latest), lessonTextOf(lesson));
}

/**
 * Keeps what visitors read of a lesson, and deletes the files that nothing of it refers to; its draft and revisions go
 * with it (D-86). Publishing a course keeps nothing: the first change of a lesson since then keeps what it replaced.
 */
export async function keepLesson({ id, ...change }: LessonChange): Promise<void> {
  const document = lessonDocument(id);
  const before = snapshotRecord(document.read, change.before);
  const after = snapshotRecord(document.read, change.after);
  if (after !== undefined && (before === undefined || !isSame(before, after))) {
    const isLive = await isShown(after);
    const keepsReplaced = isLive && before !== undefined && !(await isKept(before));
    await keepContent({
      kind: 'lesson',
      document,
      id,
      keepsReplaced,
      ...publishedTexts<Lesson>({ isLive: () => isLive, isSame }, { before, after }),
      write: (batch, { id: revision, head, text }) =>
        mergeRecord(batch, lessonRevision(revision), {
          ...{ kind: 'lesson', ...head, course_ref: text.course_ref },
          ...lessonTextOf(text),
        }),
    });
  }
  if (before === undefined) return;
  const { support_lib_id: libraryId, course_ref: courseId } = before;
  const place = { libraryId, courseId, lessonId: id };
  if (after !== undefined) {
    const isReplaced = before.lesson_file?.address !== after.lesson_file?.address;
    return forgetUnusedFiles(place, isReplaced ? [before.lesson_file] : []);
  }
  const files = await filesOf(place);
  await forgetContent({ kind: 'lesson', document, id, libraryId });
  await forgetUnusedFiles(place, [before.lesson_file, ...files]);
}
