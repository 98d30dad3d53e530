import { duePlans, dueReminders } from '@harborline/domain/stores/article-plans';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds, findRecords } from '../../platform/store/read';
import { remindOwners } from './remind-owners';
import { runPlan } from './run-plan';

/** Does each in turn. One that fails is tried again by the next run and does not hold up the others. */
async function doEach(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) {
    try {
      await run(id);
    } catch (error) {
      logger.error('What was planned was not carried out', { id, error: String(error) });
    }
  }
}

/** Publishes and unpublishes what is due. */
const runDuePlans = async (nowMs: number): Promise<void> =>
  doEach(await findIds(duePlans(Timestamp.fromMillis(nowMs))), (id) => runPlan(id, nowMs));

/** Reminds of articles that should be verified, library by library. */
async function remindAll(nowMs: number): Promise<void> {
  const due = await findRecords(dueReminders(Timestamp.fromMillis(nowMs)));
  const libraries = [...new Set(due.map(({ support_lib_id }) => support_lib_id))];
  await doEach(libraries, (libraryId) => {
    const ids = due.filter((plan) => plan.support_lib_id === libraryId).map(({ id }) => id);
    return remindOwners(ids, { libraryId, nowMs });
  });
}

/** Every minute: articles that are scheduled, and reminders. */
export const sweepPlans = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  await runDuePlans(nowMs);
  await remindAll(nowMs);
});
