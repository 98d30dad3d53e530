import { useMemo } from 'react';
import { useSubscription } from '../live/use-subscription';
import type { Presence } from './presence';
import { watchPresence } from './watch-presence';

export interface LivePresence {
  readonly of: (uid: string) => Presence;
  /** false before the first answer or after a failure: then no one is shown as offline */
  readonly isKnown: boolean;
}

/** Who of the library is online now. */
export function usePresence(libraryId: string): LivePresence {
  const { live } = useSubscription(useMemo(() => watchPresence(libraryId), [libraryId]));
  return {
    of: (uid) => (live.status === 'ready' ? live.data.get(uid) : undefined) ?? 'offline',
    isKnown: live.status === 'ready',
  };
}
