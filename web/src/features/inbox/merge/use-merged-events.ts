import { ticketsMergedInto } from '@harborline/domain/stores/conversations';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';
import type { MergedEvent } from '../thread/group-messages';
import type { Ticket } from '../ticket';
import { watchMerged } from './watch-merged';

const NONE: readonly MergedEvent[] = [];

const eventsOf = (tickets: readonly Ticket[], stays: string): readonly MergedEvent[] =>
  tickets.flatMap((ticket): readonly MergedEvent[] => {
    const { id, merged_into: merged } = ticket;
    if (merged === undefined) return [];
    return [{ kind: 'merged', id, at: merged.at, ticket, isDirect: merged.conversation_ref === stays }];
  });

/** The tickets that were merged into one, at last, live; a ticket that none was merged into costs no read (D-110). */
export function useMergedEvents({ id, support_lib_id, has_merged }: Ticket): readonly MergedEvent[] {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    if (has_merged !== true) return null;
    const watch = (ref: string, { next, error }: Observer<readonly Ticket[]>) =>
      watchRecords(
        firestore,
        ticketsMergedInto(support_lib_id, ref),
      )({
        next: ({ records }) => next(records),
        error,
      });
    return ({ next, error }: Observer<readonly MergedEvent[]>) =>
      watchMerged(watch, id, { next: (tickets) => next(eventsOf(tickets, id)), error });
  }, [firestore, id, support_lib_id, has_merged]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
