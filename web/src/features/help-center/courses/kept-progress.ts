import type { OutlineLesson } from '@harborline/domain/courses/outline';
import {
  afterEvent,
  type CourseProgress,
  type LessonEvent,
  type LessonProgress,
  NO_PROGRESS,
} from '@harborline/domain/courses/progress';
import { type Kept, keptValue } from '../../../shared/storage/kept';
import { progressKey } from './progress-key';

/*
 * How far a visitor has come in a course, on this device. The record is plain data (`CourseProgress`): everything that
 * reads or writes it goes through this file, or `own-progress.ts` for a person who is signed in.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTime = (value: unknown): value is number => Number.isFinite(value);

function parseLesson([id, stored]: [string, unknown]): [string, LessonProgress][] {
  if (!isObject(stored) || !isTime(stored.completedAt)) return [];
  const { completedAt, score } = stored;
  return [[id, isTime(score) ? { completedAt, score } : { completedAt }]];
}

function parse(stored: unknown): CourseProgress | null {
  if (!isObject(stored)) return null;
  const { startedAt, last, lessons } = stored;
  if (!isTime(startedAt) || typeof last !== 'string' || !isObject(lessons)) return null;
  return { startedAt, last, lessons: Object.fromEntries(Object.entries(lessons).flatMap(parseLesson)) };
}

type PlaceOf = (courseId: string) => Kept<CourseProgress>;

/** Where the device keeps it for whoever is not known. */
export const onDevice: PlaceOf = (courseId) => keptValue('device', progressKey(courseId), parse);

let placeOf = onDevice;

/** Has it kept elsewhere from now on. */
export function keepProgressAt(other: PlaceOf): void {
  placeOf = other;
}

export const readProgress = (courseId: string): CourseProgress => placeOf(courseId).read() ?? NO_PROGRESS;

/** Whether a storage event may be about a course. */
export const isProgressOf = (courseId: string, key: string | null): boolean =>
  key?.includes(progressKey(courseId)) === true;

/** Keeps what a visitor has done with a lesson. */
export function keepEvent(courseId: string, lesson: OutlineLesson, event: LessonEvent): void {
  placeOf(courseId).write(afterEvent(readProgress(courseId), lesson, event, Date.now()));
}
