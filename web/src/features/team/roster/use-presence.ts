import { useMemo } from 'react';
import { useSubscription } from '../../../shared/live/use-subscription';
import { type LivePresence, usePresence } from '../../../shared/staff/use-presence';
import { watchLastSeen } from '../../../shared/staff/watch-presence';

export interface TeamPresence extends LivePresence {
  /** milliseconds; null if the person was never here */
  readonly lastSeenOf: (uid: string) => number | null;
}

/** Who of the library is online now, and when the others were last seen. */
export function useTeamPresence(libraryId: string): TeamPresence {
  const presence = usePresence(libraryId);
  const lastSeen = useSubscription(useMemo(() => watchLastSeen(libraryId), [libraryId])).live;
  return {
    ...presence,
    lastSeenOf: (uid) => (lastSeen.status === 'ready' ? lastSeen.data.get(uid) : undefined) ?? null,
  };
}
