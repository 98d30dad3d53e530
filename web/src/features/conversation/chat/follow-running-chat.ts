import type { Conversation } from '@harborline/domain/entities/conversation';
import { report } from '../../../shared/config/report';
import { followAsVisitor } from '../../../shared/firebase/follow-as-visitor';
import type { LiveMessage } from '../thread/merge-thread';
import { seenAnswersMs } from '../thread/seen-answers';
import { watchConversation, watchMessages } from '../thread/watch-conversation';
import { type RunningChat, runningChat } from './running-chat';

/** More answers than these are not counted. */
const COUNTED = 10;

/**
 * Follows the visitor's chat.
 * @param onChange gets null if there is nothing to show of it any more
 * @returns an unsubscribe function
 */
export function followRunningChat(ref: string, onChange: (chat: RunningChat | null) => void): () => void {
  let chat: Conversation | null = null;
  let messages: readonly LiveMessage[] | null = null;
  const tell = () => {
    if (chat !== null && messages !== null) onChange(runningChat(chat, messages, seenAnswersMs(ref)));
  };
  const onError = (error: unknown) => {
    report('running-chat', error);
    onChange(null);
  };
  return followAsVisitor(() => {
    const ends = [
      watchConversation(
        ref,
        (known) => {
          chat = known;
          tell();
        },
        onError,
      ),
      watchMessages(
        ref,
        COUNTED,
        (window) => {
          messages = window.messages;
          tell();
        },
        onError,
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, onError);
}
