import type { PageCourse, PageCourseRow } from '@harborline/domain/help-center/page-content';
import { type Resource, useResource } from '../../../shared/hooks/use-resource';
import { useLibrary } from '../../../shared/library/library-scope';
import { resourceOf } from '../resource-keys';

/** What reads the database. Pages that the server rendered or served do without. */
const loadReads = () => import('./load-courses');

/** The courses that visitors can take, by title. */
export function useCourses(): Resource<readonly PageCourseRow[]> {
  const { library } = useLibrary();
  return useResource(resourceOf.courses(library.id), async () => (await loadReads()).loadCourses(library.id));
}

/** A course, with the text of one lesson; null if visitors cannot have it. @param lessonId '' for none */
export function useCourse(courseId: string, lessonId: string): Resource<PageCourse | null> {
  const { library } = useLibrary();
  return useResource(resourceOf.course(library.id, courseId, lessonId), async () =>
    (await loadReads()).loadCourse(library.id, courseId, lessonId),
  );
}

/** A course with the texts of a page of its lessons; null if visitors cannot have it. @param page counted from 1 */
export function useWholeCourse(courseId: string, page: number): Resource<PageCourse | null> {
  const { library } = useLibrary();
  return useResource(resourceOf.wholeCourse(library.id, courseId, page), async () =>
    (await loadReads()).loadWholeCourse(library.id, courseId, page),
  );
}
