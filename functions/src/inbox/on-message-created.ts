import { messageSchema } from '@harborline/domain/entities/conversation';
import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../platform/trigger';
import { queueReplyMail } from './queue-reply-mail';
import { queueTeamNotices } from './queue-team-notices';
import { reopenConversation } from './reopen-conversation';

/**
 * Somebody wrote in a conversation: an agent's reply goes out by mail; what a visitor writes opens the ticket again
 * and is told to teammates who asked for it.
 */
export const onMessageCreated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.messages}/{id}`, retry: true },
  triggerHandler({
    name: 'onMessageCreated',
    idempotencyKey: (event) => `message/${event.params.ref}/${event.params.id}`,
    async run(event) {
      const message = messageSchema.safeParse(event.data?.data());
      if (!message.success || !event.data) return;
      const { sender_type, is_public, support_lib_id: libraryId } = message.data;
      const { ref, id } = event.params;
      if (sender_type === 'agent' && is_public) await queueReplyMail(ref, id);
      if (sender_type !== 'visitor') return;
      await reopenConversation(ref, event.data.createTime);
      await queueTeamNotices(ref, { messageId: id, libraryId });
    },
  }),
);
