import { chatState } from '@harborline/domain/chat/chat-state';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { oneLine } from '@harborline/domain/text/clip';

/** What the first page of the widget says of the visitor's chat. */
export interface RunningChat {
  /** of the teammate who wrote last, else of whoever has the chat; '' for nobody */
  readonly name: string;
  /** the team's last words, else the visitor's */
  readonly words: string;
  /** how many answers the visitor has not seen */
  readonly unread: number;
}

/**
 * The visitor's chat as the first page of the widget shows it; null once it is over and its last words are read.
 * @param messages oldest first
 * @param seenMs when the newest answer came that the visitor saw
 */
export function runningChat(
  chat: Conversation,
  messages: readonly Message[],
  seenMs: number,
): RunningChat | null {
  const answers = messages.filter(({ sender_type }) => sender_type === 'agent');
  const unread = answers.filter(({ created_at }) => created_at.toMillis() > seenMs).length;
  if (chatState(chat) === 'ended' && unread === 0) return null;
  const last = answers.at(-1);
  return {
    name: last?.sender_name || (chat.chat?.agent_name ?? ''),
    words: oneLine((last ?? messages.at(-1))?.text ?? ''),
    unread,
  };
}
