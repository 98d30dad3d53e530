import { dueDigests, dueNotices, notice } from '@harborline/domain/stores/notices';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds, findRecords } from '../../../platform/store/read';
import { type DigestOwner, settleDigest } from './settle-digest';
import { settleNotice } from './settle-notice';

/** People and tickets settled side by side. */
const AT_ONCE = 5;

/** Runs some work in parts. One failure does not hold up the others. @returns how many were due */
async function settleEach(work: readonly (() => Promise<boolean>)[]): Promise<number> {
  const left = [...work];
  let settled = 0;
  while (left.length > 0) {
    const outcomes = await Promise.allSettled(left.splice(0, AT_ONCE).map((settle) => settle()));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        logger.error('Notices were not mailed', { error: String(outcome.reason) });
      else if (outcome.value) settled += 1;
    }
  }
  return settled;
}

/** Whose digests are due, each once. */
async function dueOwners(nowMs: number): Promise<readonly DigestOwner[]> {
  const due = await findRecords(dueDigests(Timestamp.fromMillis(nowMs)));
  return [...new Map(due.map((known) => [`${known.person_ref} ${known.support_lib_id}`, known])).values()];
}

/** Mails what people have not read by now, the longest due first, and then the digests that are due. */
async function sweepNoticesOnce(nowMs: number): Promise<number> {
  const ids = await findIds(dueNotices(Timestamp.fromMillis(nowMs)));
  const mailed = await settleEach(ids.map((id) => () => settleNotice(notice(id), nowMs)));
  const owners = await dueOwners(nowMs);
  return mailed + (await settleEach(owners.map((owner) => () => settleDigest(owner, nowMs))));
}

/** Every minute: mails notices that nobody has read in time, and the digests (D-132). */
export const sweepNotices = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const settled = await sweepNoticesOnce(Date.now());
  if (settled > 0) logger.info('Notices settled', { settled });
});
