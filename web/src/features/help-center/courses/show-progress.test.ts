import type { OutlineLesson } from '@harborline/domain/courses/outline';
import { isComplete } from '@harborline/domain/courses/progress';
import type { Requirement } from '@harborline/domain/entities/course';
import { LEARNING_TEXTS } from '@harborline/domain/texts/learning';
import { LEARNING_ACCOUNT_TEXTS } from '@harborline/domain/texts/learning-account';
import { RESULT_TEXTS } from '@harborline/domain/texts/learning-results';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSession } from '../../../shared/testing/make-session';
import { VIEW_DELAY_MS } from '../article/note-view';
import { keepEvent, readProgress } from './kept-progress';
import { ownProgress } from './own-progress';
import { showProgress } from './show-progress';
import type { SyncOutcome } from './sync-progress';

const countSteps = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./count-steps', () => ({ countSteps }));
const syncProgress = vi.hoisted(() => vi.fn(async (_courseId: string): Promise<SyncOutcome> => 'kept'));
vi.mock('./sync-progress', () => ({ syncProgress }));

const LESSONS = ['clean', 'oil', 'pump'];
const lessonOf = (id: string, terms: Partial<OutlineLesson> = {}): OutlineLesson => ({
  ...{ id, kind: 'text', title: `Title ${id}` },
  ...terms,
});
const PROGRESS =
  '<div class="course-progress"><progress max="3" value="0"></progress>' +
  '<p><span class="done-count">0</span> of 3<span class="course-finished" hidden>Finished</span></p></div>';
const LOCK = '<span class="lesson-lock" hidden><span></span></span>';
const row = (id: string) =>
  `<li data-lesson="${id}"><a href="/course/c?lesson=${id}"><bdi>Lesson ${id}</bdi>` +
  `<span class="lesson-mark" hidden>Done</span>${LOCK}</a></li>`;
const COURSE = `${PROGRESS}<a class="course-start" href="/x">Start</a>
  <a class="course-resume" href="/course/c?lesson=clean" hidden>Continue with <bdi></bdi></a><ol>${LESSONS.map(row).join('')}</ol>`;
const KEPT = '<p class="muted">Kept here</p>';
const STATE = '<span data-when-done="no">Mark</span><span data-when-done="yes" hidden>Take back</span>';
const LOCK_LINK =
  '<p class="lesson-lock" hidden><a data-lessons="/course/c?lesson=" data-courses="/course/"><span></span></a></p>';
const lessonPage = (id: string, rule = 'marked') =>
  `${PROGRESS}<article data-lesson="${id}">${LOCK_LINK}<div class="lesson-body"><p>Text</p>
  <div class="lesson-toggle" data-done-by="${rule}">${
    rule === 'marked' ? `<button class="button" disabled>${STATE}</button>` : STATE
  }<a class="onward" data-when-done="yes" hidden>Next lesson</a>${KEPT}</div></div></article>`;

let page = document.createElement('div');
let end = () => {};

interface Opened {
  readonly lessonId?: string;
  readonly lessons?: readonly OutlineLesson[];
  readonly isInOrder?: boolean;
  readonly requirements?: readonly Requirement[];
  readonly quizzes?: ReadonlyMap<string, string>;
}

function open(
  html: string,
  {
    lessonId = '',
    lessons = LESSONS.map((id) => lessonOf(id)),
    isInOrder = false,
    requirements = [],
    quizzes = new Map(),
  }: Opened = {},
) {
  end();
  page.innerHTML = html;
  end = showProgress(page, { courseId: 'c', lessons, isInOrder, requirements, lessonId, quizzes });
}

const setDone = (id: string) => keepEvent('c', lessonOf(id), { kind: 'marked' });
const doneIds = () => LESSONS.filter((id) => isComplete(readProgress('c'), id));

