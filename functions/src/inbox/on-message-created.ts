import { messageSchema } from '@harborline/domain/entities/conversation';
import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../platform/trigger';
import { queueReplyMail } from './queue-reply-mail';
import { reopenConversation } from './reopen-conversation';

/** Somebody wrote in a conversation: an agent's reply goes out by mail, a visitor's answer opens the ticket again. */
export const onMessageCreated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.messages}/{id}`, retry: true },
  triggerHandler({
    name: 'onMessageCreated',
    idempotencyKey: (event) => `message/${event.params.ref}/${event.params.id}`,
    async run(event) {
      const message = messageSchema.safeParse(event.data?.data());
      if (!message.success || !event.data) return;
      const { sender_type, is_public } = message.data;
      if (sender_type === 'agent' && is_public) await queueReplyMail(event.params.ref, event.params.id);
      if (sender_type === 'visitor') await reopenConversation(event.params.ref, event.data.createTime);
    },
  }),
);
