import { CHAT_SOURCE, type Conversation } from '../entities/conversation';

/** Where a chat stands: nobody has it, somebody has it, or it is over (D-91). */
export type ChatState = 'waiting' | 'taken' | 'ended';

export const isChat = ({ source }: Pick<Conversation, 'source'>): boolean => source === CHAT_SOURCE;

export function chatState({ status, assigned_to }: Pick<Conversation, 'status' | 'assigned_to'>): ChatState {
  if (status === 'closed') return 'ended';
  return assigned_to === '' ? 'waiting' : 'taken';
}

/** Whether the routing gave a chat to somebody who has not looked at it yet: its visitor still waits. */
export const isUnattended = (
  chat: Pick<Conversation, 'status' | 'assigned_to' | 'assigned_by' | 'is_unread_by_staff' | 'last_message'>,
): boolean =>
  chatState(chat) === 'taken' &&
  (chat.assigned_by ?? '') === '' &&
  chat.is_unread_by_staff &&
  chat.last_message.sender_type === 'visitor';

/** Since when its visitor waits, in milliseconds; the beginning of a chat that says nothing of it. */
export const queuedMs = ({ chat, created_at }: Pick<Conversation, 'chat' | 'created_at'>): number =>
  (chat?.queued_at ?? created_at).toMillis();

/**
 * Since when the routing waits for people to take a chat, in milliseconds: since a teammate put it back, else since its
 * visitor waits (D-46).
 */
export const assignableSinceMs = (waiting: Pick<Conversation, 'chat' | 'created_at'>): number =>
  waiting.chat?.returned_at?.toMillis() ?? queuedMs(waiting);
