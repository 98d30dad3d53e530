import { countedTickets, ticketsOfList } from '@harborline/domain/stores/conversations';
import { childrenOfTicket, countedChildren } from '@harborline/domain/stores/ticket-families';
import { makeConversation } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import {
  countQuery,
  linkOfView,
  listQuery,
  matchesView,
  pagesQuery,
  readFilter,
  readOrder,
  readPartOf,
  readTab,
  readTag,
  type TicketFilter,
} from './ticket-filter';

describe('the ticket filter', () => {
  it('comes from the URL, and is open if the URL has no known status', () => {
    expect(['pending', 'all', 'nonsense', null].map(readFilter)).toEqual(['pending', 'all', 'open', 'open']);
  });

  it('matches every ticket under “all”', () => {
    const matches = (filter: TicketFilter) =>
      matchesView(makeConversation({ status: 'closed' }), { tab: 'inbox', filter, tag: null, uid: 'agent' });
    expect(matches('all')).toBe(true);
    expect(matches('open')).toBe(false);
  });

  it('D-76: of an own list matches what the person has', () => {
    const isListed = (assigned_to: string) =>
      matchesView(makeConversation({ assigned_to }), {
        tab: 'tickets',
        filter: 'all',
        tag: null,
        uid: 'agent',
      });
    expect(['agent', 'other', ''].map(isListed)).toEqual([true, false, false]);
  });
});

it('a URL that names no list of tickets means all of them', () => {
  expect(['tickets', 'queue', 'nonsense', null].map(readTab)).toEqual(['tickets', 'inbox', 'inbox', 'inbox']);
});

it('narrows to the tickets with the tag of the URL, which its links keep (D-71)', () => {
  const view = { tab: 'inbox', filter: 'all', tag: 'refund', uid: 'agent' } as const;
  expect(matchesView(makeConversation({ tag_refs: ['vip', 'refund'] }), view)).toBe(true);
  expect(matchesView(makeConversation({ tag_refs: ['vip'] }), view)).toBe(false);
  expect(matchesView(makeConversation(), view)).toBe(false);
  expect(linkOfView(view)).toContain('tag=refund');
  expect(linkOfView({ ...view, tag: null })).not.toContain('tag=');
  expect([readTag('refund'), readTag(null), readTag('a/b')]).toEqual(['refund', null, null]);
});

it('keeps the order in the URL, and asks for counts in the usual one', () => {
  const view = { tab: 'inbox', filter: 'open', tag: null, uid: 'agent', order: 'oldest' } as const;
  expect(
    [linkOfView(view), linkOfView({ ...view, order: 'newest' })].map((to) => to.includes('sort=')),
  ).toEqual([true, false]);
  expect(['oldest', 'newest', 'nonsense', null].map(readOrder)).toEqual([
    'oldest',
    'newest',
    'newest',
    'newest',
  ]);
  const asked = listQuery('lib', view);
  expect(ticketsOfList(asked).orderBy[0]).toEqual(['last_message_at', 'asc']);
  expect(countedTickets(asked).orderBy[0]).toEqual(['last_message_at', 'desc']);
});

describe('the children of a ticket (D-127)', () => {
  const view = { tab: 'inbox', filter: 'open', tag: null, partOf: 'family', uid: 'agent' } as const;

  it('are a list of their own, which the URL keeps and the store is asked for', () => {
    expect(linkOfView(view, 't12')).toBe(
      '/admin/inbox?tab=inbox&status=open&children=family&conversation=t12',
    );
    expect(['family', 'no/id', null].map(readPartOf)).toEqual(['family', undefined, undefined]);
    const asked = { libraryId: 'lib', partOf: 'family', status: 'open' as const };
    expect(pagesQuery('lib', view)).toEqual(childrenOfTicket(asked));
    expect(countQuery('lib', { ...view, filter: 'all' })).toEqual(
      countedChildren({ ...asked, status: null }),
    );
    expect(pagesQuery('lib', { ...view, partOf: undefined })).toEqual(
      ticketsOfList(listQuery('lib', { ...view, partOf: undefined })),
    );
  });

  it('are no other tickets', () => {
    const isListed = (part_of?: string) =>
      matchesView(makeConversation({ status: 'open', ...(part_of && { part_of }) }), view);
    expect(['family', 'other', undefined].map(isListed)).toEqual([true, false, false]);
  });
});
