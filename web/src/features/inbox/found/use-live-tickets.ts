import { useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { watchTicket } from '../list/tickets';
import type { Ticket } from '../ticket';

/** Tickets by ref; null for one that is gone. One that has not been read yet, or cannot be, is missing. */
export type LiveTickets = ReadonlyMap<string, Ticket | null>;

/** Ends what is watched, when the database or the page goes. */
function endAll(stops: Map<string, () => void>): void {
  for (const stop of stops.values()) stop();
  stops.clear();
}

/** The tickets of a list that a call found, live, each for as long as it is in the list. @param refs same array while they are the same */
export function useLiveTickets(refs: readonly string[]): LiveTickets {
  const firestore = useStaffFirestore();
  const [live, setLive] = useState<LiveTickets>(() => new Map());
  const stops = useRef(new Map<string, () => void>());

  useEffect(() => {
    const watched = stops.current;
    return () => endAll(watched);
  }, []);

  useEffect(() => {
    const watched = stops.current;
    for (const [ref, stop] of watched) {
      if (refs.includes(ref)) continue;
      stop();
      watched.delete(ref);
    }
    setLive((now) => new Map([...now].filter(([ref]) => refs.includes(ref))));
    for (const ref of refs) {
      if (watched.has(ref)) continue;
      const stop = watchTicket(
        firestore,
        ref,
      )({
        next: (ticket) => setLive((now) => new Map([...now, [ref, ticket]])),
        // It stays as the call found it.
        error: (error) => report('row-not-live', error),
      });
      watched.set(ref, stop);
    }
  }, [firestore, refs]);
  return live;
}
