import type { TicketFollower } from '@harborline/domain/entities/ticket-follower';
import { followersOf } from '@harborline/domain/stores/ticket-followers';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecords } from '../../../shared/store/watch-records';

/** Who follows a ticket, live; two that watch the same one share what is read (D-123). */
export function useFollowers(conversationRef: string): Loadable<readonly TicketFollower[]> {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    const watch = watchRecords(firestore, followersOf(conversationRef));
    return ({ next, error }: Observer<readonly TicketFollower[]>) =>
      watch({ next: ({ records }) => next(records), error });
  }, [firestore, conversationRef]);
  return useSubscription(source).live;
}
