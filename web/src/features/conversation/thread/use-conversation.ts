import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { FirebaseError } from 'firebase/app';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { followAsVisitor } from '../../../shared/firebase/follow-as-visitor';
import { type MessageWindow, watchConversation, watchMessages } from './watch-conversation';

export type LiveConversation =
  | { readonly status: 'loading' }
  | { readonly status: 'denied' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly conversation: Conversation;
      readonly window: MessageWindow;
      /** whether there may be older messages */
      readonly hasEarlier: boolean;
    };

interface Parts {
  readonly conversation: Conversation | null;
  readonly window: MessageWindow | null;
  readonly problem: 'denied' | 'failed' | null;
}

const NOTHING: Parts = { conversation: null, window: null, problem: null };

const problemOf = (error: unknown): 'denied' | 'failed' =>
  error instanceof FirebaseError && error.code === 'permission-denied' ? 'denied' : 'failed';

/** A conversation and its messages, live. @param attempt a new number tries again */
export function useConversation(
  conversationRef: string,
  attempt: number,
): { live: LiveConversation; showEarlier: () => void } {
  const [parts, setParts] = useState(NOTHING);
  const [count, setCount] = useState<number>(LIMITS.messagePageSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt listens again
  useEffect(() => {
    const onProblem = (error: unknown) => {
      const problem = problemOf(error);
      if (problem === 'failed') report('conversation-unreadable', error);
      setParts((now) => ({ ...now, problem }));
    };
    setParts((now) => ({ ...now, problem: null }));
    return followAsVisitor(() => {
      const stopConversation = watchConversation(
        conversationRef,
        (conversation) => setParts((now) => ({ ...now, conversation })),
        onProblem,
      );
      const stopMessages = watchMessages(
        conversationRef,
        count,
        (window) => setParts((now) => ({ ...now, window })),
        onProblem,
      );
      return () => {
        stopConversation();
        stopMessages();
      };
    }, onProblem);
  }, [conversationRef, attempt, count]);
  const showEarlier = () => setCount((now) => Math.min(now + LIMITS.messagePageSize, LIMITS.listedMessages));
  const { conversation, window, problem } = parts;
  if (problem !== null) return { live: { status: problem }, showEarlier };
  if (conversation === null || window === null) return { live: { status: 'loading' }, showEarlier };
  const hasEarlier = window.messages.length >= count && count < LIMITS.listedMessages;
  return { live: { status: 'ready', conversation, window, hasEarlier }, showEarlier };
}
