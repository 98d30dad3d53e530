import { keepCourseProgress } from '@harborline/domain/api/activity/courses';
import { mergeProgress } from '@harborline/domain/courses/merge-progress';
import { type CourseProgress, NO_PROGRESS } from '@harborline/domain/courses/progress';
import { isSessionExpired } from '@harborline/domain/session/expiry';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';
import { withAppCheck } from '../../../shared/firebase/with-app-check';
import { type KeptSession, keptSession } from '../../../shared/staff/kept-session';
import { asksNotToBeTracked, viewerId } from '../article/send-activity';
import { forgetCounted } from './count-steps';
import { deviceProgress, isOnServer, ownProgress } from './kept-progress';

/*
 * Loaded only where somebody is signed in: it brings Firebase Auth and the schema library.
 */

/** 'foreign': the server keeps no progress of this person in this course. 'later': it could not be asked. */
export type SyncOutcome = 'kept' | 'foreign' | 'later';

/** Whether the browser's session is one that Firebase knows as well. */
async function isSignedIn({ uid, expiresAt }: KeptSession): Promise<boolean> {
  if (isSessionExpired(expiresAt, Date.now())) return false;
  await new Promise<void>((resolve) => withAppCheck('staff', resolve));
  const service = auth('staff');
  await service.authStateReady();
  return service.currentUser?.uid === uid;
}

/** What the device knows of a person: their copy, and what was kept here before they were known. */
function readBoth(courseId: string) {
  const [copy, left] = [ownProgress(courseId)?.read() ?? null, deviceProgress(courseId).read()];
  return { left, both: mergeProgress(copy ?? NO_PROGRESS, left ?? NO_PROGRESS) };
}

const isSame = (one: CourseProgress, other: CourseProgress): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Tells the server once. @returns whether something was done meanwhile @throws ApiError */
async function exchange(courseId: string, { uid }: KeptSession): Promise<boolean> {
  const { left, both: sent } = readBoth(courseId);
  const isHandedOver = left !== null && left.startedAt > 0 && !asksNotToBeTracked();
  const { progress } = await callApi(keepCourseProgress, {
    body: { courseId, progress: sent, ...(isHandedOver && { viewerId: viewerId() }) },
  });
  const { both: now } = readBoth(courseId);
  const hasMore = !isSame(now, sent);
  if (keptSession()?.uid === uid)
    ownProgress(courseId)?.write(hasMore ? mergeProgress(progress, now) : progress);
  // It belongs to the person now, whoever uses the device next.
  deviceProgress(courseId).write(null);
  forgetCounted(courseId);
  return hasMore;
}

/** The server answers about the course, but keeps nothing of this person there. */
const isForeign = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404].includes(error.status);

async function sync(courseId: string): Promise<SyncOutcome> {
  try {
    for (;;) {
      const session = keptSession();
      if (session === null || !(await isSignedIn(session))) return 'foreign';
      if (!(await exchange(courseId, session))) return 'kept';
    }
  } catch (error) {
    if (isForeign(error) && !isOnServer(courseId)) return 'foreign';
    // What is not sent is kept on the device, and sent with the next step.
    report('progress-not-kept', error);
    return 'later';
  }
}

const running = new Map<string, Promise<SyncOutcome>>();

/**
 * Brings together what this device and the server know of how far the person has come who is signed in (D-83). A call
 * while another one is under way waits for that, which takes along what was done meanwhile.
 */
export function syncProgress(courseId: string): Promise<SyncOutcome> {
  const present = running.get(courseId);
  if (present !== undefined) return present;
  const started = sync(courseId).finally(() => running.delete(courseId));
  running.set(courseId, started);
  return started;
}
