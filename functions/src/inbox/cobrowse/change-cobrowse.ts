import * as contract from '@harborline/domain/api/inbox/cobrowse';
import { chatState } from '@harborline/domain/chat/chat-state';
import { COBROWSE_ASK_MS, cobrowsePhase, mayAskToCobrowse } from '@harborline/domain/cobrowse/cobrowse-phase';
import { conversation } from '@harborline/domain/stores/conversations';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { updateRecord } from '../../platform/store/write';
import { type Chat, readChat } from '../chats/own-chat';
import { mirrorQueue } from '../chats/queue-mirror';
import { ofLibrary } from '../chats/teammate';
import { recordEvent } from '../history/record-event';
import { mustBeInChat } from './must-be-in-chat';

/** Asks once: while a question of the same person waits, or the visitor shares with them, nothing changes. */
function ask(transaction: Transaction, chat: Chat, staff: Staff, nowMs: number): void {
  if (chatState(chat) === 'ended') throw new ApiError('conflict', CHAT_TEXTS.hasEnded);
  if (!mayAskToCobrowse(chat, staff.uid, nowMs)) {
    if (chat.chat.cobrowse?.asked_by === staff.uid) return;
    throw new ApiError('conflict', CHAT_TEXTS.cobrowseTaken);
  }
  updateRecord(transaction, conversation(chat.id), {
    'chat.cobrowse': {
      id: randomId(),
      state: 'asked',
      asked_by: staff.uid,
      asked_name: senderName(staff),
      visitor_uid: '',
      until: Timestamp.fromMillis(nowMs + COBROWSE_ASK_MS),
    },
  });
  recordEvent(transaction, chat, { kind: 'cobrowse-asked', details: {} }, { staff });
}

/** Takes the question back, or stops seeing the page. */
function end(transaction: Transaction, chat: Chat, staff: Staff, nowMs: number): void {
  if (!['asked', 'sharing'].includes(cobrowsePhase(chat, nowMs))) return;
  updateRecord(transaction, conversation(chat.id), { 'chat.cobrowse.state': 'ended' });
  recordEvent(transaction, chat, { kind: 'cobrowse-ended', details: {} }, { staff });
}

/** PATCH cobrowse: what those in a chat do about seeing the visitor's page (D-66). */
export const changeCobrowse = staffEndpoint(
  contract.changeCobrowse,
  async ({ conversation_ref, action }, staff, { nowMs }) => {
    await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, conversation_ref, ofLibrary(staff));
      mustBeInChat(chat, staff);
      if (action === 'ask') ask(transaction, chat, staff, nowMs);
      else end(transaction, chat, staff, nowMs);
    });
    await mirrorQueue(staff.support_lib_id, conversation_ref);
    return { conversation_ref };
  },
);
