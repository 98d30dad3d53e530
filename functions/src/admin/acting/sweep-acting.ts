import { DURATIONS } from '@harborline/domain/limits';
import { overdueActors } from '@harborline/domain/stores/users';
import { isActing, isActingOver } from '@harborline/domain/team/standing';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../../platform/firebase';
import { findIds } from '../../platform/store/read';
import { goHome } from './go-home';
import { readPerson } from './read-person';

/** Reads the person again: they may have gone home, or stepped in again, since the query. */
const sendHome = (uid: string, overSinceMs: number) =>
  firestore().runTransaction(async (transaction) => {
    const person = await readPerson(transaction, uid);
    const isOverdue = isActing(person) && isActingOver(person, overSinceMs);
    if (isOverdue) await goHome(transaction, person, overSinceMs);
    return isOverdue;
  });

/**
 * Sends everybody home whose eight hours ended a while ago and whose browser did not do it (D-12), so that the child's
 * log records the end. One failure does not hold up the others. @returns how many went home
 */
export async function sweepActingOnce(nowMs: number): Promise<number> {
  const overSinceMs = nowMs - DURATIONS.actingGraceMs;
  const overdue = await findIds(overdueActors(Timestamp.fromMillis(overSinceMs)));
  let gone = 0;
  for (const uid of overdue) {
    try {
      if (await sendHome(uid, overSinceMs)) gone += 1;
    } catch (error) {
      logger.error('Acting was not ended', { uid, error: String(error) });
    }
  }
  return gone;
}

/** Every ten minutes: sends agency users home whose time is over. */
export const sweepActing = onSchedule('every 10 minutes', async () => {
  const gone = await sweepActingOnce(Date.now());
  if (gone > 0) logger.info('Acting ended by the sweep', { gone });
});
