import * as contract from '@harborline/domain/api/inbox/chats';
import { chatState } from '@harborline/domain/chat/chat-state';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { afterClosing, closeChat } from './close-chat';
import { leaveAddress } from './leave-address';
import { mustNotView } from './must-not-view';
import { readChat } from './own-chat';

async function end(conversationRef: string, uid: string): Promise<void> {
  const ended = await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(transaction, conversationRef, ({ visitor_uids }) =>
      visitor_uids.includes(uid),
    );
    await mustNotView(transaction, uid);
    if (chatState(chat) !== 'ended') closeChat(transaction, chat);
    return chat;
  });
  await afterClosing(ended);
}

/** PATCH chats: the visitor ends the chat, or leaves an address and waits no longer. */
export const changeOwnChat = visitorEndpoint(
  contract.changeOwnChat,
  async ({ conversation_ref, action, email }, { uid }, { nowMs }) => {
    if (action === 'end') await end(conversation_ref, uid);
    else if (email === '') throw new ApiError('invalid-input', 'email: is missing');
    else await leaveAddress({ conversationRef: conversation_ref, uid, email, nowMs });
    return { conversation_ref };
  },
);
