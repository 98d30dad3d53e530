import { lessonsBeside, type OutlineLesson } from '@harborline/domain/courses/outline';
import type { PageCourse, PageLesson } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { CertificateLink, CourseTrail, ProgressLine, Requirements, useProgress } from './course-parts';
import { LessonBody } from './lesson-body';

interface LessonProps {
  readonly course: PageCourse;
  readonly lesson: PageLesson;
}

function BesideLink({
  course,
  lesson,
  rel,
}: {
  course: PageCourse;
  lesson: OutlineLesson;
  rel: 'prev' | 'next';
}) {
  const { links } = useLibrary();
  return (
    <Link to={links.lesson(course.id, lesson.id)} rel={rel}>
      <span>{rel === 'prev' ? COURSE_PAGE_TEXTS.previous : COURSE_PAGE_TEXTS.next}</span>
      <bdi>{lesson.title}</bdi>
    </Link>
  );
}

function Beside({ course, lesson }: LessonProps) {
  const { previous, next } = lessonsBeside(course.outline, lesson.id);
  if (previous === null && next === null) return null;
  return (
    <nav className="neighbours" aria-label={COURSE_PAGE_TEXTS.neighbours}>
      {previous && <BesideLink course={course} lesson={previous} rel="prev" />}
      {next && <BesideLink course={course} lesson={next} rel="next" />}
    </nav>
  );
}

/** Where to go once the lesson is done; hidden before that. */
function Onward({ course, lesson }: LessonProps) {
  const { links } = useLibrary();
  const { next } = lessonsBeside(course.outline, lesson.id);
  if (next === null) return <CertificateLink course={course} />;
  return (
    <Link to={links.lesson(course.id, next.id)} className="button" data-when-done="yes" hidden>
      {COURSE_PAGE_TEXTS.next}
    </Link>
  );
}

/** One lesson of a course. */
export function LessonView({ course, lesson }: LessonProps) {
  const { library, links } = useLibrary();
  const page = useProgress(course, lesson.id);
  const { lesson_title: title } = lesson;
  useDocumentMeta(`${title} – ${course.course_title} | ${companyName(library)}`, lesson.description);
  return (
    <div ref={page} className="course-page">
      <CourseTrail course={course} current={title} />
      <ProgressLine count={course.outline.length} certificate={links.course(course.id)} />
      <article className="article" data-lesson={lesson.id}>
        <PageTitle>{title}</PageTitle>
        <Requirements course={course} />
        <LessonBody course={course} lesson={lesson} awaitsProgress>
          <Onward course={course} lesson={lesson} />
        </LessonBody>
        <Beside course={course} lesson={lesson} />
      </article>
    </div>
  );
}
