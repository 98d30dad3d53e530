import type { Conversation } from '../entities/conversation';
import { LIMITS } from '../limits';
import type { InboxTab } from '../permissions/table';

/** Whose tickets a list shows, by its tab (S3-40, D-70, D-76, D-100). */
export const TICKET_LISTS = {
  inbox: 'all',
  tickets: 'own',
  othertickets: 'others',
  unassignedtickets: 'unassigned',
  createdbyyoutickets: 'created',
  awaitingreplytickets: 'awaiting-reply',
  reassignedtickets: 'passed-on',
  hlpttickets: 'contact-form',
  awaitingreplyhlpttickets: 'contact-form-awaiting-reply',
} as const satisfies { readonly [Tab in InboxTab]?: string };

export type TicketTab = keyof typeof TICKET_LISTS;
export type TicketListKind = (typeof TICKET_LISTS)[TicketTab];

export const TICKET_TABS = Object.keys(TICKET_LISTS).filter((tab): tab is TicketTab => isTicketTab(tab));

export function isTicketTab(tab: string): tab is TicketTab {
  return Object.hasOwn(TICKET_LISTS, tab);
}

/** What stands beside a list: the number of its tickets, of which no more than `LIMITS.countedTickets` were counted. */
export const countText = (count: number): string =>
  count < LIMITS.countedTickets ? String(count) : `${LIMITS.countedTickets - 1}+`;

type Listed = Pick<
  Conversation,
  'assigned_to' | 'created_by' | 'reassigned_from' | 'last_message' | 'source'
>;

/** Whether a ticket belongs to a list, whatever its status; as `ticketsOfList` asks the store. */
export function isOfList(ticket: Listed, kind: TicketListKind, uid: string): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'own':
      return ticket.assigned_to === uid;
    case 'others':
      return ticket.assigned_to !== '' && ticket.assigned_to !== uid;
    case 'unassigned':
      return ticket.assigned_to === '';
    case 'created':
      return ticket.created_by === uid;
    case 'awaiting-reply':
      return ticket.last_message.sender_type === 'visitor';
    case 'passed-on':
      return ticket.reassigned_from === uid;
    case 'contact-form':
      return ticket.source === 'contact_form';
    case 'contact-form-awaiting-reply':
      return ticket.source === 'contact_form' && ticket.last_message.sender_type === 'visitor';
  }
}

/**
 * Who had a ticket before the teammate who gets it, '' for nobody. A ticket that goes back where it came from, or to nobody,
 * was not passed on.
 * @param to uid of who gets it, '' for nobody
 */
export const reassignedFrom = (
  { assigned_to, reassigned_from }: Pick<Conversation, 'assigned_to' | 'reassigned_from'>,
  to: string,
): string => (to === '' || to === reassigned_from ? '' : assigned_to);
