import { DUE_BATCH, dueReplies } from '@harborline/domain/stores/planned-replies';
import { byTurn } from '@harborline/domain/tickets/planned-reply';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findRecords } from '../../platform/store/read';
import { settleAll } from './settle-all';
import { settlePlanned } from './settle-planned';

/** A run begins no further batch after this long, so that it ends before it is stopped. */
const LONGEST_MS = 4 * 60_000;

/** A visitor reads the replies of one ticket in the order in which they were planned. */
async function findDue(nowMs: number) {
  const due = await findRecords(dueReplies(Timestamp.fromMillis(nowMs)));
  return due.toSorted(byTurn).map(({ id, conversation_ref: line }) => ({ id, line }));
}

/** Every minute: planned replies that are due, the longest overdue first (D-120). */
export const sweepPlanned = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  await settleAll({
    find: () => findDue(nowMs),
    batch: DUE_BATCH,
    settle: (id) => settlePlanned(id, nowMs),
    mayGoOn: () => Date.now() - nowMs < LONGEST_MS,
    // The next run tries it again; the others do not wait for it.
    onFailed: (id, error) => logger.error('A planned reply was not sent', { id, error: String(error) }),
  });
});
