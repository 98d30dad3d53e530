import { useEffect, useRef } from 'react';
import { useIsShown } from '../../../shared/frame/use-is-shown';
import type { ThreadRow } from './merge-thread';
import { sendReadMark } from './send-read-mark';

const RETRY_MS = 2_000;
const TRIES = 5;

/** Tells the server which of the team's messages were visible, so that they are not mailed (D-57). */
export function useReadMark(conversationRef: string, rows: readonly ThreadRow[]): void {
  const isShown = useIsShown();
  const markedMs = useRef(0);
  const newestMs = rows.findLast(({ isOwn }) => !isOwn)?.atMs ?? 0;
  useEffect(() => {
    if (!isShown || newestMs <= markedMs.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = async (triesLeft: number) => {
      if (await sendReadMark(conversationRef, newestMs))
        markedMs.current = Math.max(markedMs.current, newestMs);
      else if (!isOver && triesLeft > 1) timer = setTimeout(() => void send(triesLeft - 1), RETRY_MS);
    };
    void send(TRIES);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [conversationRef, isShown, newestMs]);
}
