import type { CourseProgress, LessonProgress } from './progress';

/*
 * What devices and the server tell each other of a person's progress (D-83). Each part of it only ever grows towards what
 * happened last, so that it does not matter in what order, how often and over which device a step arrives.
 */

/** A lesson that was completed, though its learner may have taken that back. */
export interface SharedLesson extends LessonProgress {
  /** when that was taken back, milliseconds; it counts unless the lesson was completed later */
  readonly takenBackAt?: number;
}

export interface SharedProgress {
  readonly startedAt: number;
  readonly last: string;
  /** of the last step on the device that opened it */
  readonly lastAt: number;
  /** the lessons that were completed, by id */
  readonly lessons: Readonly<Record<string, SharedLesson>>;
}

export const NO_SHARED_PROGRESS: SharedProgress = { startedAt: 0, last: '', lastAt: 0, lessons: {} };

/** Ids may be names that every object has, such as `constructor`. */
const lessonOf = <Lesson>(lessons: Readonly<Record<string, Lesson>>, id: string): Lesson | undefined =>
  Object.hasOwn(lessons, id) ? lessons[id] : undefined;

const latest = (one?: number, other?: number): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

function mergeLesson(one: SharedLesson | undefined, other: SharedLesson | undefined): SharedLesson {
  const takenBackAt = latest(one?.takenBackAt, other?.takenBackAt);
  const score = latest(one?.score, other?.score);
  return {
    completedAt: latest(one?.completedAt, other?.completedAt) ?? 0,
    ...(takenBackAt === undefined ? {} : { takenBackAt }),
    ...(score === undefined ? {} : { score }),
  };
}

const isOpenedLater = (one: SharedProgress, other: SharedProgress): boolean =>
  one.lastAt === other.lastAt ? one.last > other.last : one.lastAt > other.lastAt;

/** The progress that two devices have together. No step of either is lost; of opposite steps the later one stands. */
export function mergeProgress(one: SharedProgress, other: SharedProgress): SharedProgress {
  const ids = new Set([...Object.keys(one.lessons), ...Object.keys(other.lessons)]);
  const begun = [one.startedAt, other.startedAt].filter((at) => at > 0);
  const { last, lastAt } = isOpenedLater(one, other) ? one : other;
  return {
    startedAt: begun.length === 0 ? 0 : Math.min(...begun),
    last,
    lastAt,
    lessons: Object.fromEntries(
      [...ids].map((id) => [id, mergeLesson(lessonOf(one.lessons, id), lessonOf(other.lessons, id))]),
    ),
  };
}

/** The progress in some lessons alone. */
export function onlyLessons(progress: SharedProgress, lessonIds: readonly string[]): SharedProgress {
  const known = new Set(lessonIds);
  return {
    ...progress,
    ...(known.has(progress.last) ? {} : { last: '', lastAt: 0 }),
    lessons: Object.fromEntries(Object.entries(progress.lessons).filter(([id]) => known.has(id))),
  };
}

/** What a device kept of somebody who was not known: it does not note when its last lesson was open. */
export const sharedOf = (progress: CourseProgress): SharedProgress => ({
  ...progress,
  lastAt: Math.max(
    progress.startedAt,
    ...Object.values(progress.lessons).map(({ completedAt }) => completedAt),
  ),
});

/** How far somebody has come: the lessons that are complete. */
export function progressOfShared({ startedAt, last, lessons }: SharedProgress): CourseProgress {
  const done = Object.entries(lessons).filter(
    ([, { completedAt, takenBackAt = -1 }]) => completedAt > takenBackAt,
  );
  const bare = ({ takenBackAt: _takenBackAt, ...lesson }: SharedLesson): LessonProgress => lesson;
  return { startedAt, last, lessons: Object.fromEntries(done.map(([id, lesson]) => [id, bare(lesson)])) };
}

/**
 * Notes what a device has done. A lesson that is missing was taken back. Clocks of devices differ: what is done next is
 * never earlier than what it follows.
 */
export function noteProgress(before: SharedProgress, now: CourseProgress, nowMs: number): SharedProgress {
  const takenBack = Object.entries(progressOfShared(before).lessons)
    .filter(([id]) => !Object.hasOwn(now.lessons, id))
    .map(
      ([id, { completedAt }]) => [id, { completedAt, takenBackAt: Math.max(nowMs, completedAt) }] as const,
    );
  const done = Object.entries(now.lessons).map(([id, lesson]) => {
    const after = (lessonOf(before.lessons, id)?.takenBackAt ?? -1) + 1;
    return [id, { ...lesson, completedAt: Math.max(lesson.completedAt, after) }] as const;
  });
  const lastAt = now.last === '' ? before.lastAt : Math.max(nowMs, before.lastAt + 1);
  const lessons = Object.fromEntries([...takenBack, ...done]);
  return mergeProgress(before, { startedAt: now.startedAt, last: now.last, lastAt, lessons });
}
