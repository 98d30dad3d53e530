import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { ApiError } from '../platform/errors';
import { readRecord } from '../platform/store/read';

/**
 * Reads a ticket of the person's current library. To them another library's ticket does not exist, and a chat is not a
 * ticket (D-31). @throws ApiError 'not-found'
 */
export async function readOwnTicket(
  transaction: Transaction,
  conversationRef: string,
  staff: Staff,
): Promise<Conversation> {
  const ticket = await readRecord(conversation(conversationRef), transaction);
  if (ticket?.support_lib_id !== staff.support_lib_id || ticket.source === CHAT_SOURCE)
    throw new ApiError('not-found');
  return ticket;
}
