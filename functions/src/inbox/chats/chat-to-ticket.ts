import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import { rtdbPath } from '@harborline/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../../platform/firebase';
import { drawTicketNumber } from '../new-ticket/draw-ticket-number';

/** What a chat that becomes a ticket in the same thread is given beside its source (D-91). Reads, so call it before any write. */
export async function drawTicketOfChat(
  transaction: Transaction,
  libraryId: string,
  nowMs: number,
): Promise<{ readonly fields: { readonly number: number; readonly ticket_id: number }; take(): void }> {
  const { number, take } = await drawTicketNumber(transaction, libraryId);
  return { fields: { number, ticket_id: drawTicketId(nowMs, Math.random) }, take };
}

/** Lets those who read tickets see who is there, once the change to a ticket is stored; a repeated call changes nothing. */
export async function openToTicketReaders(conversationRef: string): Promise<void> {
  await database()
    .ref(`${rtdbPath.access(conversationRef)}/is_chat`)
    .remove();
}
