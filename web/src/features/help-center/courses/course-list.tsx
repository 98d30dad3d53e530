import type { PageCourseRow } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { CourseCover } from './course-parts';

/** The courses that visitors can take. */
export function CourseList({ courses }: { readonly courses: readonly PageCourseRow[] }) {
  const { links } = useLibrary();
  if (courses.length === 0) return <p className="muted">{COURSE_PAGE_TEXTS.empty}</p>;
  return (
    <ul className="course-cards">
      {courses.map(({ id, course_title, course_description, course_cover, lessonCount }) => (
        <li key={id} className="card">
          <Link to={links.course(id)} className="course-card">
            <CourseCover address={course_cover} />
            <h2 className="course-card-title" dir="auto">
              {course_title}
            </h2>
            <span className="course-description" dir="auto">
              {course_description}
            </span>
            <span className="muted">{COURSE_PAGE_TEXTS.lessons(lessonCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
