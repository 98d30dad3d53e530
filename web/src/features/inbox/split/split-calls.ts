import { splitTicket, undoSplit } from '@harborline/domain/api/inbox/split-ticket';
import { ApiError, callApi } from '../../../shared/api/call-api';

/** A split as it is sent. */
export interface Split {
  /** drawn once for the split, so that it can be sent again */
  readonly requestId: string;
  /** of the ticket that has the messages */
  readonly from: string;
  readonly messageIds: readonly string[];
  readonly subject: string;
}

const send = ({ requestId, from, messageIds, subject }: Split) =>
  callApi(splitTicket, {
    body: { request_id: requestId, conversation_ref: from, message_ids: [...messageIds], subject },
  });

/** Begins a ticket with messages of another one; asks a second time where no answer came, which repeats nothing. @throws ApiError */
export const sendSplit = (split: Split) =>
  send(split).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 0) return send(split);
    throw error;
  });

/** Removes the ticket that a split began. @throws ApiError */
export const sendUndo = (conversationRef: string) =>
  callApi(undoSplit, { body: { conversation_ref: conversationRef } });