const one = (selector: string) => page.querySelector<HTMLElement>(selector);
const isShown = (selector: string) => one(selector)?.hidden === false;
const marked = () =>
  [...page.querySelectorAll<HTMLElement>('[data-lesson]')]
    .filter((item) => item.querySelector<HTMLElement>('.lesson-mark')?.hidden === false)
    .map(({ dataset }) => dataset.lesson);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  countSteps.mockClear();
  syncProgress.mockReset().mockResolvedValue('kept');
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
    setDone('clean');
    open(COURSE);
    expect(marked()).toEqual(['clean']);
    expect(one('.course-resume')?.textContent).toBe('Continue with Lesson oil');
    expect(one('.course-resume')?.getAttribute('href')).toContain('/course/c?lesson=oil');
    expect(isShown('.course-start')).toBe(false);
  });

  it('goes on with the lesson that was open last, and from the last back to one that is left out', () => {
    open(lessonPage('pump'), { lessonId: 'pump' });
    open(COURSE);
    expect(one('.course-resume bdi')?.textContent).toBe('Lesson pump');
    setDone('pump');
    open(COURSE);
    expect(one('.course-resume bdi')?.textContent).toBe('Lesson clean');
  });

  it('leads on to a lesson of another page of a long course, by its number', () => {
    const lessons = [lessonOf('clean'), lessonOf('oil'), lessonOf('pump', { title: '' })];
    for (const id of ['clean', 'oil']) setDone(id);
    open(COURSE.replace(row('pump'), ''), { lessons });
    expect(one('.course-resume bdi')?.textContent).toBe('lesson 3');
    expect(one('.course-resume')?.getAttribute('href')).toMatch(/\/course\/c\?lesson=pump$/);
  });

  it('says when everything is done, whatever lessons have gone since', () => {
    for (const id of ['gone', ...LESSONS]) setDone(id);
    open(COURSE);
    expect([one('.done-count')?.textContent, isShown('.course-finished')]).toEqual(['3', true]);
    expect([isShown('.course-resume'), isShown('.course-start')]).toEqual([false, false]);
    expect(page.querySelector('progress')?.value).toBe(3);
  });

  it('follows what another tab does', () => {
    open(COURSE);
    setDone('oil');
    window.dispatchEvent(new StorageEvent('storage', { key: 'course/other' }));
    expect(marked()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'course/c' }));
    expect(marked()).toEqual(['oil']);
  });

  it('starts over where the device keeps something else', () => {
    const lessons =
      '{"clean":7,"oil":{"completedAt":5},"pump":{"completedAt":"x"},"__proto__":{"completedAt":1}}';
    localStorage.setItem('course/c', `{"startedAt":1,"last":"oil","lessons":${lessons}}`);
    open(COURSE);
    expect(marked()).toEqual(['oil']);
    for (const stored of [
      '"all"',
      '[]',
      '{"startedAt":1,"last":"","lessons":[]}',
      '{"startedAt":null}',
      '{',
    ]) {
      localStorage.setItem('course/c', stored);
      open(COURSE);
      expect(marked()).toEqual([]);
    }
  });
});

describe('the page of a lesson', () => {
  it('is done once its reader says so, and not done once they take it back', () => {
    open(lessonPage('oil'), { lessonId: 'oil' });
    one('button')?.click();
    expect(readProgress('c')).toMatchObject({
      last: 'oil',
      lessons: { oil: { completedAt: expect.any(Number) } },
    });
    expect([isShown('[data-when-done="no"]'), isShown('[data-when-done="yes"]')]).toEqual([false, true]);
    expect([isShown('.onward'), one('button')?.className]).toEqual([true, 'button quiet']);
    one('button')?.click();
    expect([isShown('.onward'), one('button')?.className]).toEqual([false, 'button']);
    expect(doneIds()).toEqual([]);
    expect(isShown('[data-when-done="no"]')).toBe(true);
  });

  it('D-80: has the server count it once its reader has stayed, and each time it is done', () => {
    vi.useFakeTimers();
    open(lessonPage('oil'), { lessonId: 'oil' });
    expect(countSteps).not.toHaveBeenCalled();
    vi.advanceTimersByTime(VIEW_DELAY_MS);
    expect(countSteps).toHaveBeenCalledWith(
      'c',
      LESSONS.map((id) => lessonOf(id)),
    );
    one('button')?.click();
    expect(countSteps).toHaveBeenCalledTimes(2);
    end();
    open(lessonPage('oil'), { lessonId: 'oil' });
    end();
    vi.advanceTimersByTime(VIEW_DELAY_MS);
    expect(countSteps).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is left as the server rendered it, and hears nothing any more', () => {
    open(lessonPage('oil'), { lessonId: 'oil' });
    end();
    one('button')?.click();
    expect(doneIds()).toEqual([]);
    expect(page.querySelector('button')?.disabled).toBe(true);
  });

  it('is left as the server rendered it by those who have done something', () => {
    setDone('oil');
    open(lessonPage('oil'), { lessonId: 'oil' });
    expect([one('.done-count')?.textContent, page.querySelector('progress')?.value]).toEqual(['1', 1]);
    end();
    expect([one('.done-count')?.textContent, page.querySelector('progress')?.value]).toEqual(['0', 0]);
    expect([isShown('[data-when-done="no"]'), isShown('.onward')]).toEqual([true, false]);
  });
});

