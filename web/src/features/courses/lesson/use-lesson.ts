import type { Course, Lesson } from '@harborline/domain/entities/course';
import { isId } from '@harborline/domain/entities/is-id';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { readRecord } from '../../../shared/store/read-records';

export interface LoadedLesson {
  readonly course: Course;
  /** null for a new one */
  readonly lesson: Lesson | null;
}

interface Wanted {
  readonly courseId: string;
  /** '' for a new one */
  readonly lessonId: string;
  readonly libraryId: string;
}

/** A lesson with its course; null if the library has none of these ids. @throws FirebaseError */
export async function loadLesson(
  firestore: Firestore,
  { courseId, lessonId, libraryId }: Wanted,
): Promise<LoadedLesson | null> {
  if (!isId(courseId) || (lessonId !== '' && !isId(lessonId))) return null;
  const [course, lesson] = await Promise.all([
    readRecord(firestore, courseDocument(courseId)),
    lessonId === '' ? null : readRecord(firestore, lessonDocument(lessonId)),
  ]);
  if (course === null || course.support_lib_id !== libraryId) return null;
  if (lessonId !== '' && lesson?.course_ref !== courseId) return null;
  return { course, lesson };
}

/** A lesson to edit. Read once, since the text must not change while its writer edits it. */
export function useLesson({ courseId, lessonId, libraryId }: Wanted) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => readOnce('lesson', () => loadLesson(firestore, { courseId, lessonId, libraryId })),
    [firestore, courseId, lessonId, libraryId],
  );
  return useSubscription(source);
}
