import { dueNews } from '@harborline/domain/stores/news-flashes';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../platform/store/read';
import { runNewsSchedule } from './run-schedule';

/** Every minute: news flashes to be published, and those that expire. One that fails does not hold up the others. */
export const sweepNews = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  for (const id of await findIds(dueNews(Timestamp.fromMillis(nowMs)))) {
    try {
      await runNewsSchedule(id, nowMs);
    } catch (error) {
      logger.error('A news flash was not published or ended', { id, error: String(error) });
    }
  }
});
