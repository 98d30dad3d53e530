import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { firstContent } from '../../../shared/live/first-content';
import type { Typist } from './typing';
import { activeTypists } from './typing-notice';

/** Loaded after the thread is on the screen: typing is a courtesy, reading is not. */
const typingClient = () => import('./typing');

const TELL_EVERY_MS = 2_500;
const STOP_AFTER_MS = 5_000;
const LOOK_AGAIN_MS = 1_000;

/** Who else is typing in a conversation right now. */
export function useTypists(conversationRef: string, ownUid: string): readonly Typist[] {
  const [typists, setTypists] = useState<readonly Typist[]>([]);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    setTypists([]);
    const watch = async () => {
      await firstContent();
      if (isOver) return;
      const { watchTyping } = await typingClient();
      if (isOver) return;
      stop = watchTyping(conversationRef, (present) => {
        setTypists(present);
        setNow(Date.now());
      });
    };
    watch().catch((error: unknown) => report('typing', error));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [conversationRef]);

  const active = activeTypists(typists, ownUid, now);
  const isAnyoneTyping = active.length > 0;
  useEffect(() => {
    if (!isAnyoneTyping) return undefined;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAnyoneTyping]);
  return active;
}

export interface TypingTeller {
  readonly typed: () => void;
  readonly stopped: () => void;
}

/** Tells the other side that one is typing: at most every few seconds, and that it ended. */
export function useTypingTeller(conversationRef: string, uid: string, name: string): TypingTeller {
  const toldAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stopped = useCallback(() => {
    clearTimeout(timer.current);
    if (toldAt.current === 0) return;
    toldAt.current = 0;
    typingClient()
      .then(({ tellStoppedTyping }) => tellStoppedTyping(conversationRef, uid))
      .catch((error: unknown) => report('typing', error));
  }, [conversationRef, uid]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stopped, STOP_AFTER_MS);
    if (Date.now() - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = Date.now();
    typingClient()
      .then(({ tellTyping }) => tellTyping(conversationRef, uid, name))
      .catch((error: unknown) => report('typing', error));
  }, [conversationRef, uid, name, stopped]);

  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
