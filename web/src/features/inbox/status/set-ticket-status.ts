import { changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import type { ConversationStatus, SettableStatus } from '@harborline/domain/entities/conversation';
import { callApi } from '../../../shared/api/call-api';

/** What must still hold of a ticket, or its status stays as it is. */
interface Condition {
  /** of a step back: the status that it takes back */
  readonly onlyFrom?: ConversationStatus | undefined;
  /** id of the message that is still its last */
  readonly follows?: string;
}

/**
 * Moves a ticket between open, pending and closed (S7.2-01).
 * @throws ApiError, 409 if the condition does not hold
 */
export async function setTicketStatus(
  conversationRef: string,
  status: SettableStatus,
  { onlyFrom, follows }: Condition = {},
): Promise<void> {
  await callApi(changeTicketStatus, {
    body: {
      conversation_ref: conversationRef,
      status,
      ...(onlyFrom !== undefined && { only_from: onlyFrom }),
      ...(follows !== undefined && { follows }),
    },
  });
}
