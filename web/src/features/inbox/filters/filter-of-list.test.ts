import { doesHold } from '@harborline/domain/predicate/evaluate';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { anyTicket } from '@harborline/domain/testing/any-predicate';
import { isOfList, TICKET_LISTS, TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOfList } from './filter-of-list';

const context = { now: 0, me: 'ada', myTeams: [], timeZone: 'UTC' };

describe('the filter that begins with a list', () => {
  it.each(TICKET_TABS.filter((tab) => tab !== 'reassignedtickets'))(
    'of the tab %s has the tickets that the list has',
    (tab) =>
      fc.assert(
        fc.property(anyTicket, fc.constantFrom('open', 'all'), (ticket, filter) => {
          const predicate = parsePredicate(filterOfList({ tab, filter, tag: null }), TICKET_CATALOGUE);
          const isListed =
            (filter === 'all' || ticket.status === filter) && isOfList(ticket, TICKET_LISTS[tab], 'ada');
          const asked = { catalogue: TICKET_CATALOGUE, context };
          expect(predicate !== null && doesHold(predicate, ticket, asked)).toBe(isListed);
        }),
      ),
  );

  it('keeps the tag of the list, unless no URL could have it', () => {
    expect(filterOfList({ tab: 'inbox', filter: 'all', tag: 'x-1' })).toBe('all(tag.any-of(x-1))');
    expect(filterOfList({ tab: 'inbox', filter: 'all', tag: 'x)&y' })).toBe('all()');
  });
});
