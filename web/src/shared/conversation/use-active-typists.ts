import { DURATIONS } from '@harborline/domain/limits';
import { useEffect, useState } from 'react';

export interface Typist {
  readonly uid: string;
  readonly name: string;
  /** when they last typed, in milliseconds by this device's clock */
  readonly at: number;
}

const LOOK_AGAIN_MS = 1_000;

/** The people still typing: a sign older than a few seconds is stale. */
export function activeTypists<Person extends Pick<Typist, 'at'>>(
  typists: readonly Person[],
  now: number,
): Person[] {
  return typists.filter(({ at }) => now - at < DURATIONS.typingStaleMs);
}

/** Who is currently typing, of the people a source reports. Pass a source made with `useCallback`. */
export function useActiveTypists(
  source: (onChange: (typists: readonly Typist[]) => void) => () => void,
): readonly Typist[] {
  const [typists, setTypists] = useState<readonly Typist[]>([]);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    setTypists([]);
    return source((present) => {
      setTypists(present);
      setNow(Date.now());
    });
  }, [source]);

  const active = activeTypists(typists, now);
  const isAnyoneTyping = active.length > 0;
  useEffect(() => {
    if (!isAnyoneTyping) return undefined;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAnyoneTyping]);
  return active;
}
