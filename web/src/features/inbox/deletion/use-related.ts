import { ticketsMergedInto, ticketsSplitFrom } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { readRecords } from '../../../shared/store/read-records';
import type { Ticket } from '../ticket';

type Numbered = Pick<Ticket, 'number'>;

/** What a deletion has to do with beside the tickets themselves. */
export interface Related {
  /** what was merged into them, and into that before: it is deleted, too (D-110) */
  readonly merged: readonly Numbered[];
  /** where copies of their messages are, or what theirs are copies of: it stays (D-122) */
  readonly copies: readonly Numbered[];
}

async function findMerged(firestore: Firestore, tickets: readonly Ticket[]): Promise<Ticket[]> {
  const all = [...tickets];
  // It grows while it is read; merging refuses circles, and nothing here may follow one for ever.
  for (const { id, support_lib_id, has_merged } of all) {
    if (has_merged !== true) continue;
    const found = await readRecords(firestore, ticketsMergedInto(support_lib_id, id));
    all.push(...found.filter((one) => all.every((known) => known.id !== one.id)));
  }
  return all.slice(tickets.length);
}

async function findCopies(firestore: Firestore, tickets: readonly Ticket[]): Promise<Numbered[]> {
  const isAmong = (ref: string) => tickets.some(({ id }) => id === ref);
  const origins = tickets.flatMap(({ split_from: from }) =>
    from === undefined || isAmong(from.conversation_ref) ? [] : [from],
  );
  const split = await Promise.all(
    tickets.map(({ id, support_lib_id }) => readRecords(firestore, ticketsSplitFrom(support_lib_id, id))),
  );
  return [...origins, ...split.flat().filter(({ id }) => !isAmong(id))];
}

/** What is related to the tickets with which a dialog was opened, once it is read. */
export function useRelated(tickets: readonly Ticket[]): Related {
  const firestore = useStaffFirestore();
  const [related, setRelated] = useState<Related>({ merged: [], copies: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isShown = true;
    const find = async () => {
      const merged = await findMerged(firestore, tickets);
      const copies = await findCopies(firestore, [...tickets, ...merged]);
      if (isShown) setRelated({ merged, copies });
    };
    find().catch((error: unknown) => report('related-tickets-not-read', error));
    return () => {
      isShown = false;
    };
  }, []);
  return related;
}
