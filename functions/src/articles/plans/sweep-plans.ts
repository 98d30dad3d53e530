import { duePlans, dueReminders } from '@harborline/domain/stores/article-plans';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { remindOwner } from './remind-owner';
import { runPlan } from './run-plan';

/** Does each in turn. One that fails is tried again by the next run and does not hold up the others. */
async function doEach(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) {
    try {
      await run(id);
    } catch (error) {
      logger.error('A plan was not carried out', { id, error: String(error) });
    }
  }
}

/** Publishes and unpublishes what is due. */
const runDuePlans = async (nowMs: number): Promise<void> =>
  doEach(await findIds(duePlans(Timestamp.fromMillis(nowMs))), (id) => runPlan(id, nowMs));

/** Reminds of articles that should be verified. */
const remindOwners = async (nowMs: number): Promise<void> =>
  doEach(await findIds(dueReminders(Timestamp.fromMillis(nowMs))), (id) => remindOwner(id, nowMs));

/** Every minute: articles that are scheduled, and reminders. */
export const sweepPlans = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  await runDuePlans(nowMs);
  await remindOwners(nowMs);
});
