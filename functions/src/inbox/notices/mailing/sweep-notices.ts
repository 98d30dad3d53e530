import type { Notice } from '@harborline/domain/entities/agent-notifications';
import { digestOf, dueDigests, dueNotices, notice } from '@harborline/domain/stores/notices';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findRecords, type Stored } from '../../../platform/store/read';
import { inBatch, updateRecord } from '../../../platform/store/write';
import { pushedBackMs } from './push-back';
import { type DigestOwner, settleDigest } from './settle-digest';
import { settleNotice } from './settle-notice';
import { newSweep, type Sweep } from './sweep';

/** People and tickets settled side by side. */
const AT_ONCE = 5;
const TIMEOUT_SECONDS = 300;
/** Nothing new is begun after it, so that what was begun ends in time. */
const BEGIN_WITHIN_MS = 240_000;

type Known = Stored<ReturnType<typeof notice>['read']>;

interface Work {
  /** @returns whether it was due */
  readonly settle: () => Promise<boolean>;
  /** lets others go first after a failure */
  readonly pushBack: () => Promise<void>;
}

const isTimeLeft = (sinceMs: number): boolean => Date.now() - sinceMs < BEGIN_WITHIN_MS;

const pushedBack = ({ failures }: Pick<Notice, 'failures'>) => ({
  at: Timestamp.fromMillis(pushedBackMs(failures, Date.now())),
  failures: failures + 1,
});

async function settleOne({ settle, pushBack }: Work): Promise<boolean> {
  try {
    return await settle();
  } catch (error) {
    logger.error('Notices were not mailed', { error: String(error) });
    await pushBack();
    return false;
  }
}

/** Does some work in parts. One failure does not hold up the others. @returns how many were due */
async function settleEach(work: readonly Work[], sinceMs: number): Promise<number> {
  const left = [...work];
  let settled = 0;
  while (left.length > 0 && isTimeLeft(sinceMs)) {
    const outcomes = await Promise.allSettled(left.splice(0, AT_ONCE).map(settleOne));
    settled += outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        logger.error('A notice was not pushed back', { error: String(outcome.reason) });
  }
  return settled;
}

const mailOf = (known: Known, nowMs: number, sweep: Sweep): Work => ({
  settle: () => settleNotice(notice(known.id), nowMs, sweep),
  pushBack: () =>
    inBatch((batch) => {
      const { at: mail_at, failures } = pushedBack(known);
      updateRecord(batch, notice(known.id), { mail_at, failures });
    }),
});

const digestWork = (owner: DigestOwner, nowMs: number, sweep: Sweep): Work => ({
  settle: () => settleDigest(owner, nowMs, sweep),
  async pushBack() {
    const by = Timestamp.fromMillis(nowMs);
    const due = await findRecords(digestOf(owner.person_ref, owner.support_lib_id, by));
    await inBatch((batch) => {
      for (const known of due) {
        const { at: digest_at, failures } = pushedBack(known);
        updateRecord(batch, notice(known.id), { digest_at, failures });
      }
    });
  },
});

/** Each person once, with the library whose digest is due. */
const ownersOf = (due: readonly Known[]): readonly DigestOwner[] => [
  ...new Map(due.map((known) => [`${known.person_ref} ${known.support_lib_id}`, known])).values(),
];

/** Goes on until nothing is due, or time is up. @returns how many were due */
async function settleAll(sinceMs: number, nextWork: () => Promise<readonly Work[]>): Promise<number> {
  let settled = 0;
  while (isTimeLeft(sinceMs)) {
    const work = await nextWork();
    if (work.length === 0) break;
    const more = await settleEach(work, sinceMs);
    settled += more;
    // All of them failed; the next sweep goes on.
    if (more === 0) break;
  }
  return settled;
}

/** Mails what people have not read by now, the longest due first, and then the digests that are due. */
async function sweepNoticesOnce(nowMs: number): Promise<number> {
  const sweep = newSweep();
  const by = Timestamp.fromMillis(nowMs);
  const mails = await settleAll(nowMs, async () =>
    (await findRecords(dueNotices(by))).map((known) => mailOf(known, nowMs, sweep)),
  );
  const digests = await settleAll(nowMs, async () =>
    ownersOf(await findRecords(dueDigests(by))).map((owner) => digestWork(owner, nowMs, sweep)),
  );
  return mails + digests;
}

/** Every minute: mails notices that nobody has read in time, and the digests (D-132). */
export const sweepNotices = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: TIMEOUT_SECONDS },
  async () => {
    const settled = await sweepNoticesOnce(Date.now());
    if (settled > 0) logger.info('Notices settled', { settled });
  },
);
