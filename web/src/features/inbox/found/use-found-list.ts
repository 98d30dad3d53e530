import { useMemo, useRef } from 'react';
import { useMay } from '../../../shared/staff/use-may';
import { useBulkStep } from '../bulk/use-bulk-step';
import { useIsSelectable, useSelection } from '../bulk/use-selection';
import { type ListSteps, useListSteps } from '../list/use-list-steps';
import { useUnsent } from '../reply/use-unsent';
import { useTicketStatus } from '../status/use-ticket-status';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import type { Ticket } from '../ticket';
import { useLiveTickets } from './use-live-tickets';

interface FoundList {
  /** names the list */
  readonly scope: string;
  /** its tickets in their order, as the call found them */
  readonly refs: readonly string[];
  readonly isReady: boolean;
  /** the address of the list with a ticket open; the same function while the list is the same */
  readonly linkOf: (ref: string) => string;
  /** the open ticket; null for none */
  readonly openRef: string | null;
  /** whether a ticket that has changed still belongs there */
  readonly isIn?: (ticket: Ticket) => boolean;
}

const stepsOf = (refs: readonly string[], linkOf: FoundList['linkOf']): ListSteps =>
  refs.map((id) => ({
    id,
    to: linkOf(id),
    isOpenIn: (search: URLSearchParams) => search.get('conversation') === id,
  }));

const always = (): boolean => true;

/** The same array while it has the same refs. */
function useSame(refs: readonly string[]): readonly string[] {
  const text = refs.join(' ');
  return useMemo(() => (text === '' ? [] : text.split(' ')), [text]);
}

/**
 * What the lists have in common whose rows a call finds, and not a listener: their tickets are live all the same, leave the
 * list once they no longer belong there, are gone through by keys, and several can be selected.
 */
export function useFoundList({ scope, isReady, linkOf, openRef, isIn = always, ...found }: FoundList) {
  const refs = useSame(found.refs);
  const open = useOpenConversation(openRef);
  const opened = open.status === 'ready' ? open.ticket : null;
  const live = useLiveTickets(refs);
  const stored = useMemo(
    () => [...live.values(), opened].filter((ticket) => ticket !== null),
    [live, opened],
  );
  const status = useTicketStatus(stored);
  const isUnread = useSeenMark(opened, useMay('Conversations.markRead'));

  const tickets = useMemo(() => {
    const read = refs.flatMap((ref) => live.get(ref) ?? []).map(status.seen);
    return read.filter(isIn);
  }, [refs, live, status.seen, isIn]);
  const byRef = useMemo(() => new Map(tickets.map((ticket) => [ticket.id, ticket])), [tickets]);
  // What has not been read yet stands there as it was found.
  const shown = useSame(refs.filter((ref) => byRef.has(ref) || !live.has(ref)));
  const steps = useMemo(() => stepsOf(shown, linkOf), [shown, linkOf]);

  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { onListKeyDown } = useListSteps(steps, inputRef);
  const isSelectable = useIsSelectable();
  const selection = useSelection({ scope, tickets, isReady, steps, isOn: isSelectable });
  const step = useBulkStep(selection, status);
  return {
    open,
    /** the open ticket as it shall be seen; null while none is shown */
    ticket: opened === null ? null : status.seen(opened),
    changeStatus: status.change,
    /** refs of the rows to show */
    shown,
    /** a row's ticket as it is now; undefined while it has not been read */
    ticketOf: (ref: string): Ticket | undefined => byRef.get(ref),
    isUnread,
    unsent: useUnsent(),
    /** null where nothing can be done to several tickets */
    selection: isSelectable ? selection : null,
    step,
    inputRef,
    onListKeyDown,
  };
}

/** Rows of such a list, and what can be done to several of them. */
export type FoundRows = Pick<
  ReturnType<typeof useFoundList>,
  'shown' | 'ticketOf' | 'isUnread' | 'unsent' | 'selection' | 'step'
>;
