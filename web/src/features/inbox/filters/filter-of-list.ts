import type { TicketTab } from '@harborline/domain/tickets/ticket-lists';
import type { TicketView } from '../list/ticket-filter';

/** What each list says of its tickets, as text of a predicate. Those that were passed on have no field. */
const OF_LISTS: Readonly<Record<TicketTab, readonly string[]>> = {
  inbox: [],
  tickets: ['assignee.any-of(@me)'],
  othertickets: ['assignee.none-of(@me,@none)'],
  unassignedtickets: ['assignee.any-of(@none)'],
  createdbyyoutickets: ['created_by.any-of(@me)'],
  awaitingreplytickets: ['waits.yes'],
  reassignedtickets: [],
  hlpttickets: ['source.any-of(contact_form)'],
  awaitingreplyhlpttickets: ['source.any-of(contact_form)', 'waits.yes'],
};

/** A ref that stands in the text of a predicate as it is. All that are drawn do. */
const PLAIN_REF = /^[\w-]+$/;

/** The filter that lists what a list shows, from which another is made. */
export function filterOfList({ tab, filter, tag }: Pick<TicketView, 'tab' | 'filter' | 'tag'>): string {
  const conditions = [
    ...(filter === 'all' ? [] : [`status.any-of(${filter})`]),
    ...OF_LISTS[tab],
    ...(tag === null || !PLAIN_REF.test(tag) ? [] : [`tag.any-of(${tag})`]),
  ];
  return `all(${conditions.join(',')})`;
}
