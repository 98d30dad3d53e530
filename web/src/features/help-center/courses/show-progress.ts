import { type LessonLock, lockOf } from '@harborline/domain/courses/lesson-lock';
import type { OutlineLesson } from '@harborline/domain/courses/outline';
import { finishedAt, isComplete, type LessonEvent, nextLesson } from '@harborline/domain/courses/progress';
import type { Quiz } from '@harborline/domain/courses/quiz';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { dateText } from '../../../shared/format/visitor-times';
import { isProgressOf, keepEvent, readProgress } from './kept-progress';
import { noticeEnds } from './notice-ends';
import { showCertificate, startCertificate } from './start-certificate';
import { startQuizzes } from './start-quizzes';

/*
 * How far a visitor has come, put into the elements that the server rendered for it. Written without a renderer, since a
 * page that rests has none: the app uses the same on its own elements.
 */

/** Hidden until it is known how far the visitor has come. */
const PARTS = '.course-progress, .lesson-toggle, .lesson-mark, .lesson-lock';

const all = (page: ParentNode, selector: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selector),
];

function fill(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

export interface CourseOnPage {
  readonly courseId: string;
  /** all of the course, in their order */
  readonly lessons: readonly OutlineLesson[];
  /** whether a lesson opens once those before it are complete */
  readonly isInOrder: boolean;
  /** the one whose page it is, '' on other pages */
  readonly lessonId: string;
  /** those that the page shows, by the ids of their lessons */
  readonly quizzes: ReadonlyMap<string, Quiz>;
}

/** Says why a lesson is not open yet. */
function lockText(lock: LessonLock): string {
  if (lock.reason === 'order') return COURSE_PAGE_TEXTS.lockedByOrder(lock.before.title);
  if (lock.opensAt === null) return COURSE_PAGE_TEXTS.lockedForDays(lock.days);
  return COURSE_PAGE_TEXTS.lockedUntil(dateText(new Date(lock.opensAt)));
}

/** Leads from the page of the course to the lesson to go on with. @param link to that lesson, if there is one */
function showResume(page: ParentNode, link: HTMLAnchorElement | null | undefined, isBegun: boolean): void {
  const resume = page.querySelector<HTMLAnchorElement>('.course-resume');
  if (resume === null) return;
  resume.hidden = !link;
  for (const start of all(page, '.course-start')) start.hidden = isBegun;
  if (!link) return;
  resume.href = link.href;
  fill(resume.querySelector('bdi'), link.querySelector('bdi')?.textContent ?? '');
}

function showLesson(item: HTMLElement, lock: LessonLock | null, isDone: boolean): void {
  for (const mark of all(item, '.lesson-mark')) mark.hidden = !isDone;
  for (const toggle of all(item, '.lesson-toggle')) toggle.hidden = false;
  for (const body of all(item, '.lesson-body')) body.hidden = lock !== null;
  for (const notice of all(item, '.lesson-lock')) {
    notice.hidden = lock === null;
    fill(notice.querySelector('span'), lock === null ? '' : lockText(lock));
  }
  for (const text of all(item, '[data-when-done]'))
    text.hidden = (text.dataset.whenDone === 'yes') !== isDone;
}

function show(page: ParentNode, course: CourseOnPage): void {
  const { courseId, lessons } = course;
  const progress = readProgress(courseId);
  const now = Date.now();
  const lockOfId = (id: string) => lockOf(course, id, progress, now);
  // Of a lesson, its line on the page of the course, or its text.
  const items = new Map(all(page, '[data-lesson]').map((item) => [item.dataset.lesson ?? '', item]));
  for (const [id, item] of items) showLesson(item, lockOfId(id), isComplete(progress, id));
  const done = lessons.filter(({ id }) => isComplete(progress, id)).length;
  for (const part of all(page, '.course-progress')) part.hidden = false;
  for (const bar of page.querySelectorAll('progress')) bar.value = done;
  for (const count of all(page, '.done-count')) fill(count, String(done));
  const finished = finishedAt(lessons, progress);
  for (const end of all(page, '.course-finished')) end.hidden = finished === null;
  showCertificate(page, finished);
  const isBegun = progress.startedAt > 0;
  const next = isBegun ? nextLesson(lessons, progress, ({ id }) => lockOfId(id) === null) : undefined;
  showResume(page, items.get(next?.id ?? '')?.querySelector('a'), isBegun);
}

/**
 * Shows on a page of a course how far its visitor has come on this device, and completes lessons by their rules.
 * @returns a function that leaves the page as the server rendered it
 */
export function showProgress(page: HTMLElement, course: CourseOnPage): () => void {
  const { courseId, lessons, lessonId } = course;
  const again = () => show(page, course);
  const keep = (id: string | undefined, event: LessonEvent) => {
    const lesson = lessons.find((one) => one.id === id);
    if (lesson === undefined) return;
    keepEvent(courseId, lesson, event);
    again();
  };
  const onClick = ({ target }: Event) => {
    const item =
      target instanceof Element && target.closest('.lesson-toggle button')?.closest('[data-lesson]');
    if (!(item instanceof HTMLElement)) return;
    const id = item.dataset.lesson ?? '';
    keep(id, { kind: isComplete(readProgress(courseId), id) ? 'unmarked' : 'marked' });
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (isProgressOf(courseId, key)) again();
  };
  keep(lessonId, { kind: 'opened' });
  again();
  const endCertificate = startCertificate(page);
  const endNotice = noticeEnds(page, (id) => keep(id, { kind: 'read' }));
  const endQuizzes = startQuizzes(page, course.quizzes, (id, result) =>
    keep(id, { kind: 'quiz', ...result }),
  );
  page.addEventListener('click', onClick);
  window.addEventListener('storage', onStorage);
  return () => {
    endNotice();
    endQuizzes();
    endCertificate();
    page.removeEventListener('click', onClick);
    window.removeEventListener('storage', onStorage);
    for (const part of all(page, PARTS)) part.hidden = true;
    for (const body of all(page, '.lesson-body')) body.hidden = false;
  };
}
