import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { CourseListPage } from './course-list-page';

/** Moving rows takes code that the list does without. */
const CoursePage = lateComponent(async () => (await import('../course/course-page')).CoursePage);

const DefaultCoursesPage = lateComponent(
  async () => (await import('../defaults/default-courses-page')).DefaultCoursesPage,
);

/** /admin/courses (S2.5-07): the courses of the library, the one that the URL names, or those of its parent. */
export function CoursesPage() {
  const [search] = useSearchParams();
  const courseId = search.get('course') ?? '';
  const isDefault = search.get('view') === 'default';
  if (courseId === '' && !isDefault) return <CourseListPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      {courseId === '' ? <DefaultCoursesPage /> : <CoursePage key={courseId} courseId={courseId} />}
    </Suspense>
  );
}
