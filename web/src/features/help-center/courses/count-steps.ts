import type { OutlineLesson } from '@harborline/domain/courses/outline';
import { isComplete } from '@harborline/domain/courses/progress';
import { keptValue } from '../../../shared/storage/kept';
import { sendCourseSteps } from '../article/send-activity';
import { countedKey } from './counted-key';
import { readProgress } from './kept-progress';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The lessons of a course that the server has counted for this browser; null before the start is. */
const counted = (courseId: string) =>
  keptValue('device', countedKey(courseId), (stored: unknown) =>
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
