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
 * reads or writes it goes through this file.
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

const kept = (courseId: string): Kept<CourseProgress> => keptValue('device', progressKey(courseId), parse);

export const readProgress = (courseId: string): CourseProgress => kept(courseId).read() ?? NO_PROGRESS;

/** Whether a storage event is about a course. */
export const isProgressOf = (courseId: string, key: string | null): boolean => key === progressKey(courseId);

/** Keeps what a visitor has done with a lesson. */
export function keepEvent(courseId: string, lesson: OutlineLesson, event: LessonEvent): void {
  kept(courseId).write(afterEvent(readProgress(courseId), lesson, event, Date.now()));
}
