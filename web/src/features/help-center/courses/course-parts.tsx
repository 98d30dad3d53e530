import type { LessonLock } from '@harborline/domain/courses/lesson-lock';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useMissingPage } from '../../../shared/hooks/use-document-meta';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { navigate } from '../../../shared/router/navigation';
import { isPlainClick } from '../../../shared/router/plain-click';
import { Icon } from '../../../shared/ui-public/icons';
import { StatePanel } from '../../../shared/ui-public/state-panels';
import { courseOnPage } from './course-on-page';
import { lockText } from './lock-text';
import { showProgress } from './show-progress';

/** Follows a link whose address the visitor's progress decides. */
export function followHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event) || event.currentTarget.pathname === '') return;
  event.preventDefault();
  navigate(event.currentTarget.pathname + event.currentTarget.search);
}

interface TrailProps {
  /** between the list of courses and this page */
  readonly course?: PageCourse;
  readonly current: string;
}

/** The path from the front page to a page of courses. */
export function CourseTrail({ course, current }: TrailProps) {
  const { links } = useLibrary();
  return (
    <div className="trail">
      <nav aria-label={COURSE_PAGE_TEXTS.trail} className="breadcrumb">
        <ol>
          <li>
            <Link to={links.home()}>{HELP_CENTER_TEXTS.breadcrumbHome}</Link>
          </li>
          {current !== COURSE_PAGE_TEXTS.title && (
            <li>
              <Link to={links.courses()}>{COURSE_PAGE_TEXTS.title}</Link>
            </li>
          )}
          {course !== undefined && (
            <li>
              <Link to={links.course(course.id)}>
                <bdi>{course.course_title}</bdi>
              </Link>
            </li>
          )}
          <li aria-current="page">
            <bdi>{current}</bdi>
          </li>
        </ol>
      </nav>
    </div>
  );
}

/** The picture of a course; nothing if it has none, or one that may not be shown. */
export function CourseCover({ address }: { readonly address: string }) {
  if (address === '' || !isAllowedImage(address)) return null;
  return <img src={address} alt="" className="course-cover" loading="lazy" decoding="async" />;
}

/** Shown where there is no course or no lesson. */
export function CourseGone({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useMissingPage();
  return (
    <StatePanel isPage icon="file" title={title}>
      <p className="muted">{COURSE_PAGE_TEXTS.goneHint}</p>
      <div className="button-row">{children}</div>
    </StatePanel>
  );
}

interface ProgressProps {
  /** lessons of the course */
  readonly count: number;
  /** where the certificate of the finished course is; not for the page that has it */
  readonly certificate?: string;
}

/** How far the visitor has come: nowhere, until more is known. */
export function ProgressLine({ count, certificate }: ProgressProps) {
  return (
    <div className="course-progress">
      <progress max={count} value={0} aria-label={COURSE_PAGE_TEXTS.progress} />
      <p>
        <span className="done-count">0</span> {COURSE_PAGE_TEXTS.ofDone(count)}
        <span className="course-finished" hidden>
          {' '}
          {COURSE_PAGE_TEXTS.allDone}{' '}
          {certificate !== undefined && <Link to={certificate}>{COURSE_PAGE_TEXTS.getCertificate}</Link>}
        </span>
      </p>
    </div>
  );
}

/** Leads from the last lesson of a finished course to its certificate; hidden until it is finished. */
export function CertificateLink({ course }: { readonly course: PageCourse }) {
  const { links } = useLibrary();
  return (
    <Link to={links.course(course.id)} className="button course-finished" hidden>
      {COURSE_PAGE_TEXTS.getCertificate}
    </Link>
  );
}

/** Stands at a lesson that is done; hidden until that is known. */
export function DoneMark() {
  return (
    <span className="lesson-mark" hidden>
      <Icon name="check" />
      <span className="visually-hidden">{COURSE_PAGE_TEXTS.done}</span>
    </span>
  );
}

/** Names the courses to finish before this one (D-87), each with a mark once it is finished; nothing if there are none. */
export function Requirements({ course: { requirements } }: { readonly course: PageCourse }) {
  const { links } = useLibrary();
  if (requirements.length === 0) return null;
  return (
    <div className="course-requirements">
      <p>{COURSE_PAGE_TEXTS.finishFirst(requirements.length)}</p>
      <ul>
        {requirements.map(({ id, course_title }) => (
          <li key={id} data-requires={id}>
            <Link to={links.course(id)}>
              <bdi>{course_title}</bdi>
            </Link>
            <DoneMark />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says why a lesson is not open yet; at first, for those who begin. */
export function LockNotice({ text }: { readonly text: string }) {
  return (
    <span className="lesson-lock" hidden={text === ''}>
      <Icon name="lock" />
      <span>{text}</span>
    </span>
  );
}

interface LockLinkProps {
  readonly course: PageCourse;
  /** for those who begin; null if it is open, or its page waits for progress */
  readonly lock: LessonLock | null;
}

/** Says in place of a lesson why it is not open yet, and leads to the lesson or the course to be finished first. */
export function LockLink({ course, lock }: LockLinkProps) {
  const { links } = useLibrary();
  const lessons = links.lesson(course.id, '');
  const before =
    lock?.reason === 'order'
      ? links.lesson(course.id, lock.before.id)
      : lock?.reason === 'course'
        ? links.course(lock.required.id)
        : undefined;
  return (
    <p className="lesson-lock" hidden={lock === null}>
      <Icon name="lock" />
      <a data-lessons={lessons} data-courses={links.course('')} href={before} onClick={followHere}>
        <span>{lock && lockText(lock, course.outline)}</span>
      </a>
    </p>
  );
}

/** Shows on a page of a course how far the visitor has come. @param lessonId '' on pages of no lesson */
export function useProgress(course: PageCourse, lessonId: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current === null) return undefined;
    return showProgress(page.current, courseOnPage(course, lessonId));
  }, [course, lessonId]);
  return page;
}
