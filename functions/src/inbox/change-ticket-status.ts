import * as contract from '@harborline/domain/api/inbox/tickets';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { FieldValue } from 'firebase-admin/firestore';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { refOf } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';

/** PATCH tickets: opens, parks or closes a ticket of the current library. */
export const changeTicketStatus = staffEndpoint(
  contract.changeTicketStatus,
  async ({ conversation_ref, status }, staff) => {
    const ticket = conversationDocument(conversation_ref);
    await firestore().runTransaction(async (transaction) => {
      const conversation = await transaction.get(refOf(ticket));
      // To the caller, another library's ticket does not exist; a chat is not a ticket (D-31).
      const isOwnTicket =
        conversation.get('support_lib_id') === staff.support_lib_id &&
        conversation.get('source') !== CHAT_SOURCE;
      if (!isOwnTicket) throw new ApiError('not-found');
      if (conversation.get('status') === status) return;
      updateRecord(transaction, ticket, {
        status,
        status_changed_at: FieldValue.serverTimestamp(),
        status_changed_by: staff.uid,
      });
    });
    return { conversation_ref, status };
  },
);
