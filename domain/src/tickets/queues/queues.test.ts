import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../entities/conversation';
import { QUEUE_ORDERS, type QueueOrder } from '../../entities/smart-queue';
import { doesHold } from '../../predicate/evaluate';
import { anyContext, anyPredicate, anyTicket } from '../../testing/any-predicate';
import { makeConversation, makeSmartQueue } from '../../testing/factories';
import { timestamp } from '../../testing/timestamp';
import { TICKET_CATALOGUE } from '../ticket-predicate';
import { isOffered, offeredInOrder } from './next-ticket';
import { QUEUE_STANDINGS, standingIn } from './queue-people';
import { withPlace } from './queue-places';
import { waitsSince } from './waiting';

const NOW = Date.UTC(2026, 4, 4, 22, 30);
const MINUTE_MS = 60_000;
const context = { now: NOW, me: 'ada', myTeams: [], timeZone: 'UTC' };
const all = { match: 'all', of: [] } as const;
const ago = (minutes: number) => timestamp(NOW - minutes * MINUTE_MS);

describe('a ticket waits', () => {
  it('since it came, or since it was opened again, whatever its visitor has written since', () => {
    const came = makeConversation({ created_at: ago(90), last_message_at: ago(1) });
    expect(waitsSince(came)).toBe(NOW - 90 * MINUTE_MS);
    expect(waitsSince({ ...came, status_changed_at: ago(5) })).toBe(NOW - 5 * MINUTE_MS);
  });
});

describe('a queue', () => {
  const teams = [
    { ref: 'billing', name: 'Billing', member_uids: ['ada'] },
    { ref: 'night', name: 'Night', member_uids: ['bo', 'ada'] },
  ];
  const standing = (team_refs: string[], overflow_team_ref: string, uid: string) =>
    standingIn({ team_refs, overflow_team_ref }, teams, uid);

  it('is drawn from by everybody, or by the people of its teams', () => {
    expect(standing([], '', 'zoe')).toBe('draws');
    expect(standing(['gone', 'billing'], '', 'ada')).toBe('draws');
    expect(standing(['billing'], '', 'bo')).toBe('none');
  });

  it('offers the overflow team what has waited, and those who draw everything', () => {
    expect(standing(['billing'], 'night', 'bo')).toBe('overflow');
    expect(standing(['billing'], 'night', 'ada')).toBe('draws');
    expect(standing(['billing'], 'gone', 'bo')).toBe('none');
    const queue = makeSmartQueue({ wait_minutes: 30 });
    const late = { context, standing: 'overflow' } as const;
    expect(isOffered(queue, all, makeConversation({ created_at: ago(30) }), late)).toBe(false);
    expect(isOffered(queue, all, makeConversation({ created_at: ago(31) }), late)).toBe(true);
    const reopened = makeConversation({ created_at: ago(99), status_changed_at: ago(3) });
    expect(isOffered(queue, all, reopened, late)).toBe(false);
  });

  it('is for nobody once all of its teams are gone', () => {
    expect(standing(['gone'], '', 'ada')).toBe('none');
  });

  it('has no ticket that somebody has, that is closed or that was merged', () => {
    const drawer = { context, standing: 'draws' } as const;
    const has = (changes: Partial<Conversation>) =>
      isOffered(makeSmartQueue(), all, makeConversation(changes), drawer);
    expect(has({})).toBe(true);
    expect(has({ status: 'pending' })).toBe(true);
    expect(has({ status: 'closed' })).toBe(false);
    expect(has({ assigned_to: 'bo' })).toBe(false);
    const merged_into = { conversation_ref: 'c', number: 2, at: ago(1), status: 'open' } as const;
    expect(has({ merged_into })).toBe(false);
  });

  it('takes a place among the others', () => {
    const refs = ['a', 'b', 'c'];
    expect(withPlace(refs, 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(withPlace(refs, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(withPlace(refs, 'a', 99)).toEqual(['b', 'c', 'a']);
    expect(withPlace(refs, 'new', 1)).toEqual(['a', 'new', 'b', 'c']);
  });
});

/** Whether one ticket comes before another: told pair by pair, as people would. */
function comesBefore(order: QueueOrder, one: Conversation, other: Conversation): boolean {
  const since = (ticket: Conversation) =>
    Math.max(ticket.created_at.toMillis(), ticket.status_changed_at?.toMillis() ?? -Infinity);
  const level = ({ priority_level = 2 }: Conversation) => (priority_level > 4 ? 2 : priority_level);
  if (order === 'most-urgent' && level(one) !== level(other)) return level(one) > level(other);
  if (order === 'newest' && one.created_at.toMillis() !== other.created_at.toMillis())
    return one.created_at.toMillis() > other.created_at.toMillis();
  if (order !== 'newest' && since(one) !== since(other)) return since(one) < since(other);
  return one.id < other.id;
}

const anyQueuedTickets = fc
  .array(
    fc.record({
      ticket: anyTicket,
      level: fc.constantFrom(undefined, 1, 2, 3, 4, 9),
      changedAgo: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(
      ({ ticket, level, changedAgo }, index): Conversation => ({
        ...ticket,
        id: `ticket-${index}`,
        ...(level === undefined ? {} : { priority_level: level }),
        ...(changedAgo === undefined ? {} : { status_changed_at: ago(changedAgo * 60) }),
      }),
    ),
  );

it('the next ticket is the one that a plain search finds', () => {
  const found = { some: 0 };
  const run = fc.property(
    anyQueuedTickets,
    anyPredicate,
    anyContext,
    fc.constantFrom(...QUEUE_ORDERS),
    fc.constantFrom(...QUEUE_STANDINGS),
    fc.integer({ min: 1, max: 3_000 }),
    (tickets, predicate, who, order, standing, wait_minutes) => {
      const queue = makeSmartQueue({ order, wait_minutes });
      const offered = offeredInOrder(queue, predicate, tickets, { context: who, standing });
      let next: Conversation | undefined;
      for (const ticket of tickets) {
        if (ticket.assigned_to !== '' || ['closed', 'snoozed'].includes(ticket.status)) continue;
        if (!doesHold(predicate, ticket, { catalogue: TICKET_CATALOGUE, context: who })) continue;
        const waited =
          who.now - Math.max(ticket.created_at.toMillis(), ticket.status_changed_at?.toMillis() ?? 0);
        if (standing === 'overflow' && waited <= wait_minutes * MINUTE_MS) continue;
        if (next === undefined || comesBefore(order, ticket, next)) next = ticket;
      }
      if (next !== undefined) found.some += 1;
      expect(offered[0]?.id).toBe(next?.id);
      for (const [index, ticket] of offered.entries())
        for (const later of offered.slice(index + 1)) expect(comesBefore(order, ticket, later)).toBe(true);
    },
  );
  fc.assert(run, { numRuns: 500, seed: 5 });
  expect(found.some).toBeGreaterThan(100);
});
