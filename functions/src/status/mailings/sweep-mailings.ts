import { dueMailings } from '@harborline/domain/stores/status-subscribers';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { queueMailing } from './queue-mailing';

/** Carries on every mailing that is due, the longest due first. One failure does not hold up the others. */
export async function sweepMailingsOnce(nowMs: number): Promise<number> {
  const ids = await findIds(dueMailings(Timestamp.fromMillis(nowMs)));
  for (const id of ids) {
    try {
      await queueMailing(id, nowMs);
    } catch (error) {
      logger.error('A mailing was not queued', { id, error: String(error) });
    }
  }
  return ids.length;
}

/** Every minute: mails that maintenance has begun or ended, and what the trigger did not finish. */
export const sweepStatusMailings = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 300 },
  async () => {
    const swept = await sweepMailingsOnce(Date.now());
    if (swept > 0) logger.info('Mailings swept', { swept });
  },
);
