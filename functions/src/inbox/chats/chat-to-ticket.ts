import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { rtdbPath } from '@harborline/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../../platform/firebase';
import { drawTicketNumber } from '../new-ticket/draw-ticket-number';
import { supportOfTicket } from '../priority-support/support-of-ticket';

interface ChatToOpen {
  readonly chat: Pick<Conversation, 'id' | 'support_lib_id'>;
  /** of the visitor, as it was claimed */
  readonly email: string;
  readonly nowMs: number;
}

interface DrawnTicket {
  readonly fields: Pick<Conversation, 'number' | 'ticket_id'> & { readonly priority_level?: number };
  /** writes that its number is taken, and why it has its priority */
  take(): void;
}

/** What a chat that becomes a ticket in the same thread is given beside its source (D-91). Reads, so call it before any write. */
export async function drawTicketOfChat(
  transaction: Transaction,
  { chat, email, nowMs }: ChatToOpen,
): Promise<DrawnTicket> {
  const { id, support_lib_id: libraryId } = chat;
  const { number, take } = await drawTicketNumber(transaction, libraryId);
  const support = await supportOfTicket(transaction, { libraryId, email });
  return {
    fields: { number, ticket_id: drawTicketId(nowMs, Math.random), ...support.fields },
    take() {
      take();
      support.record({ id, support_lib_id: libraryId });
    },
  };
}

/** Lets those who read tickets see who is there, once the change to a ticket is stored; a repeated call changes nothing. */
export async function openToTicketReaders(conversationRef: string): Promise<void> {
  await database()
    .ref(`${rtdbPath.access(conversationRef)}/is_chat`)
    .remove();
}
