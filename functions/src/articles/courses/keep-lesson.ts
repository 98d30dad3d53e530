import { isDeepStrictEqual } from 'node:util';
import { lessonTextOf } from '@harborline/domain/courses/lesson-text';
import { lessonRevision } from '@harborline/domain/stores/content-revisions';
import { course } from '@harborline/domain/stores/courses';
import { lesson } from '@harborline/domain/stores/lessons';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readRecord, type Stored, snapshotRecord } from '../../platform/store/read';
import { mergeRecord } from '../../platform/store/write';
import { forgetContent, keepContent, publishedTexts } from '../../revisions';

type Lesson = Stored<ReturnType<typeof lesson>['read']>;

interface LessonChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

/**
 * Keeps what visitors can read of a lesson, which is decided by its course, and what they could read before: a course
 * that is published writes none of its lessons. The draft and the revisions go with a deleted lesson (D-81).
 */
export async function keepLesson({ id, ...change }: LessonChange): Promise<void> {
  const document = lesson(id);
  const before = snapshotRecord(document.read, change.before);
  const after = snapshotRecord(document.read, change.after);
  if (after === undefined) {
    if (before) await forgetContent({ kind: 'lesson', document, id, libraryId: before.support_lib_id });
    return;
  }
  const isPublished = (await readRecord(course(after.course_ref)))?.is_published === true;
  const publication = {
    isLive: () => isPublished,
    isSame: (one: Lesson, other: Lesson) => isDeepStrictEqual(lessonTextOf(one), lessonTextOf(other)),
  };
  await keepContent({
    kind: 'lesson',
    document,
    id,
    ...publishedTexts<Lesson>(publication, { before, after }),
    keepsReplaced: true,
    write: (batch, { id: revision, head, text }) =>
      mergeRecord(batch, lessonRevision(revision), { kind: 'lesson', ...head, ...lessonTextOf(text) }),
  });
}
