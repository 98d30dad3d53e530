import { dueTickets } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { wakeTicket } from './wake-ticket';

/** Tickets woken side by side. */
const AT_ONCE = 5;

/** Wakes the tickets that are due, the longest due first. One failure does not hold up the others. */
async function wakeDue(nowMs: number): Promise<number> {
  const left = await findIds(dueTickets(Timestamp.fromMillis(nowMs)));
  let woken = 0;
  while (left.length > 0) {
    const outcomes = await Promise.allSettled(left.splice(0, AT_ONCE).map((ref) => wakeTicket(ref, nowMs)));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        logger.error('A snoozed ticket was not woken', { error: String(outcome.reason) });
      else if (outcome.value) woken += 1;
    }
  }
  return woken;
}

/** Every minute: wakes the tickets whose time has come (D-119). */
export const sweepSnoozed = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const woken = await wakeDue(Date.now());
  if (woken > 0) logger.info('Snoozed tickets woken', { woken });
});
