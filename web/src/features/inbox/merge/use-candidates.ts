import { type FoundTicket, searchTickets } from '@harborline/domain/api/inbox/ticket-search';
import { LIMITS } from '@harborline/domain/limits';
import { ticketsOfVisitor } from '@harborline/domain/stores/conversations';
import { queryWords } from '@harborline/domain/tickets/search/words';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import { useMemo } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useSettledValue } from '../../../shared/hooks/use-settled-value';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { useRequest } from '../../../shared/requests/use-request';
import { watchRecords } from '../../../shared/store/watch-records';
import { type Ticket, visitorLabel } from '../ticket';

const PAUSE_MS = 300;
/** Found tickets that the dialog shows; more words find others. */
const SHOWN = 8;

/** A ticket that may be chosen. */
export interface Candidate extends Pick<Ticket, 'id' | 'number' | 'title' | 'status' | 'own_status_ref'> {
  readonly person: string;
  readonly at: Date;
}

const ofTicket = (ticket: Ticket): Candidate => ({
  ...ticket,
  person: visitorLabel(ticket),
  at: writtenAt(ticket).toDate(),
});

const ofFound = (found: FoundTicket): Candidate => ({
  id: found.conversation_ref,
  number: found.number,
  title: found.title.text,
  status: found.status,
  own_status_ref: found.own_status_ref,
  person: found.person.text,
  at: new Date(found.last_message_at),
});

/** The tickets that the visitor's browser sent, those with the newest messages first. */
function useOwnTickets(ticket: Ticket | undefined): readonly Ticket[] | null {
  const firestore = useStaffFirestore();
  const libraryId = ticket?.support_lib_id ?? '';
  const uid = ticket?.visitor_uids[0] ?? '';
  const source = useMemo(() => {
    if (uid === '') return null;
    const watch = watchRecords(firestore, ticketsOfVisitor(libraryId, uid));
    return ({ next, error }: Observer<readonly Ticket[]>) =>
      watch({ next: ({ records }) => next(records), error });
  }, [firestore, libraryId, uid]);
  const { live } = useSubscription(source);
  if (uid === '' || live.status === 'failed' || live.status === 'denied') return [];
  return live.status === 'ready' ? live.data : null;
}

/** What is looked for, and proposed while nothing is typed. */
export interface Sought {
  /** the others of its visitor, and those with the same address, are proposed */
  readonly besides?: Ticket | undefined;
  /** these are proposed, before those */
  readonly proposed?: readonly Ticket[];
  /** ids of those that are not shown */
  readonly excluded: readonly string[];
}

/** The tickets that the words find; without words, those that are proposed. */
export function useCandidates({ besides, proposed = [], excluded }: Sought, typed: string) {
  const words = useSettledValue(typed.trim().slice(0, LIMITS.ticketSearchQuery), PAUSE_MS);
  const isSearch = queryWords(words).length > 0;
  const query = isSearch ? words : (besides?.visitor.email ?? '').slice(0, LIMITS.ticketSearchQuery);
  const isNeeded = queryWords(query).length > 0;
  const { state, reload } = useRequest({
    key: ['tickets-to-merge', query],
    load: (signal) => callApi(searchTickets, { query: { q: query, per_page: SHOWN }, signal }),
    isNeeded,
  });
  const own = useOwnTickets(besides);
  const found = isNeeded && state.status === 'ready' ? state.data.tickets.map(ofFound) : [];
  const unmerged = [...proposed.slice(0, SHOWN), ...(own ?? [])].filter(
    (one) => one.merged_into === undefined,
  );
  const first = isSearch ? [] : unmerged.map(ofTicket);
  const ids = new Set(first.map(({ id }) => id));
  const candidates = [...first, ...found.filter(({ id }) => !ids.has(id))].filter(
    ({ id }) => !excluded.includes(id),
  );
  const isLoading = (isNeeded && state.status === 'loading') || (!isSearch && own === null);
  const hasFailed = isNeeded && (state.status === 'failed' || state.status === 'denied');
  return { candidates, isSearch, isLoading, hasFailed, retry: () => void reload() };
}
