import { dueErasures } from '@harborline/domain/stores/ticket-erasures';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { eraseTicket } from './erase-ticket';

/** Every five minutes: erases what came after a ticket was deleted, and what a run that broke off has left (D-124). */
export const sweepErasures = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  for (const ref of await findIds(dueErasures(Timestamp.fromMillis(nowMs))))
    await eraseTicket(ref, nowMs).catch((error: unknown) =>
      // The next run tries it again; the others do not wait for it.
      logger.error('A deleted ticket was not erased', { ref, error: String(error) }),
    );
});
