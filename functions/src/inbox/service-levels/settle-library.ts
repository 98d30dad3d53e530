import { unclosedTickets } from '@harborline/domain/stores/conversations';
import { logger } from 'firebase-functions';
import { queryOf } from '../../platform/store/read';
import { settleDue } from './settle-due';

const BATCH = 100;
/** Tickets settled side by side. */
const AT_ONCE = 5;

/**
 * Stores anew when each ticket of a library that is not closed is due, since what its clocks go by has changed (D-135). Repeated,
 * it comes out the same.
 */
export async function settleLibrary(libraryId: string): Promise<void> {
  let rest = queryOf(unclosedTickets(libraryId)).select().limit(BATCH);
  let settled = 0;
  for (;;) {
    const { docs } = await rest.get();
    const left = docs.map(({ id }) => id);
    while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map((ref) => settleDue(ref)));
    settled += docs.length;
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) break;
    rest = rest.startAfter(last);
  }
  if (settled > 0) logger.info('Due times stored anew', { libraryId, settled });
}
