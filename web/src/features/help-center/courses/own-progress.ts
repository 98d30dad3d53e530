import {
  NO_SHARED_PROGRESS,
  noteProgress,
  progressOfShared,
  type SharedProgress,
} from '@harborline/domain/courses/merge-progress';
import { courseProgressSchema } from '@harborline/domain/entities/course-progress';
import { keptSession } from '../../../shared/kept-session/kept-session';
import { type Kept, keptValue } from '../../../shared/storage/kept';
import { sessionKey } from '../../../shared/storage/session-key';
import { keepProgressAt, onDevice } from './kept-progress';
import { progressKey } from './progress-key';

const parse = (stored: unknown): SharedProgress | null => courseProgressSchema.safeParse(stored).data ?? null;

/**
 * The copy of what the server keeps of the person who is signed in, which the end of the session removes (D-83); null
 * if nobody is.
 */
export function ownProgress(courseId: string): Kept<SharedProgress> | null {
  const session = keptSession();
  return session && keptValue(session.area, sessionKey(`${progressKey(courseId)}/${session.uid}`), parse);
}

/** Whether the progress that is shown is kept on the server. */
export const isOnServer = (courseId: string): boolean => (ownProgress(courseId)?.read() ?? null) !== null;

// Until the server keeps it, it is the device's, and handed over with the first answer.
keepProgressAt((courseId) => {
  const own = ownProgress(courseId);
  const before = own?.read() ?? null;
  if (own === null || before === null) return onDevice(courseId);
  return {
    read: () => progressOfShared(own.read() ?? NO_SHARED_PROGRESS),
    write: (now) => own.write(now && noteProgress(own.read() ?? NO_SHARED_PROGRESS, now, Date.now())),
  };
});
