import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { CourseListPage } from './course-list-page';

/** Moving rows takes code that the list does without. */
const CoursePage = lazy(async () => ({ default: (await import('../course/course-page')).CoursePage }));

/** /admin/courses (S2.5-07): the courses of the library, or the one that the URL names. */
export function CoursesPage() {
  const [search] = useSearchParams();
  const courseId = search.get('course') ?? '';
  if (courseId === '') return <CourseListPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <CoursePage key={courseId} courseId={courseId} />
    </Suspense>
  );
}
