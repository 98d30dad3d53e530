import { oldMerges, visitorPerson } from '@harborline/domain/stores/visitor-people';
import { withoutOldNotes } from '@harborline/domain/visitor-people/merges';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { mergeFields } from './merges-of-person';

/** Forgets the notes that were kept of somebody for an undo which has become impossible (D-129). */
export const forgetOldNotes = (personRef: string, nowMs: number): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const person = await readRecord(visitorPerson(personRef), transaction);
    if (person === undefined) return;
    const merges = withoutOldNotes(person.merges ?? [], nowMs);
    updateRecord(transaction, visitorPerson(personRef), mergeFields(merges));
  });

/** Every hour: the longest due first, as many as one query brings; the next run goes on. */
export const sweepMerges = onSchedule({ schedule: 'every 60 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  for (const id of await findIds(oldMerges(Timestamp.fromMillis(nowMs))))
    await forgetOldNotes(id, nowMs).catch((error: unknown) =>
      logger.error('Notes of a merged person were not forgotten', { error: String(error) }),
    );
});
