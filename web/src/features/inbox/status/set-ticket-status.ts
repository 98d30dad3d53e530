import { changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { callApi } from '../../../shared/api/call-api';

/**
 * Moves a ticket between open, pending and closed (S7.2-01).
 * @param onlyFrom of a step back: the status that it takes back
 * @throws ApiError
 */
export async function setTicketStatus(
  conversationRef: string,
  status: ConversationStatus,
  onlyFrom?: ConversationStatus,
): Promise<void> {
  const body = { conversation_ref: conversationRef, status };
  await callApi(changeTicketStatus, {
    body: onlyFrom === undefined ? body : { ...body, only_from: onlyFrom },
  });
}
