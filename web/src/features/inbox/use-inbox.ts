import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaff } from '../../shared/staff/session-context';
import { useMay } from '../../shared/staff/use-may';
import { useTicketWriting } from './drafts/use-draft-actor';
import { useListCounts } from './list/count/use-list-counts';
import {
  linkOfView,
  matchesView,
  readFilter,
  readOrder,
  readPartOf,
  readTab,
  readTag,
  type TicketView,
} from './list/ticket-filter';
import type { ListSteps } from './list/use-list-steps';
import { useTicketList } from './list/use-ticket-list';
import { useTicketStatus } from './status/use-ticket-status';
import { useSeenMark } from './thread/use-seen-mark';
import { useTicket } from './thread/use-ticket';

/** State of the inbox: the list that the URL names, and the URL's ticket. */
export function useInbox() {
  const { support_lib_id: libraryId, uid } = useStaff();
  const [search] = useSearchParams();
  const filter = readFilter(search.get('status'));
  const partOf = readPartOf(search.get('children'));
  // The children of a ticket are all of them, in whatever list and with whatever tags.
  const tab = partOf === undefined ? readTab(search.get('tab')) : 'inbox';
  const tag = partOf === undefined ? readTag(search.get('tag')) : null;
  const order = readOrder(search.get('sort'));
  const view: TicketView = useMemo(
    () => ({ tab, filter, tag, partOf, uid, order }),
    [tab, filter, tag, partOf, uid, order],
  );
  const openRef = search.get('conversation');
  const mayViewHeld = useMay('HeldRequests.read');

  const list = useTicketList(libraryId, view);
  const open = useTicket({ ref: openRef, libraryId, view }, list);
  const stored = open.status === 'ready' ? open.ticket : null;
  const status = useTicketStatus(
    useMemo(() => (stored === null ? list.rows : [...list.rows, stored]), [list.rows, stored]),
  );
  const mayMark = useMay('Conversations.markRead');
  const isUnread = useSeenMark(stored, mayMark);
  const tickets = useMemo(
    () => list.rows.map(status.seen).filter((ticket) => matchesView(ticket, view)),
    [list.rows, status.seen, view],
  );

  const counts = useListCounts(libraryId, { view, list, tickets });
  const mayReply = useMay('Messages.createAsAgent');

  const steps: ListSteps = useMemo(
    () =>
      tickets.map(({ id }) => ({
        id,
        to: linkOfView(view, id),
        isOpenIn: (shown) => shown.get('conversation') === id,
      })),
    [tickets, view],
  );
  return {
    view,
    steps,
    openRef,
    mayViewHeld,
    /** the form for a new ticket, which says itself who may not use it */
    isNewOpen: openRef === null && !search.has('held') && search.has('new'),
    isHeldOpen: mayViewHeld && openRef === null && search.has('held'),
    open,
    /** the open ticket; null while none is shown */
    ticket: stored === null ? null : status.seen(stored),
    list,
    tickets,
    counts,
    isUnread,
    changeStatus: status.change,
    shownStatus: { show: status.show, takeBack: status.takeBack },
    mayReply,
    writing: useTicketWriting(),
  };
}
