import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { PageNav } from '../page-nav';
import { Certificate } from './certificate';
import { CourseOutline } from './course-outline';
import {
  CourseCover,
  CourseTrail,
  followHere,
  ProgressLine,
  Requirements,
  useProgress,
} from './course-parts';

/** Leads to the first lesson, or to the one that the visitor goes on with. */
function CourseActions({ course }: { readonly course: PageCourse }) {
  const { links } = useLibrary();
  const [first] = course.outline;
  if (first === undefined) return null;
  return (
    <div className="button-row course-actions">
      <Link
        to={links.lesson(course.id, first.id)}
        className="button course-start"
        hidden={course.requirements.length > 0}
      >
        {COURSE_PAGE_TEXTS.start}
      </Link>
      <a
        href={links.lesson(course.id, first.id)}
        className="button course-resume"
        hidden
        onClick={followHere}
      >
        {COURSE_PAGE_TEXTS.resume} <bdi />
      </a>
      <Link to={links.wholeCourse(course.id)} className="button quiet">
        {COURSE_PAGE_TEXTS.wholeCourse}
      </Link>
    </div>
  );
}

interface CourseViewProps {
  readonly course: PageCourse;
  /** of its outline, counted from 1 */
  readonly page: number;
}

/** A course: what it is about, how far the visitor has come, and its lessons (S2.1-09, S2.1-10). */
export function CourseView({ course, page: number }: CourseViewProps) {
  const { library, links } = useLibrary();
  const page = useProgress(course, '');
  const { course_title: title, course_description: description, course_cover: cover } = course;
  const count = course.outline.length;
  const pages = Math.ceil(count / LIMITS.lessonsPerPage);
  const named = number === 1 ? title : COURSE_PAGE_TEXTS.pageOf(title, number);
  useDocumentMeta(`${named} | ${companyName(library)}`, description);
  return (
    <div ref={page} className="course-page">
      <CourseTrail current={title} />
      <header className="course-head">
        <CourseCover address={cover} />
        <PageTitle>{title}</PageTitle>
        {description !== '' && (
          <p className="course-description" dir="auto">
            {description}
          </p>
        )}
        <p className="muted">{COURSE_PAGE_TEXTS.lessons(count)}</p>
      </header>
      {count > 0 && <Requirements course={course} />}
      {count > 0 && <ProgressLine count={count} />}
      <CourseActions course={course} />
      {count > 0 && <Certificate course={course} />}
      <CourseOutline course={course} />
      <PageNav
        page={number}
        pages={pages}
        hasNext={number < pages}
        to={(other) => links.course(course.id, other)}
        Anchor={Link}
      />
    </div>
  );
}
