import { useCallback, useMemo } from 'react';
import { type Typist, useActiveTypists } from '../../../shared/conversation/use-active-typists';
import { type TypingSignal, useTypingSignal } from '../../../shared/conversation/use-typing-signal';
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
export function useReplyTyping(conversationRef: string, uid: string, name: string): TypingSignal {
  return useTypingSignal(
    useMemo(
      () => ({
        send: async (isStill) =>
          (await typingClient()).sendTyping(participant(conversationRef, uid), name, isStill),
        sendStopped: async () => (await typingClient()).sendStoppedTyping(participant(conversationRef, uid)),
      }),
      [conversationRef, uid, name],
    ),
  );
}
