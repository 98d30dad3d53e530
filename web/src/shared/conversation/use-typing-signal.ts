import { useCallback, useEffect, useRef } from 'react';
import { report } from '../config/report';

const SEND_EVERY_MS = 2_500;
const STOP_AFTER_MS = 5_000;

export interface TypingSignal {
  readonly typed: () => void;
  readonly stopped: () => void;
}

interface TypingClient {
  /** @param isStill whether the user has not stopped since: what takes a moment must not come after that */
  readonly send: (isStill: () => boolean) => Promise<void>;
  readonly sendStopped: () => Promise<void>;
}

const quietly = (sending: Promise<void>) => sending.catch((error: unknown) => report('typing', error));

/**
 * Tells the other side that the user is typing, at most every few seconds, and when they stop. Pass a client made
 * with `useMemo`.
 */
export function useTypingSignal(client: TypingClient): TypingSignal {
  const sentAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stopped = useCallback(() => {
    clearTimeout(timer.current);
    if (sentAt.current === 0) return;
    sentAt.current = 0;
    void quietly(client.sendStopped());
  }, [client]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stopped, STOP_AFTER_MS);
    if (Date.now() - sentAt.current < SEND_EVERY_MS) return;
    sentAt.current = Date.now();
    void quietly(client.send(() => sentAt.current !== 0));
  }, [client, stopped]);

  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
