import { keepCourseProgress } from '@harborline/domain/api/activity/course-progress';
import type { BodyOf } from '@harborline/domain/api/contract';
import {
  mergeProgress,
  NO_SHARED_PROGRESS,
  type SharedProgress,
  sharedOf,
} from '@harborline/domain/courses/merge-progress';
import { isSessionExpired } from '@harborline/domain/session/expiry';
import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';
import { postAs } from '../../../shared/firebase/post-as';
import { withAppCheck } from '../../../shared/firebase/with-app-check';
import { type KeptSession, keptSession } from '../../../shared/kept-session/kept-session';
import { keptText } from '../../../shared/storage/kept';
import { countedKey } from './counted-key';
import { onDevice } from './kept-progress';
import { isOnServer, ownProgress } from './own-progress';

const answerSchema = z.object({ data: keepCourseProgress.answer });

/*
 * Loaded only where somebody is signed in: it brings Firebase Auth and the schema library.
 */

/** 'foreign': the server keeps no progress of this person in this course. 'later': it could not be asked. */
export type SyncOutcome = 'kept' | 'foreign' | 'later';

/** The person of the browser's session, if Firebase knows them as well. */
async function personOf({ uid, expiresAt }: KeptSession): Promise<User | null> {
  if (isSessionExpired(expiresAt, Date.now())) return null;
  await new Promise<void>((resolve) => withAppCheck('staff', resolve));
  const service = auth('staff');
  await service.authStateReady();
  return service.currentUser?.uid === uid ? service.currentUser : null;
}

/** The server answers about the course, but keeps nothing of this person there. */
class Refused extends Error {}
const REFUSALS: readonly number[] = [400, 401, 403, 404];

/** @throws Refused, or another Error if the server could not be asked */
async function ask(person: User, body: BodyOf<typeof keepCourseProgress>): Promise<SharedProgress> {
  const answer = await postAs(person, keepCourseProgress, body);
  if (REFUSALS.includes(answer.status)) throw new Refused(String(answer.status));
  if (!answer.ok) throw new Error(`Progress was refused with ${answer.status}`);
  const { progress } = answerSchema.parse(await answer.json()).data;
  if (progress === null) throw new Refused('another library');
  return progress;
}

/** What the device knows of a person: their copy, and what was kept here before they were known. */
function readBoth(courseId: string) {
  const [copy, left] = [ownProgress(courseId)?.read() ?? null, onDevice(courseId).read()];
  return {
    left,
    both: mergeProgress(copy ?? NO_SHARED_PROGRESS, left ? sharedOf(left) : NO_SHARED_PROGRESS),
  };
}

const isSame = (one: SharedProgress, other: SharedProgress): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Tells the server once. @returns whether something was done meanwhile @throws Error if it does not keep it */
async function exchange(courseId: string, person: User): Promise<boolean> {
  const { left, both: sent } = readBoth(courseId);
  // By this `send-activity.ts` had the browser counted, if it was.
  const viewerId = keptText('device', 'viewer').read();
  const isHandedOver = left !== null && viewerId !== null;
  const progress = await ask(person, { courseId, progress: sent, ...(isHandedOver && { viewerId }) });
  const { both: now } = readBoth(courseId);
  const hasMore = !isSame(now, sent);
  if (keptSession()?.uid === person.uid)
    ownProgress(courseId)?.write(hasMore ? mergeProgress(progress, now) : progress);
  // It belongs to the person now, whoever uses the device next.
  onDevice(courseId).write(null);
  // The next visitor of the device is counted anew.
  keptText('device', countedKey(courseId)).write(null);
  return hasMore;
}

async function sync(courseId: string): Promise<SyncOutcome> {
  try {
    for (;;) {
      const session = keptSession();
      const person = session && (await personOf(session));
      if (person === null) return 'foreign';
      if (!(await exchange(courseId, person))) return 'kept';
    }
  } catch (error) {
    if (error instanceof Refused && !isOnServer(courseId)) return 'foreign';
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
