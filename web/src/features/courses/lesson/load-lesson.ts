import type { Course } from '@harborline/domain/entities/course';
import { isId } from '@harborline/domain/entities/is-id';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import type { Firestore } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';
import { type LoadedFrom, loadContent } from '../../../shared/writing/content/stored-content';
import { lessonPlace } from '../course-writes';

/** A lesson with its draft, and the course that decides who reads it. */
export interface LoadedLesson extends LoadedFrom<typeof lessonPlace> {
  readonly course: Course;
}

interface Wanted {
  readonly courseId: string;
  readonly lessonId: string;
  readonly libraryId: string;
}

/** A course; null if the library has none of that id. @throws FirebaseError */
export async function loadCourse(
  firestore: Firestore,
  { courseId, libraryId }: Pick<Wanted, 'courseId' | 'libraryId'>,
): Promise<Course | null> {
  if (!isId(courseId)) return null;
  const course = await readRecord(firestore, courseDocument(courseId));
  return course?.support_lib_id === libraryId ? course : null;
}

/** A lesson with its course; null if the library has none of these ids. @throws FirebaseError */
export async function loadLesson(
  firestore: Firestore,
  { courseId, lessonId, libraryId }: Wanted,
): Promise<LoadedLesson | null> {
  if (!isId(lessonId)) return null;
  const course = await loadCourse(firestore, { courseId, libraryId });
  if (course === null) return null;
  const found = await loadContent(firestore, lessonPlace(lessonId), libraryId);
  return found?.content.course_ref === courseId ? { ...found, course } : null;
}
