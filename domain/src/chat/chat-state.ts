import { CHAT_SOURCE, type Conversation } from '../entities/conversation';

/** Where a chat stands: nobody has it, somebody has it, or it is over (D-91). */
export type ChatState = 'waiting' | 'taken' | 'ended';

export const isChat = ({ source }: Pick<Conversation, 'source'>): boolean => source === CHAT_SOURCE;

export function chatState({ status, assigned_to }: Pick<Conversation, 'status' | 'assigned_to'>): ChatState {
  if (status === 'closed') return 'ended';
  return assigned_to === '' ? 'waiting' : 'taken';
}

/** Since when its visitor waits, in milliseconds; the beginning of a chat that says nothing of it. */
export const queuedMs = ({ chat, created_at }: Pick<Conversation, 'chat' | 'created_at'>): number =>
  (chat?.queued_at ?? created_at).toMillis();
