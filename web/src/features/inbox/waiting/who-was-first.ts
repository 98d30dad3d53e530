import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { newestEventsOf } from '@harborline/domain/stores/ticket-events';
import type { Conflict } from '@harborline/domain/tickets/offline/conflicts';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { readRecords } from '../../../shared/store/read-records';

/** What the history calls that which got ahead of a change. */
const KINDS: Partial<Record<Conflict, readonly TicketEvent['kind'][]>> = {
  changed: ['status-changed', 'ticket-snoozed'],
  merged: ['ticket-merged'],
};

interface Overtaken {
  readonly conversationRef: string;
  readonly problem: Conflict;
  /** who wrote last, '' if the ticket does not name them */
  readonly lastWriter: string;
}

/** Who got ahead of a change that waited; '' if it was nobody, or cannot be told. */
export async function whoWasFirst(
  firestore: Firestore,
  { conversationRef, problem, lastWriter }: Overtaken,
): Promise<string> {
  if (problem === 'overtaken') return lastWriter;
  const kinds = KINDS[problem];
  if (kinds === undefined) return '';
  try {
    const [latest] = await readRecords(firestore, newestEventsOf(conversationRef, kinds, 1));
    return latest?.actor_name ?? '';
  } catch (error) {
    report('conflict-unnamed', error);
    return '';
  }
}
