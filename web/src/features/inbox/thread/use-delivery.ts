import { chatState, isChat } from '@harborline/domain/chat/chat-state';
import { isSeenByVisitor } from '@harborline/domain/conversation/read-state';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { useEffect, useState } from 'react';
import { followAfterContent } from '../../../shared/live/follow-after-content';
import type { ThreadMessage, Ticket } from '../ticket';

/** Up to when the visitor has seen a conversation, in milliseconds; null while that is not known. */
function useReadUntil(conversationRef: string, isFollowed: boolean): number | null {
  const [untilMs, setUntilMs] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known belongs to one conversation
  useEffect(() => setUntilMs(null), [conversationRef]);
  useEffect(() => {
    if (!isFollowed) return;
    return followAfterContent({
      name: 'read-marks',
      load: () => import('./watch-read-marks'),
      follow: ({ watchReadMarks }) => watchReadMarks(conversationRef, setUntilMs),
    });
  }, [conversationRef, isFollowed]);
  return untilMs;
}

/** What has become of a message, to stand below it. */
export interface DeliveryLine {
  readonly messageId: string;
  readonly text: string;
}

/** What has become of the team's last answer; undefined if there is none, or while that is not known. */
export function useDelivery(
  conversation: Ticket,
  messages: readonly ThreadMessage[],
): DeliveryLine | undefined {
  // Nobody reads an ended chat any more: what was known when it ended stays.
  const isFollowed = !isChat(conversation) || chatState(conversation) !== 'ended';
  const untilMs = useReadUntil(conversation.id, isFollowed);
  const last = messages.findLast(({ sender_type, isPending }) => sender_type === 'agent' && !isPending);
  if (untilMs === null || last === undefined) return undefined;
  const { delivered, seen } = VISITOR_CONVERSATION_TEXTS.delivery;
  if (isSeenByVisitor(last, untilMs)) return { messageId: last.id, text: seen };
  return { messageId: last.id, text: isChat(conversation) ? delivered : INBOX_TEXTS.sent };
}
