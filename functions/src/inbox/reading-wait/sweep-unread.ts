import { dueReadingWaits, readingWait } from '@harborline/domain/stores/reading-waits';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { settleWait } from './settle-wait';

/** Waits settled side by side. */
const AT_ONCE = 5;

/** Settles the waits that are due, the longest due first. One failure does not hold up the others. */
async function sweepUnreadOnce(nowMs: number): Promise<number> {
  const left = await findIds(dueReadingWaits(Timestamp.fromMillis(nowMs)));
  let settled = 0;
  while (left.length > 0) {
    const outcomes = await Promise.allSettled(
      left.splice(0, AT_ONCE).map((id) => settleWait(readingWait(id), nowMs)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        logger.error('Unread messages were not mailed', { error: String(outcome.reason) });
      else if (outcome.value) settled += 1;
    }
  }
  return settled;
}

/** Every minute: mails messages that their addressee has had time to read but has not read (D-57). */
export const sweepUnread = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const settled = await sweepUnreadOnce(Date.now());
  if (settled > 0) logger.info('Reading waits settled', { settled });
});
