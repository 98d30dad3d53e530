import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useCallback, useState } from 'react';
import { report } from '../../../../shared/config/report';
import { type CobrowseQuestion, sendAnswer } from './answer-cobrowse';

/** Answers a question, and says what did not work. */
export function useAnswer({ conversationRef, id }: CobrowseQuestion) {
  const [isBusy, setBusy] = useState(false);
  /** '' if nothing */
  const [problem, setProblem] = useState('');
  const answer = useCallback(
    async (action: 'share' | 'refuse' | 'end') => {
      setBusy(true);
      setProblem('');
      try {
        await sendAnswer({ conversationRef, id }, action);
      } finally {
        setBusy(false);
      }
    },
    [conversationRef, id],
  );
  const fail = useCallback((error: unknown, text: string = CHAT_TEXTS.cobrowseFailed) => {
    report('page-not-shared', error);
    setProblem(text);
  }, []);
  return { isBusy, setBusy, problem, setProblem, answer, fail };
}
