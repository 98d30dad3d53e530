import { useCallback, useEffect, useRef } from 'react';
import { report } from '../config/report';

const TELL_EVERY_MS = 2_500;
const STOP_AFTER_MS = 5_000;

export interface TypingTeller {
  readonly typed: () => void;
  readonly stopped: () => void;
}

interface TypingClient {
  readonly tell: () => Promise<void>;
  readonly tellStopped: () => Promise<void>;
}

const quietly = (told: Promise<void>) => told.catch((error: unknown) => report('typing', error));

/**
 * Tells the other side that one is typing: at most every few seconds, and that it ended. Pass a client made with
 * `useMemo`.
 */
export function useTypingTeller(client: TypingClient): TypingTeller {
  const toldAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stopped = useCallback(() => {
    clearTimeout(timer.current);
    if (toldAt.current === 0) return;
    toldAt.current = 0;
    void quietly(client.tellStopped());
  }, [client]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stopped, STOP_AFTER_MS);
    if (Date.now() - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = Date.now();
    void quietly(client.tell());
  }, [client, stopped]);

  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
