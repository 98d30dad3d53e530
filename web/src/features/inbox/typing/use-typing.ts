import { useCallback, useMemo } from 'react';
import { type Typist, useActiveTypists } from '../../../shared/conversation/use-active-typists';
import { type TypingTeller, useTypingTeller } from '../../../shared/conversation/use-typing-teller';
import { followAfterContent } from '../../../shared/live/follow-after-content';

/** Loads after the thread is shown: reading matters more than the typing notice. */
const typingClient = () => import('../../../shared/conversation/typing');

const participant = (conversationRef: string, uid: string) =>
  ({ audience: 'staff', conversationRef, uid }) as const;

/** Who else is typing in a conversation right now. */
export function useTypists(conversationRef: string, uid: string): readonly Typist[] {
  return useActiveTypists(
    useCallback(
      (onChange: (typists: readonly Typist[]) => void) =>
        followAfterContent({
          name: 'typing',
          load: typingClient,
          follow: ({ watchTyping }) => watchTyping(participant(conversationRef, uid), onChange),
        }),
      [conversationRef, uid],
    ),
  );
}

/** Tells the visitor and the team that a reply is being written. */
export function useReplyTyping(conversationRef: string, uid: string, name: string): TypingTeller {
  return useTypingTeller(
    useMemo(
      () => ({
        tell: async () => (await typingClient()).tellTyping(participant(conversationRef, uid), name),
        tellStopped: async () => (await typingClient()).tellStoppedTyping(participant(conversationRef, uid)),
      }),
      [conversationRef, uid, name],
    ),
  );
}
