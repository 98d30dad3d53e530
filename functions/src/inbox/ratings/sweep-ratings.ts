import { dueRatingRequests } from '@harborline/domain/stores/ratings';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { settleRequest } from './settle-request';

/** Requests settled side by side. */
const AT_ONCE = 5;

/** Settles the requests that are due, the longest due first. One failure does not hold up the others. */
async function sweepRatingsOnce(nowMs: number): Promise<number> {
  const left = await findIds(dueRatingRequests(Timestamp.fromMillis(nowMs)));
  let settled = 0;
  while (left.length > 0) {
    const outcomes = await Promise.allSettled(
      left.splice(0, AT_ONCE).map((conversationRef) => settleRequest(conversationRef, nowMs)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        logger.error('A visitor was not asked for a rating', { error: String(outcome.reason) });
      else if (outcome.value) settled += 1;
    }
  }
  return settled;
}

/** Every two minutes: asks the visitors of closed tickets for a rating, each once the library's delay is over (D-97). */
export const sweepRatings = onSchedule({ schedule: 'every 2 minutes', timeoutSeconds: 300 }, async () => {
  const settled = await sweepRatingsOnce(Date.now());
  if (settled > 0) logger.info('Rating requests settled', { settled });
});
