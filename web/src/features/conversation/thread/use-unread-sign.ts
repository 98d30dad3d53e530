import { useEffect } from 'react';
import { tellPageAround } from '../../../shared/frame/page-around';
import { useIsShown } from '../../../shared/frame/use-is-shown';
import type { ThreadRow } from './merge-thread';
import { noteSeenAnswers, seenAnswersMs } from './seen-answers';

/** Has the button of a closed widget count the answers that came since the visitor saw the conversation (D-94). */
export function useUnreadSign(conversationRef: string, rows: readonly ThreadRow[]): void {
  const isShown = useIsShown();
  useEffect(() => {
    const answers = rows.filter(({ isOwn }) => !isOwn);
    if (isShown) {
      noteSeenAnswers(conversationRef, answers.at(-1)?.atMs ?? 0);
      return;
    }
    const seenMs = seenAnswersMs(conversationRef);
    const amount = answers.filter(({ atMs }) => atMs > seenMs).length;
    if (amount > 0) tellPageAround({ harborline: 'unread', amount });
  }, [conversationRef, rows, isShown]);
}
