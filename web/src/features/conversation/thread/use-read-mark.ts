import { useEffect, useRef, useState } from 'react';
import type { ThreadRow } from './merge-thread';
import { sayRead } from './say-read';

const RETRY_MS = 2_000;
const TRIES = 5;

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/** Tells the server which messages of the team were on screen, so that they need not be mailed (D-57). */
export function useReadMark(conversationRef: string, rows: readonly ThreadRow[]): void {
  const isVisible = useIsVisible();
  const saidMs = useRef(0);
  const newestMs = rows.findLast(({ isOwn }) => !isOwn)?.atMs ?? 0;
  useEffect(() => {
    if (!isVisible || newestMs <= saidMs.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const say = async (triesLeft: number) => {
      if (await sayRead(conversationRef, newestMs)) saidMs.current = Math.max(saidMs.current, newestMs);
      else if (!isOver && triesLeft > 1) timer = setTimeout(() => void say(triesLeft - 1), RETRY_MS);
    };
    void say(TRIES);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [conversationRef, isVisible, newestMs]);
}
