import { type CourseProgress, type LessonProgress, NO_PROGRESS, progressOf } from './progress';

/*
 * Each part of the progress only ever grows towards what happened last, so that it does not matter in what order, how
 * often and over which device a step arrives (D-83).
 */

const latest = (one?: number, other?: number): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

function mergeLesson(one: LessonProgress | undefined, other: LessonProgress | undefined): LessonProgress {
  const takenBackAt = latest(one?.takenBackAt, other?.takenBackAt);
  const score = latest(one?.score, other?.score);
  return {
    completedAt: latest(one?.completedAt, other?.completedAt) ?? 0,
    ...(takenBackAt === undefined ? {} : { takenBackAt }),
    ...(score === undefined ? {} : { score }),
  };
}

const isOpenedLater = (one: CourseProgress, other: CourseProgress): boolean =>
  one.lastAt === other.lastAt ? one.last > other.last : one.lastAt > other.lastAt;

/** The progress that two devices have together. No step of either is lost; of opposite steps the later one stands. */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  const ids = new Set([...Object.keys(one.lessons), ...Object.keys(other.lessons)]);
  const begun = [one.startedAt, other.startedAt].filter((at) => at > 0);
  const { last, lastAt } = isOpenedLater(one, other) ? one : other;
  return {
    startedAt: begun.length === 0 ? 0 : Math.min(...begun),
    last,
    lastAt,
    lessons: Object.fromEntries(
      [...ids].map((id) => [id, mergeLesson(progressOf(one, id), progressOf(other, id))]),
    ),
  };
}

/** The progress in some lessons alone. */
export function onlyLessons(progress: CourseProgress, lessonIds: readonly string[]): CourseProgress {
  const known = new Set(lessonIds);
  return {
    ...progress,
    ...(known.has(progress.last) ? {} : { last: NO_PROGRESS.last, lastAt: NO_PROGRESS.lastAt }),
    lessons: Object.fromEntries(Object.entries(progress.lessons).filter(([id]) => known.has(id))),
  };
}
