import { withoutMember } from '@harborline/domain/chat/chat-members';
import { chatState } from '@harborline/domain/chat/chat-state';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { takeChats } from '@harborline/domain/permissions/requirements';
import { conversation, joinedChats, ongoingChats } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readRecord, snapshotRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { triggerHandler } from '../../platform/trigger';
import { returnChat } from './change-chat';
import { keptMembers } from './kept-members';
import { readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';

/** The library in which a person takes chats, '' for none. */
const chatsIn = (person: Omit<User, 'uid'> | undefined): string =>
  person?.is_active && isAllowed(person.permissions, takeChats) ? person.support_lib_id : '';

async function returnChatsOf(uid: string, libraryId: string): Promise<void> {
  for (const { id } of await findRecords(ongoingChats(libraryId, uid, LIMITS.ownChats))) {
    await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, id, () => true);
      const isBack = chatsIn(await readRecord(user(uid), transaction)) === libraryId;
      if (!isBack && chatState(chat) === 'taken' && chat.assigned_to === uid)
        returnChat(transaction, chat, 'teammate-left');
    });
    await mirrorQueue(libraryId, id);
  }
}

/** Takes a person out of the chats that they only joined: the visitor would still read that they are there. */
async function leaveChatsOf(uid: string, libraryId: string): Promise<void> {
  for (const { id } of await findRecords(joinedChats(libraryId, uid, LIMITS.ownChats))) {
    await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, id, () => true);
      const isBack = chatsIn(await readRecord(user(uid), transaction)) === libraryId;
      if (!isBack) updateRecord(transaction, conversation(id), keptMembers(withoutMember(chat, uid)));
    });
    await mirrorQueue(libraryId, id);
  }
}

/**
 * Somebody who took chats in a library does so no longer, because they were removed, moved or lost the right: their
 * visitors wait again at once, instead of for the five minutes after which an unanswered chat comes back (D-91).
 */
export const onChatterChanged = onDocumentWritten(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true },
  triggerHandler({
    name: 'onChatterChanged',
    idempotencyKey: (event) => `chatter/${event.params.uid}`,
    async run(event) {
      const { uid } = event.params;
      const [before, after] = [event.data?.before, event.data?.after].map((snapshot) =>
        chatsIn(snapshotRecord(user(uid).read, snapshot)),
      );
      if (before === undefined || before === '' || before === after) return;
      await returnChatsOf(uid, before);
      await leaveChatsOf(uid, before);
    },
  }),
);
