import { COLLECTIONS } from '@harborline/domain/paths';
import { mailArrivals } from '@harborline/domain/stores/mail';
import { type CollectionReference, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../../platform/firebase';
import { queryOf } from '../../platform/store/read';
import { acceptMail } from './accept-mail';

/** The trigger still handles younger records. Ages follow the server's clock: a visitor's clock may say anything. */
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
    // One failure does not hold up the others.
    logger.error('The sweep could not process a request', { id: record.id, error: String(error) });
    return false;
  }
}

/** Processes every request of the last day that the trigger missed. @returns how many it processed */
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

/** Every ten minutes: processes requests whose event was lost. */
export const sweepMail = onSchedule({ schedule: 'every 10 minutes', timeoutSeconds: 300 }, async () => {
  const taken = await sweepMailOnce(Date.now());
  if (taken > 0) logger.warn('Requests were left behind by the trigger', { taken });
});
