import * as contract from '@harborline/domain/api/inbox/chats';
import { NOBODY_JOINED } from '@harborline/domain/chat/build-chat';
import { chatState } from '@harborline/domain/chat/chat-state';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import type { Team } from '@harborline/domain/entities/teams';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { assignChats } from '@harborline/domain/permissions/requirements';
import { conversation } from '@harborline/domain/stores/conversations';
import { message } from '@harborline/domain/stores/messages';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord, updateRecord } from '../../platform/store/write';
import { readTeams } from '../teams/read-team';
import { inviteInto, joinChat, leaveChat } from './change-members';
import { afterClosing, closeChat } from './close-chat';
import { keptMembers } from './kept-members';
import { type Chat, readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';
import { type Mover, recordReturn } from './record-move';
import { giveChat, takeChat } from './take-chat';
import { ofLibrary, readTeammate } from './teammate';

interface Returning {
  readonly by: Mover | 'unanswered' | 'teammate-left';
  readonly hasNote?: boolean;
  /** the team whose people get it first; what nobody decided leaves it to the team that it had */
  readonly team?: Team | undefined;
}

/** Puts a chat back into the queue, at the place it had, in the caller's transaction. */
export function returnChat(
  transaction: Transaction,
  chat: Chat,
  { by, hasNote = false, team }: Returning,
): void {
  updateRecord(transaction, conversation(chat.id), {
    assigned_to: '',
    assigned_by: '',
    'chat.agent_name': '',
    'chat.agent_picture': '',
    'chat.taken_at': null,
    'chat.waits_because': by === 'unanswered' ? by : 'handed-back',
    'chat.returned_by': chat.assigned_to,
    // Whoever puts it back wants people to see it first. Where nobody decided, its visitor has waited enough.
    'chat.returned_at': typeof by === 'string' ? null : FieldValue.serverTimestamp(),
    ...(typeof by === 'string' ? {} : { team_ref: team?.ref ?? '' }),
    ...keptMembers(NOBODY_JOINED),
  });
  recordReturn(transaction, chat, { by, hasNote, team: team?.name ?? '' });
}

function leaveNote(transaction: Transaction, chat: Chat, staff: Staff, text: string): void {
  if (text === '') return;
  const note = buildMessage({
    conversationRef: chat.id,
    libraryId: chat.support_lib_id,
    senderType: 'note',
    senderRef: staff.uid,
    senderName: senderName(staff),
    text,
    createdAt: FieldValue.serverTimestamp(),
  });
  createRecord(transaction, message(chat.id, randomId()), note);
}

/** Whoever has a chat may let it go; any other chat takes the slug for assigning. @throws ApiError */
function mustMove(chat: Chat, staff: Staff): void {
  if (chatState(chat) === 'ended') throw new ApiError('conflict', CHAT_TEXTS.hasEnded);
  if (chat.assigned_to !== staff.uid && !isAllowed(staff.permissions, assignChats))
    throw new ApiError('forbidden');
}

interface HandOver {
  readonly conversationRef: string;
  /** uid of the next teammate, '' for the queue */
  readonly to: string;
  /** in the queue: the team whose people get it first, '' for anybody */
  readonly toTeam: string;
  readonly note: string;
}

/** @throws ApiError 'not-found' unless it is a team of the library */
async function readTeam(transaction: Transaction, teamRef: string, staff: Staff): Promise<Team | undefined> {
  if (teamRef === '') return undefined;
  const team = (await readTeams(staff.support_lib_id, transaction)).find(({ ref }) => ref === teamRef);
  if (team === undefined) throw new ApiError('not-found');
  return team;
}

async function handOver({ conversationRef, to, toTeam, note }: HandOver, staff: Staff): Promise<string> {
  await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(transaction, conversationRef, ofLibrary(staff));
    mustMove(chat, staff);
    const teammate = to === '' ? undefined : await readTeammate(transaction, to, staff);
    const team = await readTeam(transaction, toTeam, staff);
    if (chat.assigned_to === to && (to !== '' || (chat.team_ref ?? '') === toTeam)) return;
    leaveNote(transaction, chat, staff, note);
    const hasNote = note !== '';
    if (teammate) giveChat(transaction, chat, { person: { ...teammate, uid: to }, by: staff, hasNote });
    else returnChat(transaction, chat, { by: staff, hasNote, team });
  });
  await mirrorQueue(staff.support_lib_id, conversationRef);
  return to;
}

async function close(conversationRef: string, staff: Staff): Promise<string> {
  const closed = await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(transaction, conversationRef, ofLibrary(staff));
    if (chatState(chat) === 'ended') return chat;
    mustMove(chat, staff);
    closeChat(transaction, chat, staff);
    return chat;
  });
  await afterClosing(closed);
  return closed.assigned_to;
}

/** PATCH conversations: what staff do with a chat as a whole (S7.2-04, D-92). */
export const changeChat = staffEndpoint(
  contract.changeChat,
  async ({ conversation_ref, action, to, to_team: toTeam = '', note }, staff) => {
    switch (action) {
      case 'take':
        await takeChat(conversation_ref, staff);
        return { conversation_ref, assigned_to: staff.uid };
      case 'hand-over': {
        const next = { conversationRef: conversation_ref, to: to ?? '', toTeam, note };
        const assigned_to = await handOver(next, staff);
        return { conversation_ref, assigned_to };
      }
      case 'invite':
        return { conversation_ref, assigned_to: await inviteInto(conversation_ref, to ?? '', staff) };
      case 'join':
        return { conversation_ref, assigned_to: await joinChat(conversation_ref, staff) };
      case 'leave':
        return { conversation_ref, assigned_to: await leaveChat(conversation_ref, staff) };
      case 'close':
        return { conversation_ref, assigned_to: await close(conversation_ref, staff) };
    }
  },
);
