import { nameInChat } from '@harborline/domain/chat/chat-members';
import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { useCallback, useMemo } from 'react';
import { sendStoppedTyping, sendTyping, watchTyping } from '../../shared/conversation/typing';
import { type Typist, useActiveTypists } from '../../shared/conversation/use-active-typists';
import { type TypingSignal, useTypingSignal } from '../../shared/conversation/use-typing-signal';
import { followAsVisitor } from '../../shared/firebase/follow-as-visitor';
import { visitorUser } from '../../shared/firebase/visitor-session';

const participant = (conversationRef: string, uid: string) =>
  ({ audience: 'visitor', conversationRef, uid }) as const;

type Written = Pick<Conversation, 'id' | 'source' | 'status' | 'assigned_to' | 'chat'>;

/**
 * Names of staff who are currently writing to the visitor. Those in a chat the server has named: a name that comes with
 * the signal is only a claim.
 */
export function useTypingNames({ id, source, status, assigned_to, chat }: Written): readonly string[] {
  const conversationRef = id;
  const typists = useActiveTypists(
    useCallback(
      (onChange: (typists: readonly Typist[]) => void) =>
        followAsVisitor(
          (uid) => watchTyping(participant(conversationRef, uid), onChange),
          // Without a visitor's account there is no conversation either, and that is reported there.
          () => undefined,
        ),
      [conversationRef],
    ),
  );
  if (!isChat({ source })) return typists.map(({ name }) => name);
  if (status === 'closed') return [];
  const names = typists.map(({ uid }) => nameInChat({ assigned_to, chat }, uid));
  return names.filter((name) => name !== '');
}

/** Tells the team that the visitor is writing. @param name the visitor's name for the team */
export function useAnswerTyping(conversationRef: string, name: string): TypingSignal {
  return useTypingSignal(
    useMemo(() => {
      const own = async () => participant(conversationRef, (await visitorUser()).uid);
      return {
        send: async (isStill) => sendTyping(await own(), name, isStill),
        sendStopped: async () => sendStoppedTyping(await own()),
      };
    }, [conversationRef, name]),
  );
}
