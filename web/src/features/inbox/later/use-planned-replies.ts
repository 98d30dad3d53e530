import { isChat } from '@harborline/domain/chat/chat-state';
import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { plannedOnTicket } from '@harborline/domain/stores/planned-replies';
import { byTurn } from '@harborline/domain/tickets/planned-reply';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { useMay } from '../../../shared/staff/use-may';
import { watchRecords } from '../../../shared/store/watch-records';
import type { Ticket } from '../ticket';

/** The replies on a ticket that are planned or held, live, the soonest first (D-120). A chat has none, and loads for ever. */
export function usePlannedReplies(ticket: Ticket): Loadable<readonly PlannedReply[]> {
  const firestore = useStaffFirestore();
  const mayRead = useMay('PlannedReplies.read');
  const { id, support_lib_id: libraryId } = ticket;
  const isRead = mayRead && !isChat(ticket);
  const source = useMemo(() => {
    if (!isRead) return null;
    const watch = watchRecords(firestore, plannedOnTicket(libraryId, id));
    return ({ next, error }: Observer<readonly PlannedReply[]>) =>
      watch({ next: ({ records }) => next(records.toSorted(byTurn)), error });
  }, [firestore, id, isRead, libraryId]);
  return useSubscription(source).live;
}
