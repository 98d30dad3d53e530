import { COLLECTIONS } from '@harborline/domain/paths';
import { mailArrivals } from '@harborline/domain/stores/mail';
import { type CollectionReference, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../../platform/firebase';
import { queryOf } from '../../platform/store/read';
import { acceptMail } from './accept-mail';

/** Younger records are still with the trigger. Ages are by the server's clock: a visitor's may say anything. */
const MIN_AGE_MS = 60_000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 300;

interface Swept {
  readonly mail: CollectionReference;
  /** records read at once */
  readonly pageSize: number;
}

async function* recentRecords({ mail, pageSize }: Swept, nowMs: number) {
  const from = Timestamp.fromMillis(nowMs - MAX_AGE_MS);
  const before = Timestamp.fromMillis(nowMs - MIN_AGE_MS);
  const recent = queryOf({ ...mailArrivals(from, before), collection: mail.path });
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const page = await (last ? recent.startAfter(last) : recent).limit(pageSize).get();
    yield* page.docs;
    last = page.docs.at(-1);
    if (page.size < pageSize) return;
  }
}

async function isAccepted(record: QueryDocumentSnapshot, nowMs: number): Promise<boolean> {
  try {
    return (await acceptMail(record.ref, nowMs)) !== undefined;
  } catch (error) {
    // One that cannot be taken does not keep the others.
    logger.error('A request could not be taken by the sweep', { id: record.id, error: String(error) });
    return false;
  }
}

/** Takes every request of the last day that no function has processed. @returns how many it took */
export async function sweepMailOnce(
  nowMs: number,
  { mail = firestore().collection(COLLECTIONS.mail), pageSize = PAGE_SIZE }: Partial<Swept> = {},
): Promise<number> {
  let taken = 0;
  for await (const record of recentRecords({ mail, pageSize }, nowMs)) {
    const isLeftBehind = record.get('delivery') === undefined;
    if (isLeftBehind && (await isAccepted(record, nowMs))) taken += 1;
  }
  return taken;
}

/** Every ten minutes: requests whose event was lost. */
export const sweepMail = onSchedule({ schedule: 'every 10 minutes', timeoutSeconds: 300 }, async () => {
  const taken = await sweepMailOnce(Date.now());
  if (taken > 0) logger.warn('Requests were left behind by the trigger', { taken });
});
