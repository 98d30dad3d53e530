import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import { listPage } from '@harborline/domain/help-center/list-page';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import type { ReactNode } from 'react';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import type { Resource } from '../../../shared/hooks/use-resource';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { usePageLocation } from '../../../shared/router/navigation';
import { NotFound } from '../../../shared/ui-public/not-found';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { PagePart } from '../page-part';
import { SearchBox } from '../search/search-box';
import { CourseList } from './course-list';
import { CourseGone, CourseTrail } from './course-parts';
import { CourseView } from './course-view';
import { LessonView } from './lesson-view';
import type { CoursePlace } from './load-courses';
import { useCourse, useCourses, useWholeCourse } from './use-courses';
import { WholeCourseView } from './whole-course-view';
import '../article/article.css';
import './courses.css';

interface FrameProps<Data> {
  readonly loaded: Resource<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What pages of courses have around their content, and in place of it. */
function CourseFrame<Data>({ loaded, children }: FrameProps<Data>) {
  return (
    <div className="page section narrow">
      <PagePart name="search">
        <SearchBox query="" />
      </PagePart>
      {loaded.status === 'failed' && <LoadFailed retry={loaded.retry} />}
      {loaded.status === 'loading' && (
        <Loading>
          <SkeletonLines count={2} className="title-skeleton" />
          <SkeletonLines count={7} className="card padded" />
        </Loading>
      )}
      {loaded.status === 'ready' && children(loaded.data)}
    </div>
  );
}

/** Shown where the library has no such course for visitors. */
function NoCourse() {
  const { library, links } = useLibrary();
  useDocumentMeta(`${COURSE_PAGE_TEXTS.gone} | ${companyName(library)}`, '');
  return (
    <CourseGone title={COURSE_PAGE_TEXTS.gone}>
      <Link to={links.courses()} className="button">
        {COURSE_PAGE_TEXTS.toCourses}
      </Link>
    </CourseGone>
  );
}

/** Shown where the course has no such lesson, or no such page of lessons. */
function NoLesson({ course }: { readonly course: PageCourse }) {
  const { library, links } = useLibrary();
  useDocumentMeta(`${COURSE_PAGE_TEXTS.lessonGone} | ${companyName(library)}`, '');
  return (
    <CourseGone title={COURSE_PAGE_TEXTS.lessonGone}>
      <Link to={links.course(course.id)} className="button">
        {COURSE_PAGE_TEXTS.toCourse}
      </Link>
    </CourseGone>
  );
}

/** The courses of the library (S2.1-03, S2.1-04). */
export function CoursesPage() {
  const { library, links } = useLibrary();
  const company = companyName(library);
  const page = listPage(usePageLocation().search);
  const title =
    page === 1 ? COURSE_PAGE_TEXTS.title : COURSE_PAGE_TEXTS.pageOf(COURSE_PAGE_TEXTS.title, page);
  useDocumentMeta(`${title} | ${company}`, COURSE_PAGE_TEXTS.description(company));
  return (
    <CourseFrame loaded={useCourses(page)}>
      {(courses) =>
        page > 1 && courses.entries.length === 0 ? (
          <NotFound home={links.home()} />
        ) : (
          <>
            <CourseTrail current={COURSE_PAGE_TEXTS.title} />
            <PageTitle>{COURSE_PAGE_TEXTS.title}</PageTitle>
            <CourseList courses={courses} page={page} />
          </>
        )
      }
    </CourseFrame>
  );
}

interface CourseOrLessonProps extends CoursePlace {
  readonly course: PageCourse;
}

function CourseOrLesson({ course, lessonId, page }: CourseOrLessonProps) {
  const isPastEnd = page > 1 && course.sections.length === 0;
  if (lessonId === '' && !isPastEnd) return <CourseView course={course} page={page} />;
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) return <NoLesson course={course} />;
  return <LessonView key={lessonId} course={course} lesson={lesson} />;
}

/** A course (S2.1-09, S2.1-10), or the lesson of it that the address names. */
export function CoursePage({ courseId }: { readonly courseId: string }) {
  const { search } = usePageLocation();
  const lessonId = lessonOf(search);
  const place = { lessonId, page: lessonId === '' ? listPage(search) : 1 };
  return (
    <CourseFrame loaded={useCourse(courseId, place)}>
      {(course) => (course === null ? <NoCourse /> : <CourseOrLesson course={course} {...place} />)}
    </CourseFrame>
  );
}

/** A whole course on one page (S2.1-11). */
export function WholeCoursePage({ courseId }: { readonly courseId: string }) {
  const page = listPage(usePageLocation().search);
  return (
    <CourseFrame loaded={useWholeCourse(courseId, page)}>
      {(course) => {
        if (course === null) return <NoCourse />;
        if (page > 1 && course.lessons.length === 0) return <NoLesson course={course} />;
        return <WholeCourseView course={course} page={page} />;
      }}
    </CourseFrame>
  );
}
