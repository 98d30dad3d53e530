import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { funnelOf } from './course-funnel';
import { joinCounted, newSteps } from './learner-steps';
import type { OutlineLesson } from './outline';

const LESSONS = ['a', 'b', 'c'];

describe('what a learner’s message adds to the figures', () => {
  it('is a start, each lesson once, and an end', () => {
    const first = newSteps(LESSONS, undefined, []);
    expect(first).toMatchObject({ isStart: true, isEnd: false, lessons: [] });
    const second = newSteps(LESSONS, first.after, ['b', 'b', 'gone']);
    expect(second).toMatchObject({ isStart: false, isEnd: false, lessons: ['b'] });
    const third = newSteps(LESSONS, second.after, ['b', 'a', 'c']);
    expect(third).toMatchObject({ isStart: false, isEnd: true, lessons: ['a', 'c'] });
    expect(newSteps(LESSONS, third.after, LESSONS)).toMatchObject({ isEnd: false, lessons: [] });
  });

  it('is no second end after the course got another lesson, and none in a course without any', () => {
    const { after } = newSteps(LESSONS, undefined, LESSONS);
    expect(newSteps([...LESSONS, 'd'], after, ['d']).isEnd).toBe(false);
    expect(newSteps([], undefined, []).isEnd).toBe(false);
  });

  it('is as much as figures take at once; the rest comes with the next message', () => {
    const first = newSteps(LESSONS, undefined, LESSONS, 2);
    expect(first).toMatchObject({ isEnd: false, lessons: ['a', 'b'] });
    expect(newSteps(LESSONS, first.after, LESSONS, 2)).toMatchObject({ isEnd: true, lessons: ['c'] });
  });

  it('is the same in the end, however messages are split, repeated and ordered', () => {
    const message = fc.subarray([...LESSONS, 'gone']);
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 8 }), (messages) => {
        const counts = { starts: 0, ends: 0, lessons: [] as string[] };
        let before: { lessons: string[]; is_finished: boolean } | undefined;
        for (const done of [...messages, ...messages]) {
          const steps = newSteps(LESSONS, before, done);
          counts.starts += Number(steps.isStart);
          counts.ends += Number(steps.isEnd);
          counts.lessons.push(...steps.lessons);
          before = steps.after;
        }
        const said = LESSONS.filter((id) => messages.flat().includes(id));
        expect([counts.starts, counts.ends]).toEqual([1, said.length === LESSONS.length ? 1 : 0]);
        expect(counts.lessons.toSorted()).toEqual(said);
      }),
    );
  });
});

describe('D-83: a person who becomes known', () => {
  const counted = fc.record({ lessons: fc.subarray(LESSONS), is_finished: fc.boolean() });
  type Counted = { readonly lessons: readonly string[]; readonly is_finished: boolean };
  const sumsOf = (...all: readonly Counted[]) => ({
    started: all.length,
    finished: all.filter(({ is_finished }) => is_finished).length,
    lessons: LESSONS.map((id) => all.filter(({ lessons }) => lessons.includes(id)).length),
  });

  it('counts once with the browser that they learned with before', () => {
    fc.assert(
      fc.property(counted, counted, (person, browser) => {
        const { counted: joined, twice } = joinCounted(person, browser);
        const sums = sumsOf(person, browser);
        const left = {
          started: sums.started - Number(twice.isStart),
          finished: sums.finished - Number(twice.isEnd),
          lessons: sums.lessons.map((count, at) => count - Number(twice.lessons.includes(LESSONS[at] ?? ''))),
        };
        expect(left).toEqual(sumsOf(joined ?? person));
      }),
    );
  });

  it('takes over what only one of both has counted', () => {
    const one = { lessons: ['a'], is_finished: false };
    for (const { counted: joined, twice } of [joinCounted(one, undefined), joinCounted(undefined, one)]) {
      expect(joined).toBe(one);
      expect(twice).toEqual({ isStart: false, isEnd: false, lessons: [] });
    }
    expect(joinCounted(undefined, undefined).counted).toBeUndefined();
  });
});

describe('the funnel of a course', () => {
  const lessons = LESSONS.map((id): OutlineLesson => ({ id, kind: 'text', title: `Lesson ${id}` }));

  it('says how many did each lesson, and which one most did not go beyond', () => {
    const funnel = funnelOf(lessons, { started: 40, finished: 9, lessons: { a: 30, b: 10, c: 9, gone: 20 } });
    expect(funnel.steps.map(({ done, percent }) => [done, percent])).toEqual([
      [30, 75],
      [10, 25],
      [9, 23],
    ]);
    expect(funnel).toMatchObject({ started: 40, finished: 9, finishedPercent: 23 });
    expect(funnel.largestDrop).toMatchObject({ lesson: { id: 'b' }, learners: 20 });
  });

  it('is empty as long as nobody has started, and never above all of them', () => {
    expect(funnelOf(lessons, null)).toMatchObject({ started: 0, finishedPercent: 0, largestDrop: null });
    const odd = funnelOf(lessons, { started: 1, finished: 1, lessons: { a: 3 } });
    expect(odd.steps[0]?.percent).toBe(100);
  });
});
