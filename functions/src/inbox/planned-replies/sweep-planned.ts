import { dueReplies } from '@harborline/domain/stores/planned-replies';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { settlePlanned } from './settle-planned';

/** Replies settled side by side. */
const AT_ONCE = 5;

async function settleOrLog(id: string, nowMs: number): Promise<void> {
  try {
    await settlePlanned(id, nowMs);
  } catch (error) {
    // The next run tries it again; the others do not wait for it.
    logger.error('A planned reply was not sent', { id, error: String(error) });
  }
}

/** Every minute: planned replies that are due, the longest overdue first (D-120). */
export const sweepPlanned = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  const left = await findIds(dueReplies(Timestamp.fromMillis(nowMs)));
  while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map((id) => settleOrLog(id, nowMs)));
});
