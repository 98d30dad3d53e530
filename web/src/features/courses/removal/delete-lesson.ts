import { readRows, writeRows } from '@harborline/domain/courses/outline';
import { lessonDraft } from '@harborline/domain/stores/content-drafts';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import type { Firestore } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../../shared/store/in-transaction';
import { isSavedByOther, type Saved, savedOf } from '../../../shared/writing/deletion/saved-by-other';
import { readCourse, stamp, type Writer } from '../course-writes';

/** Who has saved a lesson and its draft, and when; null where there is none. */
export interface LessonVersion {
  readonly lesson: Saved | null;
  readonly draft: Saved | null;
}

async function readVersion({ read }: RecordTransaction, id: string): Promise<LessonVersion> {
  const [lesson, draft] = await Promise.all([read(lessonDocument(id)), read(lessonDraft(id))]);
  return { lesson: savedOf(lesson), draft: savedOf(draft) };
}

/** The version of a lesson with its draft. @throws FirebaseError */
export const lessonVersion = (firestore: Firestore, id: string): Promise<LessonVersion> =>
  inTransaction(firestore, (transaction) => readVersion(transaction, id));

interface LessonDeletion {
  readonly courseId: string;
  readonly id: string;
  /** when somebody chose to delete it */
  readonly version: LessonVersion;
}

/**
 * Deletes a lesson, unless a teammate has changed it since. A trigger deletes its draft, revisions and files.
 * @returns whether it is gone @throws FirebaseError, CourseRefusal
 */
export const deleteLesson = (
  firestore: Firestore,
  { courseId, id, version }: LessonDeletion,
  writer: Writer,
): Promise<boolean> =>
  inTransaction(firestore, async (transaction) => {
    const course = await readCourse(transaction, courseId, writer);
    const { lesson, draft } = await readVersion(transaction, id);
    const isChanged =
      isSavedByOther(lesson, version.lesson, writer.uid) || isSavedByOther(draft, version.draft, writer.uid);
    // The draft of a lesson that is gone goes, too.
    if (lesson !== null && isChanged) return false;
    const rows = readRows(course.course_outline);
    const course_outline = writeRows(rows.filter((row) => row.id !== id));
    if (lesson !== null) transaction.delete(lessonDocument(id));
    if (course_outline !== writeRows(rows))
      transaction.update(courseDocument(courseId), { course_outline, ...stamp(writer) });
    return true;
  });
