import { membersOf, nameInChat, withoutMember } from '@harborline/domain/chat/chat-members';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { conversation, joinedChats } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import type { ChatChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, snapshotRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { triggerHandler } from '../../platform/trigger';
import { recordEvent } from '../history/record-event';
import { returnTicketsOf } from '../routing/return-tickets';
import { assignIn } from './assign-overdue';
import { keptMembers } from './kept-members';
import { type Chat, readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';
import { type ChatRights, returnChatsOf, rightsNow, rightsOf, stillTakes } from './return-chats';

/** Whether a person has all of the rights that they had. */
const keepsRights = (now: ChatRights, before: ChatRights): boolean =>
  now.libraryId === before.libraryId && now.takes >= before.takes && now.supervises >= before.supervises;

/** With an event of its history: the one who has the chat would wonder where their guest went (D-91). */
function removeMember(transaction: Transaction, chat: Chat, uid: string): void {
  const change: ChatChange = { kind: 'chat-left', details: { from: nameInChat(chat, uid) } };
  updateRecord(transaction, conversation(chat.id), keptMembers(withoutMember(chat, uid)));
  recordEvent(transaction, chat, change, { reason: 'teammate-left', at: FieldValue.serverTimestamp() });
}

/**
 * Takes a person out of the chats that they only joined: the visitor would still read that they are there. Nobody is
 * limited to a number of those.
 */
async function leaveChatsOf(uid: string, before: ChatRights): Promise<void> {
  const { libraryId } = before;
  let isBack = false;
  let left: number = LIMITS.ownChats;
  while (!isBack && left === LIMITS.ownChats) {
    const joined = await findRecords(joinedChats(libraryId, uid, LIMITS.ownChats));
    for (const { id } of joined) {
      await firestore().runTransaction(async (transaction) => {
        const chat = await readChat(transaction, id, () => true);
        isBack = keepsRights(await rightsNow(uid, transaction), before);
        if (!isBack && membersOf(chat).includes(uid)) removeMember(transaction, chat, uid);
      });
      await mirrorQueue(libraryId, id);
    }
    left = joined.length;
  }
}

/**
 * Somebody was removed, moved or lost a right to chats, or to tickets (D-138). The visitors of those who take chats no longer wait again at
 * once, and are given to others, instead of for the five minutes after which an unanswered chat comes back (D-91). The chats of others are left
 * with either right: nothing says by which of them the person came in (D-92).
 */
export const onChatterChanged = onDocumentWritten(
  // Each chat and each ticket has a transaction of its own.
  { document: `${COLLECTIONS.users}/{uid}`, retry: true, timeoutSeconds: 300 },
  triggerHandler({
    name: 'onChatterChanged',
    idempotencyKey: (event) => `chatter/${event.params.uid}`,
    async run(event) {
      const { uid } = event.params;
      const read = user(uid).read;
      const was = snapshotRecord(read, event.data?.before);
      const is = snapshotRecord(read, event.data?.after);
      const [before, after] = [rightsOf(was), rightsOf(is)];
      if (before.takes && !stillTakes(after, before)) {
        await returnChatsOf(uid, before.libraryId);
        await assignIn(before.libraryId, Date.now());
      }
      if ((before.takes || before.supervises) && !keepsRights(after, before)) await leaveChatsOf(uid, before);
      await returnTicketsOf(uid, was, is);
    },
  }),
);
