import { membersOf } from '../chat/chat-members';
import { chatState } from '../chat/chat-state';
import type { Cobrowse, Conversation } from '../entities/conversation';

const MINUTE_MS = 60_000;

/** How long a visitor can answer. */
export const COBROWSE_ASK_MS = 2 * MINUTE_MS;

/** How long a page is shared at most before somebody has to ask again. */
export const COBROWSE_SHARE_MS = 30 * MINUTE_MS;

/** Where co-browsing of a chat stands: 'unanswered' once nobody answered in time. */
export type CobrowsePhase = 'none' | 'unanswered' | Cobrowse['state'];

type Chat = Pick<Conversation, 'status' | 'assigned_to' | 'chat'>;

const isInChat = (chat: Chat, uid: string): boolean =>
  chat.assigned_to === uid || membersOf(chat).includes(uid);

/**
 * Where co-browsing stands now. It ends with the chat, with its time, and once the one who asked is no longer in the chat,
 * without anything being written.
 */
export function cobrowsePhase(chat: Chat, nowMs: number): CobrowsePhase {
  const cobrowse = chat.chat?.cobrowse;
  if (cobrowse === undefined) return 'none';
  const { state, asked_by, until } = cobrowse;
  if (state === 'refused' || state === 'ended') return state;
  if (chatState(chat) !== 'taken' || !isInChat(chat, asked_by)) return 'ended';
  if (until.toMillis() > nowMs) return state;
  return state === 'asked' ? 'unanswered' : 'ended';
}

/** Whether a teammate may ask the visitor of a chat: whoever has it or joined it, and nobody shares or is asked. */
export const mayAskToCobrowse = (chat: Chat, uid: string, nowMs: number): boolean =>
  chatState(chat) === 'taken' &&
  isInChat(chat, uid) &&
  !['asked', 'sharing'].includes(cobrowsePhase(chat, nowMs));
