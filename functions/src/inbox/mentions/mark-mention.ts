import * as contract from '@harborline/domain/api/inbox/messages';
import { mention } from '@harborline/domain/stores/mentions';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { mentionId } from './mention-id';

/**
 * PATCH messages: a mention of the caller is seen, or unseen again (D-103). Nobody names whose it is: the id follows from
 * the caller.
 */
export const markMention = staffEndpoint(
  contract.markMention,
  async ({ conversation_ref, message_id, is_seen }, staff) => {
    const document = mention(
      mentionId({ conversationRef: conversation_ref, messageId: message_id, uid: staff.uid }),
    );
    await firestore().runTransaction(async (transaction) => {
      const found = await readRecord(document, transaction);
      if (found?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
      if (found.is_seen !== is_seen) updateRecord(transaction, document, { is_seen });
    });
    return { message_id, is_seen };
  },
);
