import { dueErasures } from '@harborline/domain/stores/ticket-erasures';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { eraseAgain } from './erase-ticket';

/** A run begins no further ticket after this long, so that it ends before it is stopped. */
const LONGEST_MS = 4 * 60_000;

/** Every five minutes: erases late writes to deleted tickets, and what a run that broke off has left (D-124). */
export const sweepErasures = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  for (const ref of await findIds(dueErasures(Timestamp.fromMillis(nowMs)))) {
    if (Date.now() - nowMs > LONGEST_MS) return;
    await eraseAgain(ref, nowMs).catch((error: unknown) =>
      // A later run tries it again; the others do not wait for it.
      logger.error('A deleted ticket was not erased', { ref, error: String(error) }),
    );
  }
});
