import { randomInt } from 'node:crypto';
import * as contract from '@harborline/domain/api/inbox/chats';
import { withoutMember } from '@harborline/domain/chat/chat-members';
import { chatState } from '@harborline/domain/chat/chat-state';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { takeChats } from '@harborline/domain/permissions/requirements';
import type { GivenFacts } from '@harborline/domain/routing/given-facts';
import { conversation, queuedChats } from '@harborline/domain/stores/conversations';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { findIds } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { keptMembers } from './kept-members';
import { type Chat, readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';
import { type Mover, recordGiving } from './record-move';

/** Whom a chat is given to, and by whom. */
export interface Recipient {
  readonly person: Mover & Pick<Staff, 'agent_picture'>;
  /** why, if the routing decides */
  readonly by: Mover | GivenFacts;
  readonly hasNote?: boolean;
}

/** Gives a chat to a teammate, in the caller's transaction. */
export function giveChat(
  transaction: Transaction,
  chat: Chat,
  { person, by, hasNote = false }: Recipient,
): void {
  const name = senderName(person);
  const assignedBy = 'uid' in by ? by.uid : '';
  updateRecord(transaction, conversation(chat.id), {
    assigned_to: person.uid,
    assigned_by: assignedBy,
    'chat.agent_name': name,
    'chat.agent_picture': person.agent_picture,
    'chat.taken_at': FieldValue.serverTimestamp(),
    'chat.waits_because': '',
    'chat.returned_by': '',
    'chat.returned_at': null,
    ...keptMembers(withoutMember(chat, person.uid)),
    // Whoever did not take it has seen nothing of it.
    ...(assignedBy === person.uid ? {} : { is_unread_by_staff: true }),
  });
  recordGiving(transaction, chat, { person: { uid: person.uid, name }, by, hasNote });
}

/** @throws ApiError 'forbidden', 'conflict' for somebody who chose to get chats assigned only (D-67) */
function mustTakeChats(staff: Pick<Staff, 'permissions' | 'is_assign_only'>): void {
  if (!isAllowed(staff.permissions, takeChats)) throw new ApiError('forbidden');
  if (staff.is_assign_only) throw new ApiError('conflict', CHAT_TEXTS.assignOnlyTake);
}

/** Takes a waiting chat. @throws ApiError 'conflict' if it has ended or somebody else has it */
export async function takeChat(conversationRef: string, staff: Staff): Promise<void> {
  mustTakeChats(staff);
  await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(
      transaction,
      conversationRef,
      ({ support_lib_id }) => support_lib_id === staff.support_lib_id,
    );
    if (chat.assigned_to === staff.uid) return;
    if (chatState(chat) === 'ended') throw new ApiError('conflict', CHAT_TEXTS.hasEnded);
    if (chatState(chat) === 'taken')
      throw new ApiError('conflict', CHAT_TEXTS.hasTaken(chat.chat.agent_name));
    giveChat(transaction, chat, { person: staff, by: staff });
  });
  await mirrorQueue(staff.support_lib_id, conversationRef);
}

/** Chats that are tried one after another, if teammates take the first of them at the same moment. */
const TRIES = 50;
/** The most chats that teammates who were too slow spread over. */
const WIDEST = 64;

/**
 * Takes the longest waiting chat. Whoever was too slow for it tries one of the next, further down with every try: if
 * all of a large team went for the first one again, only one of them would get a chat each time.
 * @returns its ref, null if nobody waits
 */
export async function takeNext(staff: Staff): Promise<string | null> {
  mustTakeChats(staff);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const waiting = await findIds(queuedChats(staff.support_lib_id, Math.min(WIDEST, 2 ** tries)));
    const next = waiting[randomInt(Math.max(1, waiting.length))];
    if (next === undefined) return null;
    try {
      await takeChat(next, staff);
      return next;
    } catch (error) {
      // Somebody was faster: the next one.
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    }
  }
  throw new ApiError('conflict', CHAT_TEXTS.queueIsBusy);
}

/** POST conversations/next */
export const takeNextChat = staffEndpoint(contract.takeNextChat, async (_nothing, staff) => ({
  conversation_ref: await takeNext(staff),
}));
