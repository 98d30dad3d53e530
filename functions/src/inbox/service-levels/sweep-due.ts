import { ticketsToTell } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { settleDue } from './settle-due';

/** Tickets announced side by side. */
const AT_ONCE = 5;
/** A run ends before its time limit; the next one goes on. */
const MOST_MS = 240_000;

/** @returns whether something of it was settled: one that fails is left for the next run */
async function tellOrLog(ref: string): Promise<boolean> {
  try {
    await settleDue(ref, true);
    return true;
  } catch (error) {
    logger.error('A service level was not announced', { error: String(error) });
    return false;
  }
}

/** Announces what has passed, the longest ago first, until nothing is left or none of what is read can be announced. */
async function tellDue(nowMs: number): Promise<number> {
  const endsAtMs = Date.now() + MOST_MS;
  let all = 0;
  let told = 0;
  do {
    const left = await findIds(ticketsToTell(Timestamp.fromMillis(nowMs)));
    told = 0;
    while (left.length > 0) {
      const outcomes = await Promise.all(left.splice(0, AT_ONCE).map(tellOrLog));
      told += outcomes.filter(Boolean).length;
    }
    all += told;
  } while (told > 0 && Date.now() < endsAtMs);
  return all;
}

/** Every minute: announces the clocks that warn or have run out (D-135). Where nothing is due, it costs one query. */
export const sweepDue = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const told = await tellDue(Date.now());
  if (told > 0) logger.info('Service levels announced', { told });
});
