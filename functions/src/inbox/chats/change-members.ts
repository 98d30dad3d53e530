import {
  type ChatMember,
  membersOf,
  nameInChat,
  withMember,
  withoutMember,
} from '@harborline/domain/chat/chat-members';
import { chatState } from '@harborline/domain/chat/chat-state';
import { LIMITS } from '@harborline/domain/limits';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { assignChats, superviseChats } from '@harborline/domain/permissions/requirements';
import { conversation } from '@harborline/domain/stores/conversations';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { ChatChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { keptMembers } from './kept-members';
import { type Chat, readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';
import { ofLibrary, readTeammate } from './teammate';

/** Changes a chat of the person's library in a transaction. @returns who has it */
async function change(
  conversationRef: string,
  staff: Staff,
  run: (transaction: Transaction, chat: Chat) => Promise<void> | void,
): Promise<string> {
  const holder = await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(transaction, conversationRef, ofLibrary(staff));
    await run(transaction, chat);
    return chat.assigned_to;
  });
  await mirrorQueue(staff.support_lib_id, conversationRef);
  return holder;
}

/** @throws ApiError 'conflict' unless somebody has the chat */
function mustBeTaken(chat: Chat): void {
  if (chatState(chat) === 'ended') throw new ApiError('conflict', CHAT_TEXTS.hasEnded);
  if (chatState(chat) === 'waiting') throw new ApiError('conflict', CHAT_TEXTS.nobodyHas);
}

const isIn = (chat: Chat, uid: string): boolean => chat.assigned_to === uid || membersOf(chat).includes(uid);

interface Arrival {
  readonly person: ChatMember;
  readonly change: ChatChange;
  readonly by: Staff;
}

/** @throws ApiError 'conflict' if the chat is full */
function add(transaction: Transaction, chat: Chat, { person, change: event, by }: Arrival): void {
  if (membersOf(chat).length >= LIMITS.chatMembers) throw new ApiError('conflict', CHAT_TEXTS.isFull);
  updateRecord(transaction, conversation(chat.id), keptMembers(withMember(chat, person)));
  recordEvent(transaction, chat, event, { staff: by });
}

/** Whoever has a chat, or assigns chats, invites a teammate who takes chats. Once however often it is called. */
export const inviteInto = (conversationRef: string, to: string, staff: Staff): Promise<string> =>
  change(conversationRef, staff, async (transaction, chat) => {
    mustBeTaken(chat);
    if (chat.assigned_to !== staff.uid && !isAllowed(staff.permissions, assignChats))
      throw new ApiError('forbidden');
    if (to === '') throw new ApiError('invalid-input', 'to: is missing');
    const teammate = await readTeammate(transaction, to, staff);
    const name = senderName(teammate);
    if (isIn(chat, to)) return;
    const event: ChatChange = { kind: 'chat-invited', details: { to: name } };
    add(transaction, chat, {
      // The visitor reads it: whoever is not in the chat stays unnamed.
      person: {
        uid: to,
        name,
        picture: teammate.agent_picture,
        invited_by: nameInChat(chat, staff.uid),
      },
      change: event,
      by: staff,
    });
  });

/** Whoever supervises chats joins one that a teammate has: from then on the visitor reads them. */
export const joinChat = (conversationRef: string, staff: Staff): Promise<string> =>
  change(conversationRef, staff, (transaction, chat) => {
    if (!isAllowed(staff.permissions, superviseChats)) throw new ApiError('forbidden');
    mustBeTaken(chat);
    if (isIn(chat, staff.uid)) return;
    const person = { uid: staff.uid, name: senderName(staff), picture: staff.agent_picture };
    add(transaction, chat, { person, change: { kind: 'chat-joined', details: {} }, by: staff });
  });

/** A member leaves; for anybody else nothing changes. */
export const leaveChat = (conversationRef: string, staff: Staff): Promise<string> =>
  change(conversationRef, staff, (transaction, chat) => {
    if (chatState(chat) === 'ended' || !membersOf(chat).includes(staff.uid)) return;
    updateRecord(transaction, conversation(chat.id), keptMembers(withoutMember(chat, staff.uid)));
    recordEvent(transaction, chat, { kind: 'chat-left', details: { from: '' } }, { staff });
  });
