import { dueTickets } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { wakeTicket } from './wake-ticket';

/** Tickets woken side by side. */
const AT_ONCE = 5;
/** A run ends before its time limit; the next one goes on. */
const MOST_MS = 240_000;

async function wakeOrLog(ref: string, nowMs: number): Promise<boolean> {
  try {
    return await wakeTicket(ref, nowMs);
  } catch (error) {
    // The next run tries it again; the others do not wait for it.
    logger.error('A snoozed ticket was not woken', { error: String(error) });
    return false;
  }
}

/** Wakes the tickets that are due, the longest due first, until none is left or none of those that are read can be woken. */
async function wakeDue(nowMs: number): Promise<number> {
  const endsAtMs = Date.now() + MOST_MS;
  let all = 0;
  let woken = 0;
  do {
    const left = await findIds(dueTickets(Timestamp.fromMillis(nowMs)));
    woken = 0;
    while (left.length > 0) {
      const outcomes = await Promise.all(left.splice(0, AT_ONCE).map((ref) => wakeOrLog(ref, nowMs)));
      woken += outcomes.filter(Boolean).length;
    }
    all += woken;
  } while (woken > 0 && Date.now() < endsAtMs);
  return all;
}

/** Every minute: wakes the tickets whose time has come (D-119). */
export const sweepSnoozed = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const woken = await wakeDue(Date.now());
  if (woken > 0) logger.info('Snoozed tickets woken', { woken });
});
