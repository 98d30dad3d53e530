import type { PageCourse, PageCourses } from '@harborline/domain/help-center/page-content';
import { type Resource, useResource } from '../../../shared/hooks/use-resource';
import { useLibrary } from '../../../shared/library/library-scope';
import { resourceOf } from '../resource-keys';
import type { CoursePlace } from './load-courses';

/** What reads the database. Pages that the server rendered or served do without. */
const loadReads = () => import('./load-courses');

/** A page of the courses that visitors can take, by title. @param page counted from 1 */
export function useCourses(page: number): Resource<PageCourses> {
  const { library } = useLibrary();
  return useResource(resourceOf.courses(library.id, page), async () =>
    (await loadReads()).loadCourses(library, page),
  );
}

/** A course, with the text of one lesson or a page of its outline; null if visitors cannot have it. */
export function useCourse(courseId: string, place: CoursePlace): Resource<PageCourse | null> {
  const { library } = useLibrary();
  return useResource(resourceOf.course(library.id, courseId, place), async () =>
    (await loadReads()).loadCourse(library, courseId, place),
  );
}

/** A course with the texts of a page of its lessons; null if visitors cannot have it. @param page counted from 1 */
export function useWholeCourse(courseId: string, page: number): Resource<PageCourse | null> {
  const { library } = useLibrary();
  return useResource(resourceOf.wholeCourse(library.id, courseId, page), async () =>
    (await loadReads()).loadWholeCourse(library, courseId, page),
  );
}
