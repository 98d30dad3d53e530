import { type Kept, keptValue } from '../../../shared/storage/kept';

/** How far a visitor has come in a course, on this device. */
export interface Progress {
  /** ids of the lessons that are done */
  readonly done: readonly string[];
  /** id of the lesson that was open last, '' for none */
  readonly last: string;
}

const NO_PROGRESS: Progress = { done: [], last: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(stored: unknown): Progress | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { done, last } = stored as { done?: unknown; last?: unknown };
  return Array.isArray(done) && isText(last) ? { done: done.filter(isText), last } : null;
}

const PREFIX = 'course/';

const kept = (courseId: string): Kept<Progress> => keptValue('device', PREFIX + courseId, parse);

export const readProgress = (courseId: string): Progress => kept(courseId).read() ?? NO_PROGRESS;

/** Whether a storage event is about a course. */
export const isProgressOf = (courseId: string, key: string | null): boolean => key === PREFIX + courseId;

export function noteOpened(courseId: string, lessonId: string): void {
  kept(courseId).write({ ...readProgress(courseId), last: lessonId });
}

export function setDone(courseId: string, lessonId: string, isDone: boolean): void {
  const { done, last } = readProgress(courseId);
  const others = done.filter((id) => id !== lessonId);
  kept(courseId).write({ done: isDone ? [...others, lessonId] : others, last });
}
