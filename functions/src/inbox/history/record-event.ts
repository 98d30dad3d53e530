import type { TicketEventReason } from '@harborline/domain/entities/ticket-event';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import type { TicketChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { randomId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';

interface Ticket {
  /** of the conversation */
  readonly id: string;
  readonly support_lib_id: string;
}

/** Who changed a ticket; or why the product did, and when. */
export type ChangedBy =
  | { readonly staff: Pick<Staff, 'uid' | 'agent_name' | 'display_name'> }
  | {
      readonly reason: Exclude<TicketEventReason, ''>;
      readonly at: Timestamp;
      /** the same when its cause comes again; a new one by default */
      readonly eventId?: string;
    };

function signatureOf(by: ChangedBy) {
  if ('reason' in by) return { at: by.at, actor_ref: '', actor_name: '', reason: by.reason } as const;
  const { uid, agent_name, display_name } = by.staff;
  return {
    at: FieldValue.serverTimestamp(),
    actor_ref: uid,
    actor_name: agent_name || display_name,
    reason: '',
  } as const;
}

const eventIdOf = (by: ChangedBy): string => ('eventId' in by && by.eventId) || randomId();

/**
 * Adds a change to the history of a ticket, in the transaction that makes it: neither is stored without the other. Call
 * it only if something changed, so that a repeated call is not a second event.
 */
export function recordEvent(
  transaction: Transaction,
  { id, support_lib_id }: Ticket,
  { kind, details }: TicketChange,
  by: ChangedBy,
): void {
  createRecord(transaction, ticketEvent(id, eventIdOf(by)), {
    support_lib_id,
    conversation_ref: id,
    kind,
    details: { ...details },
    ...signatureOf(by),
  });
}
