import { useCallback, useMemo } from 'react';
import { tellStoppedTyping, tellTyping, watchTyping } from '../../shared/conversation/typing';
import { type Typist, useActiveTypists } from '../../shared/conversation/use-active-typists';
import { type TypingTeller, useTypingTeller } from '../../shared/conversation/use-typing-teller';
import { followAsVisitor } from '../../shared/firebase/follow-as-visitor';
import { visitorUser } from '../../shared/firebase/visitor-session';

const participant = (conversationRef: string, uid: string) =>
  ({ audience: 'visitor', conversationRef, uid }) as const;

/** Names of those who are writing to the visitor right now. */
export function useTypingNames(conversationRef: string): readonly string[] {
  const typists = useActiveTypists(
    useCallback(
      (onChange: (typists: readonly Typist[]) => void) =>
        followAsVisitor(
          (uid) => watchTyping(participant(conversationRef, uid), onChange),
          // Without a visitor there is no conversation either, which says so itself.
          () => undefined,
        ),
      [conversationRef],
    ),
  );
  return typists.map(({ name }) => name);
}

/** Tells the team that the visitor is writing. @param name as the team sees it */
export function useAnswerTyping(conversationRef: string, name: string): TypingTeller {
  return useTypingTeller(
    useMemo(() => {
      const own = async () => participant(conversationRef, (await visitorUser()).uid);
      return {
        tell: async () => tellTyping(await own(), name),
        tellStopped: async () => tellStoppedTyping(await own()),
      };
    }, [conversationRef, name]),
  );
}
