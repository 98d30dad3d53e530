import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { PageNav } from '../page-nav';
import {
  CertificateLink,
  CourseTrail,
  DoneMark,
  ProgressLine,
  Requirements,
  useProgress,
} from './course-parts';
import { LessonBody } from './lesson-body';

interface WholeCourseProps {
  readonly course: PageCourse;
  /** of its lessons, counted from 1 */
  readonly page: number;
}

/** The lessons of a course one below the other, for reading in one go and for printing (S2.1-11). */
export function WholeCourseView({ course, page: number }: WholeCourseProps) {
  const { library, links } = useLibrary();
  const page = useProgress(course, '');
  const pages = course.textPages;
  const whole = COURSE_PAGE_TEXTS.wholeTitle(course.course_title);
  const title = number === 1 ? whole : COURSE_PAGE_TEXTS.pageOf(whole, number);
  useDocumentMeta(`${title} | ${companyName(library)}`, course.course_description);
  const titles = new Map(
    course.sections.flatMap(({ title: name, lessons: [first] }) => (first ? [[first.id, name]] : [])),
  );
  return (
    <div ref={page} className="course-page whole-course">
      <CourseTrail course={course} current={COURSE_PAGE_TEXTS.wholeCourse} />
      <header className="course-head">
        <PageTitle>{course.course_title}</PageTitle>
        {course.course_description !== '' && (
          <p className="course-description" dir="auto">
            {course.course_description}
          </p>
        )}
      </header>
      {course.outline.length > 0 && <Requirements course={course} />}
      {course.outline.length > 0 && (
        <ProgressLine count={course.outline.length} certificate={links.course(course.id)} />
      )}
      {course.lessons.map((lesson) => (
        <article key={lesson.id} className="article" id={`lesson-${lesson.id}`} data-lesson={lesson.id}>
          {(titles.get(lesson.id) ?? '') !== '' && (
            <h2 className="section-name" dir="auto">
              {titles.get(lesson.id)}
            </h2>
          )}
          <h3 className="lesson-name">
            <bdi>{lesson.lesson_title}</bdi> <DoneMark />
          </h3>
          {lesson.isLong ? (
            <p>
              <Link to={links.lesson(course.id, lesson.id)}>{COURSE_PAGE_TEXTS.longLesson}</Link>
            </p>
          ) : (
            <LessonBody course={course} lesson={lesson}>
              {lesson.id === course.outline.at(-1)?.id && <CertificateLink course={course} />}
            </LessonBody>
          )}
        </article>
      ))}
      {course.lessons.length === 0 && (
        <p className="muted">
          {course.outline.length === 0 ? COURSE_PAGE_TEXTS.noLessons : COURSE_PAGE_TEXTS.textsComing}
        </p>
      )}
      <PageNav
        page={number}
        pages={pages}
        hasNext={number < pages}
        to={(other) => links.wholeCourse(course.id, other)}
        Anchor={Link}
      />
    </div>
  );
}
