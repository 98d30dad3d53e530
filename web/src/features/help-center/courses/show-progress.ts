import { isMet } from '@harborline/domain/courses/is-met';
import { firstLock, type LessonLock, lockOf } from '@harborline/domain/courses/lesson-lock';
import type { OutlineLesson } from '@harborline/domain/courses/outline';
import { finishedAt, isComplete, type LessonEvent, nextLesson } from '@harborline/domain/courses/progress';
import type { Requirement } from '@harborline/domain/entities/course';
import { LESSON_PARAMETER } from '@harborline/domain/help-center/lesson-parameter';
import { report } from '../../../shared/config/report';
import { hasSession } from '../../../shared/kept-session/has-session';
import { unlessLeft } from '../article/note-view';
import { awaitQuizzes } from './await-quizzes';
import { countSteps } from './count-steps';
import { isProgressOf, keepEvent, readProgress } from './kept-progress';
import { lockText, nameOf } from './lock-text';
import { noticeEnds } from './notice-ends';

/*
 * How far a visitor has come, put into the elements that the server rendered for it. Written without a renderer, since a
 * page that rests has none: the app uses the same on its own elements.
 */

/** Text of a lesson that begins locked: not painted until it is known whether it is open. */
const AWAITING = '[data-awaits-progress]';

/** Disabled until they work. */
const TOGGLES = '.lesson-toggle button';

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
  /** courses to be finished first (D-87) */
  readonly requirements: readonly Requirement[];
  /** the one whose page it is, '' on other pages */
  readonly lessonId: string;
  /** texts of those that the page shows, by the ids of their lessons */
  readonly quizzes: ReadonlyMap<string, string>;
}

/** A lesson to go on with. */
interface NextLesson {
  readonly id: string;
  readonly name: string;
}

/** Whether a learner has begun a course, and whether it waits for another one. */
interface Beginning {
  readonly isBegun: boolean;
  readonly isWaiting: boolean;
}

/** Leads from the page of the course to the lesson to go on with, if there is one. */
function showResume(page: ParentNode, next: NextLesson | undefined, { isBegun, isWaiting }: Beginning): void {
  const resume = page.querySelector<HTMLAnchorElement>('.course-resume');
  if (resume === null) return;
  resume.hidden = next === undefined;
  for (const start of all(page, '.course-start')) start.hidden = isBegun || isWaiting;
  if (next === undefined) return;
  const address = new URL(resume.href);
  address.searchParams.set(LESSON_PARAMETER, next.id);
  resume.href = address.href;
  fill(resume.querySelector('bdi'), next.name);
}

/** Where a lock leads that something else opens; undefined for one that waits for a day. */
function opensBy(lock: LessonLock | null, { lessons, courses }: DOMStringMap): string | undefined {
  if (lock?.reason === 'order') return `${lessons}${lock.before.id}`;
  return lock?.reason === 'course' ? `${courses}${lock.required.id}` : undefined;
}

/** Says why a lesson is not open yet and, on its own page, leads to what is to be finished first. */
function showLock(item: HTMLElement, lock: LessonLock | null, lessons: readonly OutlineLesson[]): void {
  for (const body of all(item, '.lesson-body')) body.hidden = lock !== null;
  for (const notice of all(item, '.lesson-lock')) {
    notice.hidden = lock === null;
    fill(notice.querySelector('span'), lock === null ? '' : lockText(lock, lessons));
    const link = notice.querySelector('a');
    const address = link ? opensBy(lock, link.dataset) : undefined;
    if (address === undefined) link?.removeAttribute('href');
    else link?.setAttribute('href', address);
  }
}

/** Marks the courses that had to be finished first. @returns those that are still to be */
function showRequirements(page: ParentNode, requirements: readonly Requirement[]): readonly Requirement[] {
  const unmet = requirements.filter((one) => !isMet(one, readProgress(one.id)));
  for (const item of all(page, '[data-requires]'))
    showDone(
      item,
      unmet.every(({ id }) => id !== item.dataset.requires),
    );
  return unmet;
}

/** The lines of a course do not repeat what stands above all of them. */
const hasText = (item: HTMLElement): boolean => item.querySelector('.lesson-body') !== null;

function showDone(item: HTMLElement, isDone: boolean): void {
  for (const mark of all(item, '.lesson-mark')) mark.hidden = !isDone;
  // What takes it back is quiet beside what leads on.
  for (const button of all(item, TOGGLES)) button.classList.toggle('quiet', isDone);
  for (const text of all(item, '[data-when-done]'))
    text.hidden = (text.dataset.whenDone === 'yes') !== isDone;
}

/** Shows the certificate of a finished course. @param finished when that was; null before it */
function showCertificate(page: ParentNode, finished: number | null): void {
  const section = page.querySelector<HTMLElement>('.certificate');
  if (section === null) return;
  section.hidden = finished === null;
  if (finished === null) return;
  const start = async () => (await import('./start-certificate')).startCertificate(section, finished);
  start().catch((error: unknown) => report('not-loaded', error));
}

