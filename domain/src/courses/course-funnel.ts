import type { CourseFigures } from '../entities/course-figures';
import type { OutlineLesson } from './outline';

/** One step of a course as its figures show it. */
export interface FunnelStep {
  readonly lesson: OutlineLesson;
  /** learners who have done it */
  readonly done: number;
  /** of those who started, in percent */
  readonly percent: number;
}

export interface Funnel {
  readonly started: number;
  readonly finished: number;
  readonly finishedPercent: number;
  readonly steps: readonly FunnelStep[];
  /** the lesson that most learners did not go beyond, and how many; null if nobody stopped */
  readonly largestDrop: { readonly lesson: OutlineLesson; readonly learners: number } | null;
}

type Sums = Pick<CourseFigures, 'started' | 'finished' | 'lessons'>;

const NO_FIGURES: Sums = { started: 0, finished: 0 };

/** Lessons can be taken in any order, and each is counted by itself: none is done by more than have started. */
function percentOf(count: number, started: number): number {
  return started === 0 ? 0 : Math.min(100, Math.round((count / started) * 100));
}

/** How far the learners of a course come, lesson by lesson, and where most of them stop. */
export function funnelOf(lessons: readonly OutlineLesson[], figures: Sums | null): Funnel {
  const { started, finished, lessons: counts = {} } = figures ?? NO_FIGURES;
  const steps = lessons.map((lesson) => {
    const done = counts[lesson.id] ?? 0;
    return { lesson, done, percent: percentOf(done, started) };
  });
  let largestDrop: Funnel['largestDrop'] = null;
  let before = started;
  for (const { lesson, done } of steps) {
    if (before - done > (largestDrop?.learners ?? 0)) largestDrop = { lesson, learners: before - done };
    before = done;
  }
  return { started, finished, finishedPercent: percentOf(finished, started), steps, largestDrop };
}
