import type { PageCourses } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { StatePanel } from '../../../shared/ui-public/state-panels';
import { PageNav } from '../page-nav';
import { CourseCover } from './course-parts';

interface CourseListProps {
  readonly courses: PageCourses;
  /** counted from 1 */
  readonly page: number;
}

/** A page of the courses that visitors can take. */
export function CourseList({ courses: { entries, total }, page }: CourseListProps) {
  const { links } = useLibrary();
  const pages = Math.ceil(total / LIMITS.coursesPerPage);
  return (
    <>
      {entries.length === 0 && <StatePanel icon="file" title={COURSE_PAGE_TEXTS.empty} />}
      <ul className="course-cards">
        {entries.map(({ id, course_title, course_description, course_cover, lessonCount }) => (
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
      <PageNav page={page} pages={pages} hasNext={page < pages} to={links.courses} Anchor={Link} />
    </>
  );
}
