import { useEffect, useRef } from 'react';
import { tellPageAround } from '../../../shared/frame/page-around';
import { useIsShown } from '../../../shared/frame/use-is-shown';
import type { ThreadRow } from './merge-thread';

/** Has the button of a closed widget count the answers that came since the visitor saw the conversation (D-94). */
export function useUnreadSign(rows: readonly ThreadRow[]): void {
  const isShown = useIsShown();
  const seenMs = useRef(0);
  useEffect(() => {
    const answers = rows.filter(({ isOwn }) => !isOwn);
    if (isShown) {
      seenMs.current = answers.at(-1)?.atMs ?? 0;
      return;
    }
    const amount = answers.filter(({ atMs }) => atMs > seenMs.current).length;
    if (amount > 0) tellPageAround({ harborline: 'unread', amount });
  }, [rows, isShown]);
}
