import * as contract from '@harborline/domain/api/inbox/chats';
import { chatState } from '@harborline/domain/chat/chat-state';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { afterClosing, closeChat } from './close-chat';
import { readChat } from './own-chat';

/** PATCH chats: the visitor ends the chat. */
export const endChat = visitorEndpoint(contract.endChat, async ({ conversation_ref }, { uid }) => {
  const ended = await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(transaction, conversation_ref, ({ visitor_uids }) =>
      visitor_uids.includes(uid),
    );
    if (chatState(chat) !== 'ended') closeChat(transaction, chat, { kind: 'visitor', uid });
    return chat;
  });
  await afterClosing(ended);
  return { conversation_ref };
});
