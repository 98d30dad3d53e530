import {
  CONVERSATION_STATUSES,
  type Conversation,
  type ConversationStatus,
} from '@harborline/domain/entities/conversation';
import { isId } from '@harborline/domain/entities/is-id';
import {
  countedTickets,
  TICKET_ORDERS,
  type TicketListQuery,
  type TicketOrder,
  ticketsOfList,
} from '@harborline/domain/stores/conversations';
import { childrenOfTicket, countedChildren } from '@harborline/domain/stores/ticket-families';
import { INBOX_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { isOfList, isTicketTab, TICKET_LISTS, type TicketTab } from '@harborline/domain/tickets/ticket-lists';
import { adminLinks } from '../../../shared/routes/admin-links';

/** Which tickets the list shows; kept in the URL. */
export type TicketFilter = ConversationStatus | 'all';

export const TICKET_FILTERS: readonly TicketFilter[] = [...CONVERSATION_STATUSES, 'all'];

export const FILTER_LABELS: Record<TicketFilter, string> = {
  open: STATUS_TEXTS.open,
  pending: STATUS_TEXTS.pending,
  snoozed: STATUS_TEXTS.snoozed,
  closed: STATUS_TEXTS.closed,
  all: INBOX_TEXTS.statusAll,
};

/** A list of tickets as the URL names it, for one person. */
export interface TicketView {
  readonly tab: TicketTab;
  readonly filter: TicketFilter;
  /** `tag_ref` of the tag that its tickets have; null for any tickets (D-71) */
  readonly tag: string | null;
  /** what its tickets bear as children of one, whatever their tags (D-127); absent for any tickets */
  readonly partOf?: string | undefined;
  /** of the person who looks */
  readonly uid: string;
  /** those with the newest messages first unless it says otherwise */
  readonly order?: TicketOrder;
}

/** The filter in the URL; an unknown value means open tickets. */
export function readFilter(value: string | null): TicketFilter {
  return TICKET_FILTERS.find((filter) => filter === value) ?? 'open';
}

/** The list in the URL; all tickets if it names no list of tickets. */
export const readTab = (value: string | null): TicketTab =>
  value !== null && isTicketTab(value) ? value : 'inbox';

/** What the store is asked for a list. */
export const listQuery = (
  libraryId: string,
  { tab, filter, tag, uid, order = 'newest' }: TicketView,
): TicketListQuery => ({
  libraryId,
  kind: TICKET_LISTS[tab],
  uid,
  status: filter === 'all' ? null : filter,
  tag,
  order,
});

/** The list as the store is asked for it. */
export const pagesQuery = (libraryId: string, view: TicketView) =>
  view.partOf === undefined
    ? ticketsOfList(listQuery(libraryId, view))
    : childrenOfTicket(childrenQuery(libraryId, view.partOf, view));

/** The same, to be counted only. */
export const countQuery = (libraryId: string, view: TicketView) =>
  view.partOf === undefined
    ? countedTickets(listQuery(libraryId, view))
    : countedChildren(childrenQuery(libraryId, view.partOf, view));

const childrenQuery = (libraryId: string, partOf: string, { filter, order = 'newest' }: TicketView) => ({
  libraryId,
  partOf,
  status: filter === 'all' ? null : filter,
  order,
});

/** The order in the URL; an unknown value means the newest first. */
export const readOrder = (value: string | null): TicketOrder =>
  TICKET_ORDERS.find((order) => order === value) ?? 'newest';

/** The tag in the URL; null if it names none. */
export const readTag = (value: string | null): string | null =>
  value !== null && isId(value) ? value : null;

/** The children in the URL; undefined if it names none. */
export const readPartOf = (value: string | null): string | undefined =>
  value !== null && isId(value) ? value : undefined;

type Filtered = Pick<
  Conversation,
  | 'status'
  | 'assigned_to'
  | 'created_by'
  | 'reassigned_from'
  | 'last_message'
  | 'source'
  | 'tag_refs'
  | 'part_of'
>;

/** Whether a ticket belongs to a list. */
export function matchesView(ticket: Filtered, { tab, filter, tag, uid, partOf }: TicketView): boolean {
  if (filter !== 'all' && ticket.status !== filter) return false;
  if (tag !== null && ticket.tag_refs?.includes(tag) !== true) return false;
  if (partOf !== undefined && ticket.part_of !== partOf) return false;
  return isOfList(ticket, TICKET_LISTS[tab], uid);
}

const targetOf = ({ tab, filter, tag, partOf, order = 'newest' }: TicketView) => ({
  tab,
  order,
  status: filter,
  ...(tag === null ? {} : { tag }),
  ...(partOf === undefined ? {} : { children: partOf }),
});

/** The URL of a list. @param conversation the ticket that is open beside it */
export const linkOfView = (view: TicketView, conversation?: string): string =>
  adminLinks.inbox({ ...targetOf(view), ...(conversation === undefined ? {} : { conversation }) });

/** The URL of a new ticket beside a list. */
export const linkOfNewTicket = (view: TicketView): string =>
  adminLinks.inbox({ ...targetOf(view), isNew: true });
