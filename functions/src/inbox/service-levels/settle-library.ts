import { unclosedTickets } from '@harborline/domain/stores/conversations';
import { clockRun } from '@harborline/domain/stores/service-levels';
import { logger } from 'firebase-functions';
import { firestore } from '../../platform/firebase';
import { queryOf, readRecord } from '../../platform/store/read';
import { deleteRecord, setRecord } from '../../platform/store/write';
import { settleDue } from './settle-due';

const BATCH = 100;
/** Tickets settled side by side. */
const AT_ONCE = 5;
/** Before the time limit of the triggers, so that what is left is noted. */
const MOST_MS = 480_000;

/** What a trigger knows of the change that it follows. */
interface Change {
  readonly id: string;
  /** ISO 8601 */
  readonly time: string;
}

/** Later changes have greater ones. */
const runOf = ({ id, time }: Change): string => `${String(Date.parse(time)).padStart(15, '0')} ${id}`;

/** Notes how far a run is. @returns whether it goes on: not where a later one has begun */
const noteProgress = (libraryId: string, run: string, after: string): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const noted = await readRecord(clockRun(libraryId), transaction);
    if (noted !== undefined && noted.run > run) return false;
    setRecord(transaction, clockRun(libraryId), { run, after });
    return true;
  });

const end = (libraryId: string, run: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const noted = await readRecord(clockRun(libraryId), transaction);
    if (noted?.run === run) deleteRecord(transaction, clockRun(libraryId));
  });

/** Tries it once more: another writer may have been in its way. */
export const settleOrLog = (ref: string): Promise<void> =>
  settleDue(ref)
    .catch(() => settleDue(ref))
    .then(
      () => {},
      (error: unknown) => logger.error('A due time was not stored anew', { ref, error: String(error) }),
    );

/**
 * Stores anew when each ticket of a library that is not closed is due, since what its clocks go by has changed (D-135). It goes on
 * where an earlier delivery of the same event ended, and leaves the rest to a later change.
 * @throws Error where its time is over before the end
 */
export async function settleLibrary(libraryId: string, change: Change): Promise<void> {
  const endsAtMs = Date.now() + MOST_MS;
  const run = runOf(change);
  const noted = await readRecord(clockRun(libraryId));
  let after = noted?.run === run ? noted.after : '';
  const tickets = queryOf(unclosedTickets(libraryId)).select().orderBy('__name__').limit(BATCH);
  while (await noteProgress(libraryId, run, after)) {
    if (Date.now() > endsAtMs) throw new Error('Due times follow at the next delivery');
    const { docs } = await (after === '' ? tickets : tickets.startAfter(after)).get();
    const left = docs.map(({ id }) => id);
    after = left.at(-1) ?? after;
    while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(settleOrLog));
    if (docs.length < BATCH) return end(libraryId, run);
  }
}
