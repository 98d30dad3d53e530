import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { ApiError } from '../../../shared/api/call-api';
import { atMost } from '../../../shared/requests/at-most';
import { setTicketStatus } from './set-ticket-status';

/** A reply to many tickets asks for as many statuses at once, all of which count against one limit (D-125). */
const inTurn = atMost(4);

/** Not where somebody wrote since, or the ticket was merged: there the status would hide what nobody has read. */
export async function setStatusAfter(conversationRef: string, status: SettableStatus, messageId: string) {
  try {
    await inTurn(() => setTicketStatus(conversationRef, { status, ownRef: '' }, { follows: messageId }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
}
