import { dueAnnouncements } from '@harborline/domain/stores/service-levels';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { queryOf } from '../../platform/store/read';
import { settleDue } from './settle-due';

/** Tickets announced side by side. */
const AT_ONCE = 5;
/** A run ends before its time limit; the next one goes on. */
const MOST_MS = 240_000;

/** @returns whether something was announced: a ticket that fails is left for the next run */
async function announceOrLog(ref: string): Promise<boolean> {
  try {
    return await settleDue(ref, true);
  } catch (error) {
    logger.error('A service level was not announced', { ref, error: String(error) });
    return false;
  }
}

/**
 * Announces what has passed, the longest ago first. Each ticket is looked at once, so that one that cannot be read, or fails,
 * holds up no other.
 * @returns of how many tickets something was announced
 */
export async function announceDue(nowMs: number): Promise<number> {
  const endsAtMs = Date.now() + MOST_MS;
  const asked = dueAnnouncements(Timestamp.fromMillis(nowMs));
  let rest = queryOf(asked);
  let announced = 0;
  while (Date.now() < endsAtMs) {
    const { docs } = await rest.get();
    const left = docs.map(({ id }) => id);
    while (left.length > 0) {
      const outcomes = await Promise.all(left.splice(0, AT_ONCE).map(announceOrLog));
      announced += outcomes.filter(Boolean).length;
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < (asked.limit ?? 1)) break;
    rest = rest.startAfter(last);
  }
  return announced;
}

/** Every minute: announces the clocks that warn or have run out (D-135). Where nothing is due, it costs one query. */
export const sweepDue = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const announced = await announceDue(Date.now());
  if (announced > 0) logger.info('Service levels announced', { announced });
});
