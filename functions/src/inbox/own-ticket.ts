import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { ApiError } from '../platform/errors';
import { readRecord } from '../platform/store/read';

/**
 * Reads a ticket of the person's current library, merged or not. To them another library's ticket does not exist, and a chat is
 * not a ticket (D-31). @throws ApiError 'not-found'
 */
export async function readAnyOwnTicket(
  transaction: Transaction,
  conversationRef: string,
  staff: Staff,
): Promise<Conversation> {
  const ticket = await readRecord(conversation(conversationRef), transaction);
  if (ticket?.support_lib_id !== staff.support_lib_id || ticket.source === CHAT_SOURCE)
    throw new ApiError('not-found');
  return ticket;
}

/**
 * Reads a ticket of the person's current library that is to be changed: one that was merged into another stays as it was until
 * that is undone (D-110). @throws ApiError 'not-found' as `readAnyOwnTicket`; 'conflict' if it was merged
 */
export async function readOwnTicket(
  transaction: Transaction,
  conversationRef: string,
  staff: Staff,
): Promise<Conversation> {
  const ticket = await readAnyOwnTicket(transaction, conversationRef, staff);
  if (ticket.merged_into !== undefined)
    throw new ApiError('conflict', MERGE_TEXTS.isMerged(shortNumber(ticket.merged_into.number)));
  return ticket;
}
