import { useMemo } from 'react';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Presence } from '../people/presence';
import { watchLastSeen, watchPresence } from './watch-presence';

export interface TeamPresence {
  readonly of: (uid: string) => Presence;
  /** milliseconds; null if the person was never here */
  readonly lastSeenOf: (uid: string) => number | null;
  /** false before the first answer or after a failure: then no one is shown as offline */
  readonly isKnown: boolean;
}

/** Who of the library is online now, and when the others were last seen. */
export function useTeamPresence(libraryId: string): TeamPresence {
  const presence = useSubscription(useMemo(() => watchPresence(libraryId), [libraryId])).live;
  const lastSeen = useSubscription(useMemo(() => watchLastSeen(libraryId), [libraryId])).live;
  return {
    of: (uid) => (presence.status === 'ready' ? presence.data.get(uid) : undefined) ?? 'offline',
    lastSeenOf: (uid) => (lastSeen.status === 'ready' ? lastSeen.data.get(uid) : undefined) ?? null,
    isKnown: presence.status === 'ready',
  };
}
