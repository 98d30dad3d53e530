import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeProgress,
  NO_SHARED_PROGRESS,
  noteProgress,
  onlyLessons,
  progressOfShared,
  type SharedProgress,
  sharedOf,
} from './merge-progress';
import { afterEvent, isComplete, type LessonEvent, NO_PROGRESS } from './progress';

const IDS = ['a', 'b', '__proto__', 'constructor'];
const time = fc.nat(20);
const lessonProgress = fc.record(
  { completedAt: time, takenBackAt: time, score: fc.nat(100) },
  { requiredKeys: ['completedAt'] },
);
const anyProgress: fc.Arbitrary<SharedProgress> = fc.record({
  startedAt: time,
  last: fc.constantFrom('', ...IDS),
  lastAt: time,
  lessons: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...IDS), lessonProgress), { selector: ([id]) => id })
    .map((entries) => Object.fromEntries(entries)),
});

const lesson = (id: string) => ({ id, kind: 'text' as const, title: id });
const isDone = (progress: SharedProgress, id: string) => isComplete(progressOfShared(progress), id);
const entryOf = ({ lessons }: SharedProgress, id: string) =>
  Object.hasOwn(lessons, id) ? lessons[id] : undefined;
/** A step on a device, at a time of its clock. */
const step = (before: SharedProgress, id: string, kind: 'opened' | 'marked' | 'unmarked', at: number) =>
  noteProgress(before, afterEvent(progressOfShared(before), lesson(id), { kind }, at), at);

describe('D-83: two devices together', () => {
  it('have the same progress in whatever order, and however often, they tell of it', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, anyProgress, (one, other, third) => {
        const both = mergeProgress(one, other);
        expect(mergeProgress(other, one)).toEqual(both);
        expect(mergeProgress(both, other)).toEqual(both);
        expect(mergeProgress(both, both)).toEqual(both);
        expect(mergeProgress(one, mergeProgress(other, third))).toEqual(mergeProgress(both, third));
      }),
    );
  });

  it('lose no step: each lesson that one has done is done, unless the other took it back since', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (one, other) => {
        const both = mergeProgress(one, other);
        for (const id of IDS) {
          const takenBackAt = entryOf(other, id)?.takenBackAt ?? -1;
          const completedAt = entryOf(one, id)?.completedAt ?? -1;
          if (isDone(one, id) && completedAt > takenBackAt) expect(isDone(both, id)).toBe(true);
          if (isDone(both, id)) expect([one, other].some((each) => isDone(each, id))).toBe(true);
        }
        expect([one.last, other.last]).toContain(both.last);
      }),
    );
  });

  it('keep what a person does on one after the other, whatever their clocks say', () => {
    const kinds = fc.constantFrom('marked' as const, 'unmarked' as const);
    const steps = fc.array(fc.tuple(fc.boolean(), kinds, fc.nat(1_000)), { minLength: 1 });
    fc.assert(
      fc.property(steps, (taken) => {
        let devices = [NO_SHARED_PROGRESS, NO_SHARED_PROGRESS] as const;
        for (const [isFirst, kind, at] of taken) {
          // Each device has heard of what was done before.
          const heard = mergeProgress(...devices);
          const now = step(heard, 'a', kind, at);
          devices = isFirst ? [now, heard] : [heard, now];
          expect(isDone(mergeProgress(...devices), 'a')).toBe(kind === 'marked');
          expect(isDone(now, 'a')).toBe(kind === 'marked');
        }
      }),
    );
  });

  it('go on with the lesson that was open last, from the first day, with the best score', () => {
    const quiz = { id: 'q', kind: 'quiz' as const, title: 'Q' };
    const passed = (score: number): LessonEvent => ({ kind: 'quiz', score, isPassed: true });
    const opened = (id: string, at: number) => afterEvent(NO_PROGRESS, lesson(id), { kind: 'opened' }, at);
    const phone = afterEvent(opened('a', 5), quiz, passed(100), 6);
    const desktop = afterEvent(opened('b', 8), quiz, passed(60), 9);
    expect(mergeProgress(sharedOf(phone), sharedOf(desktop))).toEqual({
      startedAt: 5,
      last: 'b',
      lastAt: 9,
      lessons: { q: { completedAt: 9, score: 100 } },
    });
  });
});

describe('what a device notes', () => {
  it('is what it was told to keep', () => {
    fc.assert(
      fc.property(anyProgress, fc.subarray(IDS), fc.nat(30), (before, taken, at) => {
        const shown = progressOfShared(before);
        const now = taken.reduce(
          (progress, id) =>
            afterEvent(progress, lesson(id), { kind: isComplete(progress, id) ? 'unmarked' : 'marked' }, at),
          shown,
        );
        const noted = progressOfShared(noteProgress(before, now, at));
        for (const id of IDS) expect(isComplete(noted, id)).toBe(isComplete(now, id));
        expect(noteProgress(before, shown, at).lessons).toEqual(before.lessons);
      }),
    );
  });

  it('goes on with the lesson that was opened there, though its clock is behind', () => {
    const elsewhere = step(NO_SHARED_PROGRESS, 'a', 'opened', 100);
    expect(step(elsewhere, 'b', 'opened', 50)).toMatchObject({ last: 'b', lastAt: 101 });
    expect(step(elsewhere, 'a', 'opened', 200)).toMatchObject({ last: 'a', lastAt: 200 });
    expect(step(NO_SHARED_PROGRESS, 'b', 'marked', 200)).toMatchObject({ last: '', lastAt: 0 });
  });

  it('is as old as its last step where that was not noted', () => {
    const old = { startedAt: 3, last: 'a', lessons: { a: { completedAt: 4 } } };
    expect(sharedOf(old)).toEqual({ ...old, lastAt: 4 });
    expect(sharedOf(NO_PROGRESS)).toEqual(NO_SHARED_PROGRESS);
  });
});

it('names only lessons that the course has', () => {
  const progress = step(step(NO_SHARED_PROGRESS, 'gone', 'marked', 1), 'gone', 'opened', 2);
  expect(onlyLessons(step(progress, 'a', 'marked', 3), ['a', 'b'])).toEqual({
    startedAt: 1,
    last: '',
    lastAt: 0,
    lessons: { a: { completedAt: 3 } },
  });
  expect(onlyLessons(progress, ['gone'])).toEqual(progress);
});
