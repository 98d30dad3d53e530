import type { Requirement } from '../entities/course';
import type { OutlineLesson } from './outline';
import { type CourseProgress, isComplete, NO_PROGRESS } from './progress';

/** Why a lesson is not open yet. */
export type LessonLock =
  | { readonly reason: 'course' /** to be finished first (D-87) */; readonly required: Requirement }
  | { readonly reason: 'order' /** to be finished first */; readonly before: OutlineLesson }
  | {
      readonly reason: 'days';
      readonly days: number;
      /** milliseconds; null before the learner has begun the course */
      readonly opensAt: number | null;
    };

interface CourseTerms {
  /** all of the course, in their order */
  readonly lessons: readonly OutlineLesson[];
  /** whether a lesson opens once those before it are complete */
  readonly isInOrder: boolean;
  /** courses that the learner has not finished and has to, in their order */
  readonly unmet?: readonly Requirement[];
}

/** The beginning of a day, some days after a time, in the zone of this device. */
function dayAfter(atMs: number, days: number): number {
  const day = new Date(atMs);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day.getTime();
}

function lockOfDays(lesson: OutlineLesson, { startedAt }: CourseProgress, nowMs: number): LessonLock | null {
  const days = lesson.opensAfterDays ?? 0;
  if (days === 0) return null;
  const opensAt = startedAt === 0 ? null : dayAfter(startedAt, days);
  return opensAt !== null && opensAt <= nowMs ? null : { reason: 'days', days, opensAt };
}

/**
 * Why a lesson is not open yet; null if it is. What is complete stays open, whatever its writers change. A lesson waits
 * only for those before it and for a day, so there are no cycles.
 */
export function lockOf(
  { lessons, isInOrder, unmet: [required] = [] }: CourseTerms,
  lessonId: string,
  progress: CourseProgress,
  nowMs: number,
): LessonLock | null {
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  if (lesson === undefined || isComplete(progress, lessonId)) return null;
  if (required !== undefined) return { reason: 'course', required };
  const before = isInOrder ? lessons.slice(0, index).find(({ id }) => !isComplete(progress, id)) : undefined;
  return before === undefined ? lockOfDays(lesson, progress, nowMs) : { reason: 'order', before };
}

/** Why a lesson is not open for those who have not begun the course, as the server knows; null if it is. */
export const firstLock = (course: CourseTerms, lessonId: string): LessonLock | null =>
  lockOf(course, lessonId, NO_PROGRESS, 0);
