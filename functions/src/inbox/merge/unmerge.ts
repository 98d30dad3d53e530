import type { Conversation, SettableStatus } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { mergeChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { updateRecord } from '../../platform/store/write';
import { type ChangedBy, recordEvent } from '../history/record-event';

interface Unmerge {
  readonly status: SettableStatus;
  /** the library's own one that it gets back with that (D-121); absent for none */
  readonly ownRef?: string | undefined;
  readonly at: Timestamp | FieldValue;
  readonly by: ChangedBy;
}

/** Makes a merged ticket one of its own again, and notes that on both sides (D-110). */
export function unmerge(
  transaction: Transaction,
  ticket: Conversation,
  { status, ownRef, at, by }: Unmerge,
): void {
  const { merged_into: merged, id, support_lib_id } = ticket;
  if (merged === undefined) return;
  updateRecord(transaction, conversation(id), {
    status,
    ...(ownRef !== undefined && { own_status_ref: ownRef }),
    status_changed_at: at,
    status_changed_by: 'staff' in by ? by.staff.uid : '',
    merged_into: FieldValue.delete(),
  });
  recordEvent(transaction, ticket, mergeChange('ticket-unmerged', merged.number), by);
  const other = { id: merged.conversation_ref, support_lib_id };
  recordEvent(transaction, other, mergeChange('merge-undone', ticket.number), by);
}
