import { prioritySupport } from '@harborline/domain/stores/priority-support';
import { PRIORITY_LEVELS } from '@harborline/domain/tickets/priority';
import { supportFor } from '@harborline/domain/tickets/priority-support';
import { supportPriority } from '@harborline/domain/tickets/ticket-change';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { config } from '../../platform/config';
import { readRecord } from '../../platform/store/read';
import { recordEvent } from '../history/record-event';

interface Support {
  /** for the new ticket; empty for one that is like all others */
  readonly fields: { readonly priority_level?: number };
  /** writes why into the history of the ticket, if it got a priority */
  record(ticket: { readonly id: string; readonly support_lib_id: string }): void;
}

const NONE: Support = { fields: {}, record: () => {} };

/**
 * What a new ticket gets by the list of priority support (D-108). Only the default library has one (S6-41), so that
 * others pay no read. Reads, so call it before any write.
 * @param email whose ticket it is, as it was claimed
 */
export async function supportOfTicket(
  transaction: Transaction,
  { libraryId, email }: { readonly libraryId: string; readonly email: string },
): Promise<Support> {
  if (libraryId !== config().defaultLibraryId || email === '') return NONE;
  const support = await readRecord(prioritySupport(libraryId), transaction);
  const found = support && supportFor(support, email);
  if (!found) return NONE;
  return {
    fields: { priority_level: PRIORITY_LEVELS[found.priority] },
    record: (ticket) =>
      recordEvent(transaction, ticket, supportPriority(found), {
        reason: 'priority-support',
        at: Timestamp.now(),
      }),
  };
}
