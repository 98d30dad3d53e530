import type { OutlineLesson } from '@harborline/domain/courses/outline';
import {
  afterEvent,
  type CourseProgress,
  type LessonEvent,
  type LessonProgress,
  NO_PROGRESS,
} from '@harborline/domain/courses/progress';
import { keptSession } from '../../../shared/staff/kept-session';
import { type Kept, keptValue, sessionKey } from '../../../shared/storage/kept';
import { progressKey } from './progress-key';

/*
 * How far a visitor has come in a course, on this device. The record is plain data (`CourseProgress`): everything that
 * reads or writes it goes through this file. Of a person who is signed in, the device has a copy of what the server
 * keeps (`sync-progress.ts`), which the end of the session removes (D-83).
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTime = (value: unknown): value is number => Number.isFinite(value);

function parseLesson([id, stored]: [string, unknown]): [string, LessonProgress][] {
  if (!isObject(stored) || !isTime(stored.completedAt)) return [];
  const { completedAt, takenBackAt, score } = stored;
  const more = { ...(isTime(takenBackAt) && { takenBackAt }), ...(isTime(score) && { score }) };
  return [[id, { completedAt, ...more }]];
}

function parse(stored: unknown): CourseProgress | null {
  if (!isObject(stored)) return null;
  const { startedAt, last, lastAt, lessons } = stored;
  if (!isTime(startedAt) || typeof last !== 'string' || !isObject(lessons)) return null;
  return {
    ...{ startedAt, last, lastAt: isTime(lastAt) ? lastAt : 0 },
    lessons: Object.fromEntries(Object.entries(lessons).flatMap(parseLesson)),
  };
}

/** What the device keeps of somebody who is not known. */
export const deviceProgress = (courseId: string): Kept<CourseProgress> =>
  keptValue('device', progressKey(courseId), parse);

const copyKey = (courseId: string, uid: string): string => sessionKey(`${progressKey(courseId)}/${uid}`);

/** The copy of what the server keeps of the person who is signed in; null if nobody is. */
export function ownProgress(courseId: string): Kept<CourseProgress> | null {
  const session = keptSession();
  return session && keptValue(session.area, copyKey(courseId, session.uid), parse);
}

/** Whether the progress that is shown is kept on the server. */
export const isOnServer = (courseId: string): boolean => (ownProgress(courseId)?.read() ?? null) !== null;

const kept = (courseId: string): Kept<CourseProgress> =>
  (isOnServer(courseId) ? ownProgress(courseId) : null) ?? deviceProgress(courseId);

export const readProgress = (courseId: string): CourseProgress => kept(courseId).read() ?? NO_PROGRESS;

/** Whether a storage event is about a course. */
export const isProgressOf = (courseId: string, key: string | null): boolean =>
  key !== null && (key === progressKey(courseId) || key.startsWith(copyKey(courseId, '')));

/** Keeps what a visitor has done with a lesson. */
export function keepEvent(courseId: string, lesson: OutlineLesson, event: LessonEvent): void {
  kept(courseId).write(afterEvent(readProgress(courseId), lesson, event, Date.now()));
}
