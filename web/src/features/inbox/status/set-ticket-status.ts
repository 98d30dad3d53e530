import { changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import type { ConversationStatus, SettableStatus } from '@harborline/domain/entities/conversation';
import { callApi } from '../../../shared/api/call-api';

/** What a step back takes back; it is refused if the ticket is something else by now. */
export interface TakenBack {
  readonly onlyFrom?: ConversationStatus;
  /** of the library's own one, '' for none (D-121) */
  readonly onlyFromOwn?: string;
  /** of a snooze: its time, ISO 8601, '' for until the visitor writes (D-119) */
  readonly onlyUntil?: string;
}

/** A status with the `ref` of the library's own one that counts as it, '' for none. */
interface SettablePair {
  readonly status: SettableStatus;
  readonly ownRef: string;
}

/** What must still hold of a ticket, or its status stays as it is. */
interface Condition extends TakenBack {
  /** id of the message that is still its last */
  readonly follows?: string;
  /** of a change that waited: it is done only once, however often it is sent (D-128) */
  readonly changeId?: string;
}

/**
 * Moves a ticket between open, pending and closed, and to a status of the library's own (S7.2-01, D-121).
 * @throws ApiError, 409 if the condition does not hold
 */
export async function setTicketStatus(
  conversationRef: string,
  { status, ownRef }: SettablePair,
  { onlyFrom, onlyFromOwn, onlyUntil, follows, changeId }: Condition = {},
): Promise<void> {
  await callApi(changeTicketStatus, {
    body: {
      conversation_ref: conversationRef,
      status,
      ...(ownRef !== '' && { own_status_ref: ownRef }),
      ...(onlyFromOwn !== undefined && { only_from_own: onlyFromOwn }),
      ...(onlyFrom !== undefined && { only_from: onlyFrom }),
      ...(onlyUntil !== undefined && { only_until: onlyUntil }),
      ...(follows !== undefined && { follows }),
      ...(changeId !== undefined && { change_id: changeId }),
    },
  });
}