describe('D-83: somebody who is signed in', () => {
  const elsewhere = { startedAt: 5, last: 'pump', lastAt: 9, lessons: { clean: { completedAt: 8 } } };
  const tellOf = (progress: typeof elsewhere) =>
    syncProgress.mockImplementationOnce(async () => {
      ownProgress('c')?.write(progress);
      return 'kept';
    });
  const asked = (times = 1) => vi.waitFor(() => expect(syncProgress).toHaveBeenCalledTimes(times));
  const shown = () => vi.waitFor(() => expect(one('.done-count')?.textContent).toBe('1'));
  const isWorking = () => vi.waitFor(() => expect(page.querySelector('button')?.disabled).toBe(false));
  const delayed = () => new Promise((resolve) => setTimeout(resolve, 0));
  const place = () => one('.lesson-toggle > .muted')?.textContent;

  it('goes on where they stopped on another device', async () => {
    makeSession('agent', 'device');
    tellOf(elsewhere);
    open(COURSE);
    await vi.waitFor(() => expect(one('.course-resume bdi')?.textContent).toBe('Lesson pump'));
    expect(marked()).toEqual(['clean']);
  });

  it('has each step kept, which is counted there, and reads where', async () => {
    makeSession('agent', 'tab');
    tellOf(elsewhere);
    open(lessonPage('oil'), { lessonId: 'oil' });
    await vi.waitFor(() => expect(place()).toBe(LEARNING_ACCOUNT_TEXTS.keptInAccount));
    one('button')?.click();
    await asked(2);
    await delayed();
    expect(countSteps).not.toHaveBeenCalled();
    expect(doneIds()).toEqual(['clean', 'oil']);
  });

  it('is a visitor like others where the server keeps nothing of them', async () => {
    makeSession('agent', 'device');
    syncProgress.mockResolvedValue('foreign');
    open(lessonPage('oil'), { lessonId: 'oil' });
    await asked();
    await delayed();
    one('button')?.click();
    expect(countSteps).toHaveBeenCalledTimes(1);
    expect([place(), doneIds()]).toEqual(['Kept here', ['oil']]);
  });

  it('is neither counted nor lost while the server cannot be asked', async () => {
    makeSession('agent', 'device');
    syncProgress.mockResolvedValue('later');
    open(lessonPage('oil'), { lessonId: 'oil' });
    await isWorking();
    one('button')?.click();
    await asked(2);
    await delayed();
    expect([countSteps.mock.calls.length, doneIds()]).toEqual([0, ['oil']]);
  });

  it('has left nothing for whoever comes after them', async () => {
    makeSession('agent', 'device');
    ownProgress('c')?.write(elsewhere);
    open(COURSE);
    await shown();
    expect(marked()).toEqual(['clean']);
    const key = Object.keys(localStorage).find((name) => name.endsWith('course/c/agent')) ?? '';
    makeSession('writer', 'device');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(marked()).toEqual([]);
    localStorage.removeItem('firebase:authUser:key:staff');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect([marked(), isShown('.course-start')]).toEqual([[], true]);
  });

  it('hears nothing any more on a page that is left', async () => {
    makeSession('agent', 'device');
    let answer = () => {};
    syncProgress.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve('kept'))));
    open(COURSE);
    await asked();
    end();
    page.remove();
    answer();
    await delayed();
    expect(one('.done-count')?.textContent).toBe('0');
  });
});

describe('a lesson that is done by reading it', () => {
  const isReadToEnd = LESSONS.map((id) => lessonOf(id, { isReadToEnd: true }));
  let reach = (_target: Element) => {};
  const watched: Element[] = [];

  beforeEach(() => {
    watched.length = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
          reach = (target) => onChange([{ isIntersecting: true, target }]);
        }
        observe = (target: Element) => watched.push(target);
        disconnect = () => watched.splice(0);
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is done once its end is in view, and stays so', () => {
    open(lessonPage('oil', 'read'), { lessonId: 'oil', lessons: isReadToEnd });
    expect(doneIds()).toEqual([]);
    for (const target of watched) reach(target);
    expect(doneIds()).toEqual(['oil']);
    expect([isShown('[data-when-done="no"]'), isShown('[data-when-done="yes"]')]).toEqual([false, true]);
    one('.lesson-toggle')?.click();
    expect(doneIds()).toEqual(['oil']);
    end();
    expect(watched).toEqual([]);
  });
});

