import { type FilteredRow, filterTickets } from '@harborline/domain/api/inbox/ticket-filters';
import { callApi } from '../../../shared/api/call-api';
import { type Pages, usePages } from '../../../shared/requests/use-pages';
import type { RowTicket } from '../list/ticket-row';
import { type FilterView, ownTimeZone } from './filter-view';

/** A ticket of the list, as its row shows it. */
export interface FilteredTicketRow extends RowTicket {
  readonly isUnread: boolean;
}

/** A ticket, or the place where one call had looked at as many as it may. */
type Row =
  | { readonly id: string; readonly ticket: FilteredTicketRow }
  | { readonly id: string; readonly ticket: null; readonly lookedAt: number };

/** A ticket of an answer, as its row shows it. */
export const ticketOf = ({
  conversation_ref,
  last_message_at,
  is_unread_by_staff,
  due,
  ...row
}: FilteredRow) => ({
  ...row,
  id: conversation_ref,
  last_message_at: { toDate: () => new Date(last_message_at) },
  isUnread: is_unread_by_staff,
  ...(due !== undefined && {
    due: { at: { toDate: () => new Date(due.at) }, is_soon: due.is_soon },
  }),
});

/** One page. @throws ApiError */
async function loadPage(filter: string, cursor: string, signal: AbortSignal) {
  const query = { filter, timezone: ownTimeZone(), ...(cursor === '' ? {} : { cursor }) };
  const answer = await callApi(filterTickets, { query, signal });
  const rows: Row[] = answer.tickets.map((row) => ({
    id: row.conversation_ref,
    ticket: ticketOf(row),
  }));
  if (answer.has_stopped)
    rows.push({ id: `stopped ${answer.next_cursor}`, ticket: null, lookedAt: answer.looked_at });
  return { rows, nextCursor: answer.next_cursor };
}

export interface FilteredTickets
  extends Pick<Pages<Row>, 'paging' | 'loadMore' | 'retry' | 'hasMore' | 'refreshing'> {
  /** 'idle' while there is no filter */
  readonly status: Pages<Row>['status'] | 'idle';
  readonly tickets: readonly FilteredTicketRow[];
  /** how many tickets the last call looked at before it stopped with the page not full; null if it did not */
  readonly stoppedAfter: number | null;
}

/** The tickets for which a filter is true, 20 at a time (D-111). */
export function useFilteredTickets({ text, predicate }: FilterView): FilteredTickets {
  const isAsked = text !== null && predicate !== null;
  const { rows, ...pages } = usePages<Row>({
    key: ['filtered-tickets', text],
    load: (cursor, signal) => loadPage(text ?? '', cursor, signal),
    idOf: ({ id }) => id,
    isNeeded: isAsked,
  });
  const last = rows.at(-1);
  return {
    status: isAsked ? pages.status : 'idle',
    tickets: rows.flatMap(({ ticket }) => ticket ?? []),
    stoppedAfter: last?.ticket === null ? last.lookedAt : null,
    hasMore: pages.hasMore,
    paging: pages.paging,
    refreshing: pages.refreshing,
    loadMore: pages.loadMore,
    retry: pages.retry,
  };
}
