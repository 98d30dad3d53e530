import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProgress, setDone } from './kept-progress';
import { showProgress } from './show-progress';

const LESSONS = ['clean', 'oil', 'pump'];
const PROGRESS =
  '<div class="course-progress" hidden><progress max="3" value="0"></progress>' +
  '<p><span class="done-count">0</span> of 3<span class="course-finished" hidden>Finished</span></p></div>';
const row = (id: string) =>
  `<li data-lesson="${id}"><a href="/course/c?lesson=${id}"><bdi>Lesson ${id}</bdi>` +
  '<span class="lesson-mark" hidden>Done</span></a></li>';
const COURSE = `${PROGRESS}<a class="course-start" href="/x">Start</a>
  <a class="course-resume" href="/x" hidden>Continue with <bdi></bdi></a><ol>${LESSONS.map(row).join('')}</ol>`;
const LESSON = `${PROGRESS}<div class="lesson-toggle" hidden><button>
  <span data-when-done="no">Mark</span><span data-when-done="yes" hidden>Take back</span></button></div>`;

let page = document.createElement('div');
let end = () => {};

function open(html: string, lessonId = ''): void {
  page.innerHTML = html;
  end = showProgress(page, { courseId: 'c', lessonIds: LESSONS, lessonId });
}

const one = (selector: string) => page.querySelector<HTMLElement>(selector);
const isShown = (selector: string) => one(selector)?.hidden === false;
const marked = () =>
  [...page.querySelectorAll<HTMLElement>('[data-lesson]')]
    .filter((item) => item.querySelector<HTMLElement>('.lesson-mark')?.hidden === false)
    .map(({ dataset }) => dataset.lesson);

beforeEach(() => {
  localStorage.clear();
  page = document.createElement('div');
  document.body.replaceChildren(page);
});
afterEach(() => end());

describe('the page of a course', () => {
  it('offers to start where nothing is begun', () => {
    open(COURSE);
    expect([isShown('.course-start'), isShown('.course-resume')]).toEqual([true, false]);
    expect([isShown('.course-progress'), one('.done-count')?.textContent]).toEqual([true, '0']);
    expect(marked()).toEqual([]);
  });

  it('marks what is done and leads to the lesson to go on with', () => {
    setDone('c', 'clean', true);
    open(COURSE);
    expect(marked()).toEqual(['clean']);
    expect(one('.course-resume')?.textContent).toBe('Continue with Lesson oil');
    expect(one('.course-resume')?.getAttribute('href')).toContain('/course/c?lesson=oil');
    expect(isShown('.course-start')).toBe(false);
  });

  it('goes on with the lesson that was open last, and from the last back to one that is left out', () => {
    open(LESSON, 'pump');
    open(COURSE);
    expect(one('.course-resume bdi')?.textContent).toBe('Lesson pump');
    setDone('c', 'pump', true);
    open(COURSE);
    expect(one('.course-resume bdi')?.textContent).toBe('Lesson clean');
  });

  it('says when everything is done, whatever lessons have gone since', () => {
    for (const id of ['gone', ...LESSONS]) setDone('c', id, true);
    open(COURSE);
    expect([one('.done-count')?.textContent, isShown('.course-finished')]).toEqual(['3', true]);
    expect([isShown('.course-resume'), isShown('.course-start')]).toEqual([false, false]);
    expect(page.querySelector('progress')?.value).toBe(3);
  });

  it('follows what another tab does', () => {
    open(COURSE);
    setDone('c', 'oil', true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'course/other' }));
    expect(marked()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'course/c' }));
    expect(marked()).toEqual(['oil']);
  });

  it('starts over where the device keeps something else', () => {
    localStorage.setItem('course/c', '{"done":[7,"oil"],"last":"oil"}');
    open(COURSE);
    expect(marked()).toEqual(['oil']);
    localStorage.setItem('course/c', '"all"');
    open(COURSE);
    expect(marked()).toEqual([]);
  });
});

describe('the page of a lesson', () => {
  it('is done once its reader says so, and not done once they take it back', () => {
    open(LESSON, 'oil');
    one('button')?.click();
    expect(readProgress('c')).toEqual({ done: ['oil'], last: 'oil' });
    expect([isShown('[data-when-done="no"]'), isShown('[data-when-done="yes"]')]).toEqual([false, true]);
    one('button')?.click();
    expect(readProgress('c').done).toEqual([]);
    expect(isShown('[data-when-done="no"]')).toBe(true);
  });

  it('is left as the server rendered it, and hears nothing any more', () => {
    open(LESSON, 'oil');
    end();
    one('button')?.click();
    expect(readProgress('c').done).toEqual([]);
    expect([isShown('.lesson-toggle'), isShown('.course-progress')]).toEqual([false, false]);
  });
});
