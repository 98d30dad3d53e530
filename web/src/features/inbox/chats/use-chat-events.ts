import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { LIMITS } from '@harborline/domain/limits';
import { newestTicketEvents } from '@harborline/domain/stores/ticket-events';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

const NONE: readonly TicketEvent[] = [];

/** What became of a chat, live; nothing until it is known. The messages can be read without it (D-91). */
export function useChatEvents(conversationRef: string | null): readonly TicketEvent[] {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    if (conversationRef === null) return null;
    const watch = watchRecords(firestore, newestTicketEvents(conversationRef, LIMITS.chatEvents));
    return ({ next, error }: Observer<readonly TicketEvent[]>) =>
      watch({ next: ({ records }) => next(records), error });
  }, [firestore, conversationRef]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
