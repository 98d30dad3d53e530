import { changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { callApi } from '../../../shared/api/call-api';

/** Moves a ticket between open, pending and closed (S7.2-01). @throws ApiError */
export async function setTicketStatus(conversationRef: string, status: ConversationStatus): Promise<void> {
  await callApi(changeTicketStatus, { body: { conversation_ref: conversationRef, status } });
}
