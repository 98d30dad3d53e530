import type { conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { recordPages } from '../../../shared/store/record-pages';
import { type Ticket, ticketOrder } from '../ticket';

const ORDER = ticketOrder(LIMITS.listPageSize);

/** Tickets of one query, the newest page live. @param scope names the query */
export function useTickets(scope: string, query: StoreQuery<typeof conversationSchema>): PagedList<Ticket> {
  const firestore = useStaffFirestore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope names the query
  const source = useMemo(() => ({ scope, ...recordPages(firestore, query) }), [firestore, scope]);
  return usePagedList<Ticket>(source, ORDER);
}
