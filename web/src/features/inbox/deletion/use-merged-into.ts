import { ticketsMergedInto } from '@harborline/domain/stores/conversations';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { readRecords } from '../../../shared/store/read-records';
import type { Ticket } from '../ticket';

/** The tickets that were merged into some, and those that had been merged into these before, once they are read (D-110). */
export function useMergedInto(tickets: readonly Ticket[]): readonly Ticket[] {
  const firestore = useStaffFirestore();
  const [merged, setMerged] = useState<readonly Ticket[]>([]);
  // The dialog keeps the tickets with which it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isShown = true;
    const follow = async (into: readonly Ticket[]): Promise<readonly Ticket[]> => {
      const asked = into.filter(({ has_merged }) => has_merged === true);
      const found = await Promise.all(
        asked.map(({ id, support_lib_id }) => readRecords(firestore, ticketsMergedInto(support_lib_id, id))),
      );
      const next = found.flat();
      return next.length === 0 ? [] : [...next, ...(await follow(next))];
    };
    follow(tickets)
      .then((found) => isShown && setMerged(found))
      .catch((error: unknown) => report('merged-tickets-not-read', error));
    return () => {
      isShown = false;
    };
  }, []);
  return merged;
}
