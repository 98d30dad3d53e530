import { ticketsMergedInto, ticketsSplitFrom } from '@harborline/domain/stores/conversations';
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

/** Numbers of the tickets that hold copies of messages of some, or of which these hold copies (D-122), once they are read. */
export function useCopiesOf(tickets: readonly Ticket[]): readonly Pick<Ticket, 'number'>[] {
  const firestore = useStaffFirestore();
  const [copies, setCopies] = useState<readonly Pick<Ticket, 'number'>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isShown = true;
    const ids = new Set(tickets.map(({ id }) => id));
    const origins = tickets.flatMap(({ split_from: from }) =>
      from === undefined || ids.has(from.conversation_ref) ? [] : [{ number: from.number }],
    );
    Promise.all(
      tickets.map(({ id, support_lib_id }) => readRecords(firestore, ticketsSplitFrom(support_lib_id, id))),
    )
      .then((found) => {
        const others = found.flat().filter(({ id }) => !ids.has(id));
        if (isShown) setCopies([...origins, ...others]);
      })
      .catch((error: unknown) => report('copies-not-read', error));
    return () => {
      isShown = false;
    };
  }, []);
  return copies;
}
