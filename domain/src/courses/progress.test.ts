import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLock, lockOf } from './lesson-lock';
import type { OutlineLesson } from './outline';
import { afterEvent, finishedAt, isComplete, type LessonEvent, NO_PROGRESS, nextLesson } from './progress';

const lesson = (id: string, terms: Partial<OutlineLesson> = {}): OutlineLesson => ({
  ...{ id, kind: 'text', title: id.toUpperCase() },
  ...terms,
});
const passed: LessonEvent = { kind: 'quiz', score: 80, isPassed: true };
const EVENTS: readonly LessonEvent[] = [
  ...(['opened', 'read', 'marked', 'unmarked'] as const).map((kind) => ({ kind })),
  passed,
];
const done = (...ids: string[]) =>
  ids.reduce((progress, id, at) => afterEvent(progress, lesson(id), { kind: 'marked' }, at + 1), NO_PROGRESS);

describe('a lesson', () => {
  it.each([
    ['by its reader', lesson('a'), 'marked'],
    ['by reading it', lesson('a', { isReadToEnd: true }), 'read'],
    ['by passing its quiz', lesson('a', { kind: 'quiz', isReadToEnd: true }), 'quiz'],
  ] as const)('is completed %s, and by nothing else', (_how, one, kind) => {
    const completing = EVENTS.filter((event) => isComplete(afterEvent(NO_PROGRESS, one, event, 5), 'a'));
    expect(completing.map((event) => event.kind)).toEqual([kind]);
  });

  it('can be taken back only where its reader marks it', () => {
    expect(afterEvent(done('a', 'b'), lesson('a'), { kind: 'unmarked' }, 9).lessons).toEqual({
      b: { completedAt: 2 },
    });
    const read = lesson('a', { isReadToEnd: true });
    expect(isComplete(afterEvent(done('a'), read, { kind: 'unmarked' }, 9), 'a')).toBe(true);
  });

  it('keeps the time when it was completed first; the course keeps when it was begun', () => {
    const again = afterEvent(done('a'), lesson('a'), { kind: 'marked' }, 9);
    expect(again).toMatchObject({ startedAt: 1, lessons: { a: { completedAt: 1 } } });
  });

  it('is not completed by a quiz that was not passed, and keeps its best score', () => {
    const quiz = lesson('a', { kind: 'quiz' });
    const failed: LessonEvent = { kind: 'quiz', score: 40, isPassed: false };
    expect(isComplete(afterEvent(NO_PROGRESS, quiz, failed, 5), 'a')).toBe(false);
    let progress = afterEvent(NO_PROGRESS, quiz, passed, 5);
    progress = afterEvent(progress, quiz, { kind: 'quiz', score: 100, isPassed: true }, 6);
    progress = afterEvent(progress, quiz, passed, 7);
    expect(afterEvent(progress, quiz, failed, 8).lessons.a).toEqual({ completedAt: 5, score: 100 });
  });

  it.each(['constructor', '__proto__', 'toString'])('may be called %s', (id) => {
    expect(isComplete(NO_PROGRESS, id)).toBe(false);
    expect(isComplete(done(id), id)).toBe(true);
    expect(isComplete(afterEvent(done(id), lesson(id), { kind: 'unmarked' }, 9), id)).toBe(false);
  });
});

describe('a course', () => {
  const lessons = ['a', 'b', 'c'].map((id) => lesson(id));
  const isOpen = () => true;

  it('is finished when its last lesson is, whatever lessons have gone', () => {
    expect(finishedAt(lessons, done('gone', 'a', 'b'))).toBeNull();
    expect(finishedAt(lessons, done('a', 'c', 'b', 'gone'))).toBe(3);
    expect(finishedAt([], NO_PROGRESS)).toBeNull();
  });

  it('goes on with the lesson that was open last, or with one that is left', () => {
    const opened = (id: string) => afterEvent(done('c'), lesson(id), { kind: 'opened' }, 9);
    expect(nextLesson(lessons, opened('b'), isOpen)?.id).toBe('b');
    expect(nextLesson(lessons, opened('c'), isOpen)?.id).toBe('a');
    expect(nextLesson(lessons, opened('c'), ({ id }) => id !== 'a')?.id).toBe('b');
    expect(nextLesson(lessons, done('a', 'b', 'c'), isOpen)).toBeUndefined();
  });
});

describe('lessons that open later', () => {
  it('never wait for one another: whatever the course, its lessons can be finished one after the other', () => {
    const list = fc.uniqueArray(
      fc.record({ id: fc.stringMatching(/^[a-z]{1,4}$/), days: fc.nat(400), isReadToEnd: fc.boolean() }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(list, fc.boolean(), (given, isInOrder) => {
        const lessons = given.map(({ id, days, isReadToEnd }) =>
          lesson(id, {
            ...(days > 0 ? { opensAfterDays: days } : {}),
            ...(isReadToEnd ? { isReadToEnd } : {}),
          }),
        );
        let progress = afterEvent(NO_PROGRESS, lesson('begin'), { kind: 'opened' }, 1);
        const farAway = 500 * 24 * 60 * 60 * 1000;
        for (const one of lessons) {
          expect(lockOf({ lessons, isInOrder }, one.id, progress, farAway)).toBeNull();
          progress = afterEvent(progress, one, { kind: one.isReadToEnd ? 'read' : 'marked' }, farAway);
        }
        expect(finishedAt(lessons, progress)).toBe(farAway);
      }),
    );
  });

  it('wait for the first lesson before them that is left, and then for their day', () => {
    const lessons = [lesson('a'), lesson('b', { opensAfterDays: 1 })];
    expect(lockOf({ lessons, isInOrder: true }, 'b', NO_PROGRESS, 5)).toEqual({
      reason: 'order',
      before: lessons[0],
    });
    expect(lockOf({ lessons, isInOrder: true }, 'b', done('a'), 5)).toMatchObject({
      reason: 'days',
      days: 1,
    });
    expect(lockOf({ lessons, isInOrder: false }, 'b', NO_PROGRESS, 5)).toEqual({
      reason: 'days',
      days: 1,
      opensAt: null,
    });
  });

  it('stay open once they are complete, and no lock is on what is not in the course', () => {
    const lessons = [lesson('a'), lesson('b', { opensAfterDays: 300 })];
    expect(lockOf({ lessons, isInOrder: true }, 'b', done('b'), 5)).toBeNull();
    expect(lockOf({ lessons, isInOrder: true }, 'gone', NO_PROGRESS, 5)).toBeNull();
  });

  it('are known to begin locked, before anything is known of a learner', () => {
    const lessons = [lesson('a'), lesson('b'), lesson('c', { opensAfterDays: 1 })];
    const locked = (isInOrder: boolean) =>
      lessons.filter(({ id }) => firstLock({ lessons, isInOrder }, id) !== null).map(({ id }) => id);
    expect(locked(true)).toEqual(['b', 'c']);
    expect(locked(false)).toEqual(['c']);
  });
});
