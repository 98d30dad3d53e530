import { changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import type { ConversationStatus, SettableStatus } from '@harborline/domain/entities/conversation';
import { callApi } from '../../../shared/api/call-api';

/** What a step back takes back; it is refused if the ticket is something else by now. */
export interface TakenBack {
  readonly onlyFrom?: ConversationStatus;
  /** of a snooze: its time, ISO 8601, '' for until the visitor writes (D-119) */
  readonly onlyUntil?: string;
}

/** What must still hold of a ticket, or its status stays as it is. */
interface Condition extends TakenBack {
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
  { onlyFrom, onlyUntil, follows }: Condition = {},
): Promise<void> {
  await callApi(changeTicketStatus, {
    body: {
      conversation_ref: conversationRef,
      status,
      ...(onlyFrom !== undefined && { only_from: onlyFrom }),
      ...(onlyUntil !== undefined && { only_until: onlyUntil }),
      ...(follows !== undefined && { follows }),
    },
  });
}