function show(page: ParentNode, course: CourseOnPage): void {
  const { courseId, lessons } = course;
  const progress = readProgress(courseId);
  const now = Date.now();
  const unmet = showRequirements(page, course.requirements);
  const lockOfId = (id: string) => lockOf({ ...course, unmet }, id, progress, now);
  // Of a lesson, its line on the page of the course, or its text.
  const items = new Map(all(page, '[data-lesson]').map((item) => [item.dataset.lesson ?? '', item]));
  for (const [id, item] of items) {
    showLock(item, hasText(item) ? lockOfId(id) : lockOf(course, id, progress, now), lessons);
    showDone(item, isComplete(progress, id));
  }
  const done = lessons.filter(({ id }) => isComplete(progress, id)).length;
  for (const button of page.querySelectorAll<HTMLButtonElement>(TOGGLES)) button.disabled = false;
  for (const body of all(page, AWAITING)) body.dataset.awaitsProgress = 'over';
  for (const bar of page.querySelectorAll('progress')) bar.value = done;
  for (const count of all(page, '.done-count')) fill(count, String(done));
  const finished = finishedAt(lessons, progress);
  for (const end of all(page, '.course-finished')) end.hidden = finished === null;
  showCertificate(page, finished);
  const isBegun = progress.startedAt > 0;
  const next = isBegun ? nextLesson(lessons, progress, ({ id }) => lockOfId(id) === null) : undefined;
  const listed = items.get(next?.id ?? '')?.querySelector('a bdi')?.textContent;
  const name = listed ?? (next && nameOf(next, lessons)) ?? '';
  showResume(page, next && { id: next.id, name }, { isBegun, isWaiting: unmet.length > 0 });
}

/** Leaves the page as the server rendered it: for those who have not begun. */
function showBeginning(page: ParentNode, course: CourseOnPage): void {
  const { lessons, lessonId, requirements } = course;
  for (const item of all(page, '[data-requires]')) showDone(item, false);
  for (const item of all(page, '[data-lesson]')) {
    // The page of a lesson waits for progress.
    const unmet = hasText(item) ? requirements : [];
    const lock = lessonId === '' ? firstLock({ ...course, unmet }, item.dataset.lesson ?? '') : null;
    showLock(item, lock, lessons);
    showDone(item, false);
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>(TOGGLES)) button.disabled = true;
  for (const bar of page.querySelectorAll('progress')) bar.value = 0;
  for (const count of all(page, '.done-count')) fill(count, '0');
  for (const end of all(page, '.course-finished')) end.hidden = true;
  for (const body of all(page, AWAITING)) body.dataset.awaitsProgress = '';
}

/**
 * Shows on a page of a course how far its visitor has come, on this device or, signed in, on any (D-83), and completes
 * lessons by their rules.
 * @returns a function that leaves the page as the server rendered it
 */
export function showProgress(page: HTMLElement, course: CourseOnPage): () => void {
  const { courseId, lessons, lessonId, requirements } = course;
  const ids: readonly [string, ...string[]] = [courseId, ...requirements.map(({ id }) => id)];
  const again = () => show(page, course);
  let tellServer = () => countSteps(courseId, lessons);
  const keep = (id: string | undefined, event: LessonEvent) => {
    const lesson = lessons.find((one) => one.id === id);
    if (lesson === undefined) return;
    keepEvent(courseId, lesson, event);
    again();
    // Whoever leaves at once has not started.
    if (event.kind !== 'opened') void tellServer();
  };
  const onClick = ({ target }: Event) => {
    const item =
      target instanceof Element && target.closest('.lesson-toggle button')?.closest('[data-lesson]');
    if (!(item instanceof HTMLElement)) return;
    const id = item.dataset.lesson ?? '';
    keep(id, { kind: isComplete(readProgress(courseId), id) ? 'unmarked' : 'marked' });
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (ids.some((id) => isProgressOf(id, key))) again();
  };
  const open = () => {
    // A course that waits for another one is not begun by looking at it.
    if (showRequirements(page, requirements).length === 0) keep(lessonId, { kind: 'opened' });
    again();
  };
  if (hasSession())
    void import('./known-learner')
      .then(({ knownLearner }) => {
        tellServer = knownLearner(page, ids, { again, count: tellServer });
        open();
        return tellServer();
      })
      .catch((error: unknown) => report('not-loaded', error));
  else open();
  const endCounting = unlessLeft(() => tellServer());
  const endNotice = noticeEnds(page, (id) => keep(id, { kind: 'read' }));
  const endQuizzes = awaitQuizzes(page, course.quizzes, (id, result) =>
    keep(id, { kind: 'quiz', ...result }),
  );
  page.addEventListener('click', onClick);
  window.addEventListener('storage', onStorage);
  return () => {
    endCounting();
    endNotice();
    endQuizzes();
    showCertificate(page, null);
    page.removeEventListener('click', onClick);
    window.removeEventListener('storage', onStorage);
    showBeginning(page, course);
  };
}