describe('a quiz', () => {
  const QUIZ =
    'pass:100\nquestion:One\nright:A\nwrong:B\nbecause:Since\nquestion:Two\nright:A\nright:B\nwrong:C\n';
  const quizLessons = [lessonOf('clean'), lessonOf('oil', { kind: 'quiz' })];
  const field = (type: string, name: string, value: number) =>
    `<label><input type="${type}" name="${name}" value="${value}"></label>`;
  const question = (type: string, name: string, count: number) =>
    `<fieldset class="quiz-question">${Array.from({ length: count }, (_, at) => field(type, name, at)).join('')}
    <p class="quiz-verdict" hidden></p><p class="quiz-because" hidden>Since</p></fieldset>`;
  const FORM = `<form class="quiz">${question('radio', 'q0', 2)}${question('checkbox', 'q1', 3)}
    <p class="quiz-pass-mark">You need 100%</p><p class="quiz-result"></p><button type="submit" disabled>Check</button>
    <button type="reset" hidden>Again</button></form>`;
  const inputs = () => [...page.querySelectorAll('input')];
  const verdicts = () =>
    [...page.querySelectorAll<HTMLElement>('.quiz-verdict')].map((verdict) => verdict.textContent);
  const answer = (...chosen: number[]) => {
    inputs().forEach((input, at) => {
      input.checked = chosen.includes(at);
    });
    one('[type="submit"]')?.click();
  };
  const submit = () => page.querySelector<HTMLButtonElement>('[type="submit"]');
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = () => this.onChange([{ isIntersecting: true }]);
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());
  const openQuiz = async () => {
    open(lessonPage('oil', 'quiz').replace('<p>Text</p>', FORM), {
      lessonId: 'oil',
      lessons: quizLessons,
      quizzes: new Map([['oil', QUIZ]]),
    });
    expect(submit()?.disabled).toBe(true);
    await vi.waitFor(() => expect(submit()?.disabled).toBe(false));
  };

  it('asks for an answer to each question, at the question', async () => {
    await openQuiz();
    answer(0);
    expect(verdicts()).toEqual(['', RESULT_TEXTS.answerMissing]);
    expect(document.activeElement).toBe(inputs()[2]);
    expect([doneIds(), isShown('.quiz-because')]).toEqual([[], false]);
  });

  it('says what is right and why, and can be tried again', async () => {
    await openQuiz();
    answer(0, 2);
    const { answerRight, answerWrong, failed } = RESULT_TEXTS;
    expect(verdicts()).toEqual([answerRight, answerWrong]);
    expect(one('.quiz-result')?.textContent).toBe(failed(50, 100));
    expect(isShown('.quiz-pass-mark')).toBe(false);
    expect([isShown('.quiz-because'), isShown('[type="submit"]'), isShown('[type="reset"]')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(inputs()[0]?.closest('fieldset')?.disabled).toBe(true);
    expect(doneIds()).toEqual([]);
    one('[type="reset"]')?.click();
    expect(isShown('.quiz-pass-mark')).toBe(true);
    expect([verdicts(), one('.quiz-result')?.textContent]).toEqual([['', ''], '']);
    expect(inputs().some(({ checked }) => checked)).toBe(false);
  });

  it('completes its lesson once it is passed, with the score', async () => {
    await openQuiz();
    answer(0, 2, 3);
    expect(readProgress('c').lessons.oil).toMatchObject({ score: 100 });
    expect(one('.quiz-result')?.textContent).toBe(RESULT_TEXTS.passed(100));
    expect(isShown('[data-when-done="yes"]')).toBe(true);
  });

  it('is left as the server rendered it', async () => {
    await openQuiz();
    answer(0, 2);
    end();
    expect([isShown('.quiz-because'), isShown('[type="reset"]'), verdicts()]).toEqual([
      false,
      false,
      ['', ''],
    ]);
    expect(page.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(true);
  });
});

describe('a lesson that is not open yet', () => {
  const NOW = new Date(2026, 10, 30, 14, 30);
  const later = [lessonOf('clean'), lessonOf('oil', { opensAfterDays: 3 }), lessonOf('pump')];
  const locks = () =>
    [...page.querySelectorAll<HTMLElement>('.lesson-lock')].map((lock) =>
      lock.hidden ? '' : lock.textContent,
    );

  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('names the first lesson to finish, where lessons are taken in order', () => {
    open(COURSE, { isInOrder: true });
    const reason = LEARNING_TEXTS.lockedByOrder('Title clean');
    expect(locks()).toEqual(['', reason, reason]);
    setDone('clean');
    open(COURSE, { isInOrder: true });
    expect(locks()).toEqual(['', '', LEARNING_TEXTS.lockedByOrder('Title oil')]);
  });

  it('names the day, once the course is begun, and opens at its first minute', () => {
    open(COURSE, { lessons: later });
    expect(locks()).toEqual(['', LEARNING_TEXTS.lockedForDays(3), '']);
    open(lessonPage('clean'), { lessonId: 'clean', lessons: later });
    open(COURSE, { lessons: later });
    expect(locks()).toEqual(['', LEARNING_TEXTS.lockedUntil('December 3, 2026'), '']);
    vi.setSystemTime(new Date(2026, 11, 3));
    open(COURSE, { lessons: later });
    expect(locks()).toEqual(['', '', '']);
  });

  it('has its text painted only once it is known whether it is open', () => {
    const waiting = lessonPage('oil').replace('class="lesson-body"', '$& data-awaits-progress=""');
    const state = () => page.querySelector<HTMLElement>('.lesson-body')?.dataset.awaitsProgress;
    open(waiting, { lessonId: 'oil', isInOrder: true });
    expect(state()).toBe('over');
    end();
    expect(state()).toBe('');
  });

  it('hides its text, and shows it again when the page is left to the server', () => {
    open(lessonPage('oil'), { lessonId: 'oil', isInOrder: true });
    expect([isShown('.lesson-body'), isShown('.lesson-lock')]).toEqual([false, true]);
    end();
    expect([isShown('.lesson-body'), isShown('.lesson-lock')]).toEqual([true, false]);
  });

  it('leads to the lesson to be finished first, and nowhere where it waits for a day', () => {
    const link = () => one('.lesson-lock a');
    setDone('clean');
    open(lessonPage('pump'), { lessonId: 'pump', isInOrder: true });
    expect(link()?.textContent).toBe(LEARNING_TEXTS.lockedByOrder('Title oil'));
    expect(link()?.getAttribute('href')).toBe('/course/c?lesson=oil');
    open(lessonPage('oil'), { lessonId: 'oil', lessons: later });
    expect([isShown('.lesson-lock'), link()?.hasAttribute('href')]).toEqual([true, false]);
  });

  it('is closed again where the whole course is left to the server, which closes it', () => {
    for (const id of LESSONS) setDone(id);
    open(lessonPage('oil'), { isInOrder: true });
    expect(isShown('.lesson-body')).toBe(true);
    end();
    expect([isShown('.lesson-body'), locks()[0]]).toEqual([
      false,
      LEARNING_TEXTS.lockedByOrder('Title clean'),
    ]);
  });

  it('is no lesson to go on with', () => {
    open(lessonPage('clean'), { lessonId: 'clean', lessons: later });
    setDone('clean');
    open(COURSE, { lessons: later });
    expect(one('.course-resume bdi')?.textContent).toBe('Lesson pump');
  });
});

describe('a course that waits for another one', () => {
  const requirements = [
    { id: 'first', course_title: 'First steps', lessonCount: 2 },
    { id: 'second', course_title: 'Second steps', lessonCount: 1 },
  ];
  const named = (course: string) =>
    `<li data-requires="${course}"><a>${course}</a><span class="lesson-mark" hidden>Done</span></li>`;
  const WAITING = `${COURSE.replace('class="course-start"', '$& hidden')}<ul>${['first', 'second'].map(named).join('')}</ul>`;
  const finish = (course: string, ...ids: string[]) => {
    for (const id of ids) keepEvent(course, lessonOf(id), { kind: 'marked' });
  };
  const finished = () =>
    [...page.querySelectorAll<HTMLElement>('[data-requires]')]
      .filter((item) => item.querySelector<HTMLElement>('.lesson-mark')?.hidden === false)
      .map(({ dataset }) => dataset.requires);
  const link = () => one('.lesson-lock a');

  it('D-87: marks what is finished, and is begun once all of it is', () => {
    open(WAITING, { requirements });
    expect([finished(), isShown('.course-start')]).toEqual([[], false]);
    finish('first', 'a');
    finish('second', 'b');
    open(WAITING, { requirements });
    expect([finished(), isShown('.course-start')]).toEqual([['second'], false]);
    finish('first', 'c');
    open(WAITING, { requirements });
    expect([finished(), isShown('.course-start')]).toEqual([['first', 'second'], true]);
    end();
    expect(finished()).toEqual([]);
  });

  it('says it once on its page, and in place of the text on that of a lesson', () => {
    open(WAITING, { requirements });
    expect([...page.querySelectorAll<HTMLElement>('.lesson-lock')].every(({ hidden }) => hidden)).toBe(true);
    open(lessonPage('clean'), { lessonId: 'clean', requirements });
    expect([isShown('.lesson-body'), isShown('.lesson-lock')]).toEqual([false, true]);
    expect(link()?.textContent).toBe(LEARNING_TEXTS.lockedByCourse('First steps'));
    expect(link()?.getAttribute('href')).toBe('/course/first');
    expect(readProgress('c').startedAt).toBe(0);
  });

  it('opens in place when it is finished in another tab', () => {
    open(lessonPage('clean'), { lessonId: 'clean', requirements: requirements.slice(1) });
    finish('second', 'b');
    window.dispatchEvent(new StorageEvent('storage', { key: 'harborline/course/second' }));
    expect([isShown('.lesson-body'), isShown('.lesson-lock')]).toEqual([true, false]);
  });

  it('keeps what is complete open, and leads nowhere while it waits', () => {
    setDone('clean');
    open(lessonPage('clean'), { lessonId: 'clean', requirements });
    expect(isShown('.lesson-body')).toBe(true);
    open(WAITING, { requirements });
    expect([isShown('.course-resume'), isShown('.course-start')]).toEqual([false, false]);
  });

  it('D-83: learns from the server what a known learner has finished elsewhere', async () => {
    makeSession('agent', 'device');
    open(lessonPage('clean'), { lessonId: 'clean', requirements });
    await vi.waitFor(() =>
      expect(syncProgress.mock.calls.map(([id]) => id)).toEqual(['c', 'first', 'second']),
    );
  });
});

describe('the certificate', () => {
  const NAME = '<img src=x onerror="hit()"> Ann';
  const CERTIFICATE = `${COURSE}<section class="certificate" hidden><form><input><button disabled>Print</button>
    <p class="certificate-problem"></p></form><p class="certificate-name"></p><p class="certificate-date"></p></section>`;
  const print = vi.fn();
  const type = (value: string) => {
    const input = page.querySelector('input');
    if (input === null) return;
    input.value = value;
    input.dispatchEvent(new Event('input'));
  };

  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 12), toFake: ['Date'] });
    for (const id of LESSONS) setDone(id);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is there once the course is finished, with the day of that', async () => {
    vi.setSystemTime(new Date(2027, 1, 1));
    open(CERTIFICATE);
    expect(isShown('.certificate')).toBe(true);
    await vi.waitFor(() => expect(one('.certificate-date')?.textContent).toBe('November 23, 2026'));
    open(CERTIFICATE, { lessons: [...LESSONS, 'new'].map((id) => lessonOf(id)) });
    expect(isShown('.certificate')).toBe(false);
  });

  it('is printed alone, with the name that was typed, as text', async () => {
    open(CERTIFICATE);
    await vi.waitFor(() => expect(one('.certificate-date')?.textContent).not.toBe(''));
    one('.certificate button')?.click();
    expect(one('.certificate-problem')?.textContent).toBe(RESULT_TEXTS.certificateNameMissing);
    expect(print).not.toHaveBeenCalled();
    type(NAME);
    one('.certificate button')?.click();
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.documentElement.hasAttribute('data-prints-certificate')).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.hasAttribute('data-prints-certificate')).toBe(false);
    expect(one('.certificate-name')?.textContent).toBe(NAME);
    expect(one('.certificate-problem')?.textContent).toBe('');
    expect(JSON.stringify(localStorage)).not.toContain('Ann');
  });
});
