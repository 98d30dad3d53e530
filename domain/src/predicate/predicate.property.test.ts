import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContext, anyPredicate, anyTicket } from '../testing/any-predicate';
import { TICKET_CATALOGUE } from '../tickets/ticket-predicate';
import { doesHold, reasonFor } from './evaluate';
import { type Condition, isGroup, type Predicate } from './predicate';
import { reasonLines, sentenceOf } from './sentence';
import { parsePredicate, writePredicate } from './text-form';

const not = (predicate: Predicate): Predicate => ({ match: 'none', of: [predicate] });
const parts = fc.array(anyPredicate, { maxLength: 3 });

/** Whether two predicates hold of the same tickets. */
const agree = (
  pair: (given: readonly Predicate[]) => readonly [Predicate, Predicate],
  given: fc.Arbitrary<readonly Predicate[]> = parts,
) =>
  fc.assert(
    fc.property(given, anyTicket, anyContext, (predicates, ticket, context) => {
      const [one, other] = pair(predicates);
      const asked = { catalogue: TICKET_CATALOGUE, context };
      expect(doesHold(one, ticket, asked)).toBe(doesHold(other, ticket, asked));
    }),
  );

const one = anyPredicate.map((predicate) => [predicate]);

describe('any predicate (D-111)', () => {
  it('keeps to the laws of De Morgan', () => {
    agree((of) => [not({ match: 'any', of }), { match: 'all', of: of.map(not) }]);
    agree((of) => [not({ match: 'all', of }), { match: 'any', of: of.map(not) }]);
  });

  it('holds again when it is denied twice', () =>
    agree((of) => [{ match: 'all', of }, not(not({ match: 'all', of }))], one));

  it('holds of what none of its parts holds of exactly if any of them does not', () =>
    agree((of) => [{ match: 'none', of }, not({ match: 'any', of })]));

  it('about a due time is one of three: overdue, due within some time, or without one', () =>
    fc.assert(
      fc.property(anyTicket, anyContext, fc.integer({ min: 1, max: 9_999 }), (ticket, context, minutes) => {
        const holds = (op: Condition['op'], ...values: string[]) =>
          doesHold({ field: 'due', op, values }, ticket, { catalogue: TICKET_CATALOGUE, context });
        const soon = holds('due-within', `${minutes}m`);
        const later = holds('due-within', '9999w');
        expect([holds('overdue'), later, holds('no-due')].filter(Boolean)).toHaveLength(1);
        // A longer time has all that a shorter one has.
        if (soon) expect(later && holds('due-within', `${Math.min(minutes + 1, 9_999)}m`)).toBe(true);
      }),
    ));

  it('is the same after it was written and read', () =>
    fc.assert(
      fc.property(anyPredicate, (predicate) => {
        const text = writePredicate(predicate);
        expect(parsePredicate(text, TICKET_CATALOGUE)).toEqual(predicate);
        expect(new URL(`https://x.example/?filter=${text}`).searchParams.get('filter')).toBe(text);
      }),
    ));

  it('says why in as many lines as it has parts, the first of which says whether it holds', () => {
    const wording = { catalogue: TICKET_CATALOGUE, nameOf: (_field: string, value: string) => value };
    const count = (predicate: Predicate): number =>
      1 + (isGroup(predicate) ? predicate.of.reduce((sum, part) => sum + count(part), 0) : 0);
    fc.assert(
      fc.property(anyPredicate, anyTicket, anyContext, (predicate, ticket, context) => {
        const reason = reasonFor(predicate, ticket, { catalogue: TICKET_CATALOGUE, context });
        const lines = reasonLines(reason, wording);
        expect(lines).toHaveLength(count(predicate));
        expect(lines[0]?.holds).toBe(reason.holds);
        expect(sentenceOf(predicate, wording)).not.toBe('');
      }),
    );
  });
});

describe('any text', () => {
  it('is a predicate or none, and never an error', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z(),.@~-]*$/)), (text) => {
        const predicate = parsePredicate(text, TICKET_CATALOGUE);
        if (predicate !== null)
          expect(parsePredicate(writePredicate(predicate), TICKET_CATALOGUE)).toEqual(predicate);
      }),
    ));
});
