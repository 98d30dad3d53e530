import { CHAT_SOURCE, CONVERSATION_STATUSES } from '@harborline/domain/entities/conversation';
import { idSchema } from '@harborline/domain/entities/id';
import { docPath } from '@harborline/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';

const input = z.object({
  conversation_ref: idSchema,
  status: z.enum(CONVERSATION_STATUSES),
});

const output = z.object({ conversation_ref: z.string(), status: z.enum(CONVERSATION_STATUSES) });

/** PATCH tickets: opens, parks or closes a ticket of the library acted in. */
export const changeTicketStatus = staffEndpoint({
  name: 'changeTicketStatus',
  route: 'PATCH /api/inbox/tickets',
  input,
  output,
  rate: 'staffWrite',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ conversation_ref, status }, staff) {
    const ref = firestore().doc(docPath.conversation(conversation_ref));
    await firestore().runTransaction(async (transaction) => {
      const conversation = await transaction.get(ref);
      // A ticket of another library is not there, as far as the caller can tell; a chat is none (D-31).
      const isOwnTicket =
        conversation.get('support_lib_id') === staff.support_lib_id &&
        conversation.get('source') !== CHAT_SOURCE;
      if (!isOwnTicket) throw new ApiError('not-found');
      if (conversation.get('status') === status) return;
      transaction.update(ref, {
        status,
        status_changed_at: FieldValue.serverTimestamp(),
        status_changed_by: staff.uid,
      });
    });
    return { conversation_ref, status };
  },
});
