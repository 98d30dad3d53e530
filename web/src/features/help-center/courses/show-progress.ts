import { isProgressOf, noteOpened, type Progress, readProgress, setDone } from './kept-progress';

/*
 * How far a visitor has come, put into the elements that the server rendered for it. Written without a renderer, since a
 * page that rests has none: the app uses the same on its own elements.
 */

const PARTS = '.course-progress, .lesson-toggle, .lesson-mark';

const all = (page: ParentNode, selector: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selector),
];

function fill(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

const linkOf = (page: ParentNode, lessonId: string) =>
  all(page, '[data-lesson]')
    .find(({ dataset }) => dataset.lesson === lessonId)
    ?.querySelector<HTMLAnchorElement>('a');

/** The lesson to go on with: the one that was open last, or the first after it that is not done. */
function nextLesson(lessonIds: readonly string[], { done, last }: Progress): string | undefined {
  const from = Math.max(0, lessonIds.indexOf(last));
  const ahead = [...lessonIds.slice(from), ...lessonIds.slice(0, from)];
  return ahead.find((id) => !done.includes(id));
}

/** Leads from the page of the course to the lesson to go on with. */
function showResume(page: ParentNode, lessonIds: readonly string[], progress: Progress): void {
  const resume = page.querySelector<HTMLAnchorElement>('.course-resume');
  if (resume === null) return;
  const isBegun = progress.done.length > 0 || progress.last !== '';
  const next = isBegun ? nextLesson(lessonIds, progress) : undefined;
  const link = next === undefined ? undefined : linkOf(page, next);
  resume.hidden = link === undefined || link === null;
  for (const start of all(page, '.course-start')) start.hidden = isBegun;
  if (!link) return;
  resume.href = link.href;
  fill(resume.querySelector('bdi'), link.querySelector('bdi')?.textContent ?? '');
}

interface CourseOnPage {
  readonly courseId: string;
  /** all of the course, in their order */
  readonly lessonIds: readonly string[];
  /** the one whose page it is, '' on other pages */
  readonly lessonId: string;
}

function show(page: ParentNode, { courseId, lessonIds, lessonId }: CourseOnPage): void {
  const progress = readProgress(courseId);
  const done = lessonIds.filter((id) => progress.done.includes(id));
  for (const part of all(page, '.course-progress, .lesson-toggle')) part.hidden = false;
  for (const item of all(page, '[data-lesson]')) {
    const isDone = done.includes(item.dataset.lesson ?? '');
    for (const mark of all(item, '.lesson-mark')) mark.hidden = !isDone;
  }
  for (const bar of page.querySelectorAll('progress')) bar.value = done.length;
  for (const count of all(page, '.done-count')) fill(count, String(done.length));
  for (const end of all(page, '.course-finished')) end.hidden = done.length < lessonIds.length;
  const isDone = done.includes(lessonId);
  for (const text of all(page, '[data-when-done]'))
    text.hidden = (text.dataset.whenDone === 'yes') !== isDone;
  showResume(page, lessonIds, progress);
}

/**
 * Shows on a page of a course how far its visitor has come on this device, and lets them say that a lesson is done.
 * @returns a function that leaves the page as the server rendered it
 */
export function showProgress(page: HTMLElement, course: CourseOnPage): () => void {
  const { courseId, lessonId } = course;
  const again = () => show(page, course);
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('.lesson-toggle') === null) return;
    setDone(courseId, lessonId, !readProgress(courseId).done.includes(lessonId));
    again();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (isProgressOf(courseId, key)) again();
  };
  if (lessonId !== '') noteOpened(courseId, lessonId);
  again();
  page.addEventListener('click', onClick);
  window.addEventListener('storage', onStorage);
  return () => {
    page.removeEventListener('click', onClick);
    window.removeEventListener('storage', onStorage);
    for (const part of all(page, PARTS)) part.hidden = true;
  };
}
