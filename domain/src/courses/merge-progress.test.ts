import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeProgress, onlyLessons } from './merge-progress';
import {
  afterEvent,
  type CourseProgress,
  isComplete,
  type LessonEvent,
  NO_PROGRESS,
  progressOf,
} from './progress';

const IDS = ['a', 'b', '__proto__', 'constructor'];
const time = fc.nat(20);
const lessonProgress = fc.record(
  { completedAt: time, takenBackAt: time, score: fc.nat(100) },
  { requiredKeys: ['completedAt'] },
);
const anyProgress: fc.Arbitrary<CourseProgress> = fc.record({
  startedAt: time,
  last: fc.constantFrom('', ...IDS),
  lastAt: time,
  lessons: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...IDS), lessonProgress), { selector: ([id]) => id })
    .map((entries) => Object.fromEntries(entries)),
});

const lesson = (id: string) => ({ id, kind: 'text' as const, title: id });
const step = (progress: CourseProgress, id: string, kind: 'opened' | 'marked' | 'unmarked', at: number) =>
  afterEvent(progress, lesson(id), { kind }, at);

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
          const takenBackAt = Math.max(progressOf(other, id)?.takenBackAt ?? -1, -1);
          const completedAt = progressOf(one, id)?.completedAt ?? -1;
          if (isComplete(one, id) && completedAt > takenBackAt) expect(isComplete(both, id)).toBe(true);
          if (isComplete(both, id)) expect([one, other].some((each) => isComplete(each, id))).toBe(true);
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
        let devices = [NO_PROGRESS, NO_PROGRESS] as const;
        for (const [isFirst, kind, at] of taken) {
          // Each device has heard of what was done before.
          const heard = mergeProgress(...devices);
          const now = step(heard, 'a', kind, at);
          devices = isFirst ? [now, heard] : [heard, now];
          expect(isComplete(mergeProgress(...devices), 'a')).toBe(kind === 'marked');
        }
      }),
    );
  });

  it('go on with the lesson that was open last, from the first day, with the best score', () => {
    const quiz = { id: 'q', kind: 'quiz' as const, title: 'Q' };
    const passed = (score: number): LessonEvent => ({ kind: 'quiz', score, isPassed: true });
    const phone = afterEvent(step(NO_PROGRESS, 'a', 'opened', 5), quiz, passed(100), 6);
    const desktop = afterEvent(step(NO_PROGRESS, 'b', 'opened', 8), quiz, passed(60), 9);
    expect(mergeProgress(phone, desktop)).toEqual({
      startedAt: 5,
      last: 'b',
      lastAt: 8,
      lessons: { q: { completedAt: 9, score: 100 } },
    });
  });
});

it('names only lessons that the course has', () => {
  const progress = step(step(NO_PROGRESS, 'gone', 'marked', 1), 'gone', 'opened', 2);
  expect(onlyLessons(step(progress, 'a', 'marked', 3), ['a', 'b'])).toEqual({
    startedAt: 1,
    last: '',
    lastAt: 0,
    lessons: { a: { completedAt: 3 } },
  });
  expect(onlyLessons(progress, ['gone'])).toEqual(progress);
});
