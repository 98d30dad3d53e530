import type { OutlineLesson } from '@harborline/domain/courses/outline';
import { isComplete } from '@harborline/domain/courses/progress';
import { keptValue } from '../../../shared/storage/kept';
import { sendCourseSteps } from '../article/send-activity';
import { readProgress } from './kept-progress';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The lessons of a course that the server has counted for this browser; null before the start is. */
const counted = (courseId: string) =>
  keptValue('device', `course-counted/${courseId}`, (stored: unknown) =>
    Array.isArray(stored) ? stored.filter(isText) : null,
  );

const sending = new Set<string>();

/**
 * Has the server count what is new in a visitor's progress (D-80). What does not arrive is sent with the next step; the
 * server counts nothing twice.
 */
export async function countSteps(courseId: string, lessons: readonly OutlineLesson[]): Promise<void> {
  const progress = readProgress(courseId);
  const before = counted(courseId).read();
  const newSteps = lessons
    .map(({ id }) => id)
    .filter((id) => isComplete(progress, id) && before?.includes(id) !== true);
  if (progress.startedAt === 0 || (before !== null && newSteps.length === 0) || sending.has(courseId)) return;
  sending.add(courseId);
  const isKept = await sendCourseSteps(courseId, newSteps);
  sending.delete(courseId);
  if (!isKept) return;
  counted(courseId).write([...(before ?? []), ...newSteps]);
  // Something may have been done meanwhile.
  await countSteps(courseId, lessons);
}

/** Has the next visitor of this device counted anew, once the steps so far count as those of a person (D-83). */
export const forgetCounted = (courseId: string): boolean => counted(courseId).write(null);
