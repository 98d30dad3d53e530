import { useCallback, useEffect, useRef } from 'react';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { watchTicket } from '../tickets';
import type { TicketListView } from '../use-ticket-list';

/** How many rows are live at a time, beside those that are live anyway. */
const MOST = 10;

/**
 * Makes rows live that are not, the last ones that it was asked for. A row that somebody has changed would otherwise go on
 * showing the change after a teammate has made another.
 */
export function useLiveRows(updateRow: TicketListView['updateRow']): (id: string) => void {
  const firestore = useStaffFirestore();
  const stops = useRef<ReadonlyMap<string, () => void> | null>(null);
  useEffect(() => {
    stops.current = new Map();
    return () => {
      for (const stop of stops.current?.values() ?? []) stop();
      stops.current = null;
    };
  }, []);
  return useCallback(
    (id) => {
      // The list may have gone meanwhile.
      if (stops.current === null || stops.current.has(id)) return;
      const stop = watchTicket(
        firestore,
        id,
      )({
        next: (ticket) => updateRow(id, ticket),
        // It stays as it was read.
        error: () => {},
      });
      const all = [...stops.current, [id, stop] as const];
      for (const [, stopOld] of all.slice(0, -MOST)) stopOld();
      stops.current = new Map(all.slice(-MOST));
    },
    [firestore, updateRow],
  );
}
