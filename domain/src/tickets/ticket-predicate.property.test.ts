import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../entities/conversation';
import { doesHold } from '../predicate/evaluate';
import { parsePredicate } from '../predicate/text-form';
import { anyContext, anyPredicate, anyTicket } from '../testing/any-predicate';
import { makeConversation } from '../testing/factories';
import { TICKET_CATALOGUE, type TicketQuestion, ticketQuestion } from './ticket-predicate';

/** The field that a store would compare; undefined where the document lacks it. */
const storedAt = (ticket: Conversation, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1], ticket);

/** Whether the query of a question finds a ticket. */
function isFound(
  ticket: Conversation,
  { sources, statuses, tag, anchor, from, before, isEmpty }: TicketQuestion,
) {
  const at = ticket.last_message_at.toMillis();
  const isOne = (values: readonly unknown[], value: unknown) => values.includes(value);
  return (
    !isEmpty &&
    isOne(sources, ticket.source) &&
    (statuses === null || isOne(statuses, ticket.status)) &&
    (tag === null || isOne(ticket.tag_refs ?? [], tag)) &&
    (anchor === null || isOne(anchor.values, storedAt(ticket, anchor.path))) &&
    (from === null || at >= from) &&
    (before === null || at < before)
  );
}

describe('the query for a predicate over tickets (D-111)', () => {
  it('finds, with what is then checked, exactly the tickets for which the predicate holds', () => {
    fc.assert(
      fc.property(
        anyPredicate,
        anyContext,
        fc.array(anyTicket, { minLength: 1, maxLength: 20 }),
        (predicate, context, tickets) => {
          const asked = { catalogue: TICKET_CATALOGUE, context };
          const question = ticketQuestion(predicate, context);
          const found = tickets.filter((ticket) => isFound(ticket, question));
          const wanted = tickets.filter((ticket) => doesHold(predicate, ticket, asked));
          expect(found.filter((ticket) => doesHold(question.rest, ticket, asked))).toEqual(wanted);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('asks for no more combinations than Firestore compares', () =>
    fc.assert(
      fc.property(anyPredicate, anyContext, (predicate, context) => {
        const { sources, statuses, anchor } = ticketQuestion(predicate, context);
        expect(sources.length * (statuses?.length ?? 1) * (anchor?.values.length ?? 1)).toBeLessThanOrEqual(
          30,
        );
      }),
    ));

  const question = (text: string) => {
    const predicate = parsePredicate(text, TICKET_CATALOGUE);
    if (predicate === null) throw new Error(text);
    return ticketQuestion(predicate, { now: 1_000_000_000, me: 'ada', myTeams: [], timeZone: 'UTC' });
  };

  it('leaves nothing to check where an index has it all', () =>
    expect(
      question('all(status.any-of(open,pending),assignee.any-of(@me),tag.any-of(t),last_message.within(1h))'),
    ).toEqual({
      sources: ['contact_form', 'widget', 'email'],
      statuses: ['open', 'pending'],
      tag: 't',
      anchor: { path: 'assigned_to', values: ['ada'] },
      from: 1_000_000_000 - 3_600_000,
      before: null,
      rest: { match: 'all', of: [] },
      isEmpty: false,
    }));

  it('asks for one of the fields that share no index, and never for what documents may lack', () => {
    expect(question('all(waits.yes,assignee.any-of(@none))')).toMatchObject({
      anchor: { path: 'last_message.sender_type', values: ['visitor'] },
      rest: { match: 'all', of: [{ field: 'assignee' }] },
    });
    expect(question('team.any-of(t,@none)')).toMatchObject({ anchor: null, rest: { field: 'team' } });
    expect(question('none(status.any-of(open))')).toMatchObject({ statuses: null, rest: { match: 'none' } });
  });

  it('leaves an own status to be looked at in each ticket that it finds (D-121)', () => {
    const asked = question('all(status.any-of(pending),own_status.any-of(supplier))');
    expect(asked).toMatchObject({
      statuses: ['pending'],
      rest: { match: 'all', of: [{ field: 'own_status' }] },
    });
    const context = { now: 0, me: 'ada', myTeams: [], timeZone: 'UTC' };
    const isWanted = (changes: Partial<Conversation>) =>
      doesHold(asked.rest, makeConversation(changes), { catalogue: TICKET_CATALOGUE, context });
    expect([isWanted({ own_status_ref: 'supplier' }), isWanted({})]).toEqual([true, false]);
  });

  it('asks nothing where nothing can match: for the teams of somebody who is in none', () =>
    expect(question('team.any-of(@my-teams)').isEmpty).toBe(true));
});
