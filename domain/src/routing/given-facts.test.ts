import { describe, expect, it } from 'vitest';
import { makeFacts, makeQueue, makeRouted, makeWork } from '../testing/routing';
import type { RoutingFacts } from './facts';
import { givenFacts, givenText } from './given-facts';
import { route } from './route';

const TEAMS = [
  { ref: 'billing', name: 'Billing' },
  { ref: 'night', name: 'Night' },
];
const each = (count: number) => ({ chat: count, ticket: count });
const open = (count: number) => ({ open: each(count) });

/** What the history says of a chat that is for Billing. */
function said(facts: RoutingFacts, teamRef = 'billing'): string {
  const routed = route(makeWork({ teamRef }), facts, 0);
  if (routed.outcome !== 'given') return routed.outcome;
  const text = givenText('June', { ...givenFacts(routed, TEAMS) }) ?? '';
  return text.replaceAll(/[\u2068\u2069]/g, '');
}

const billing = (...members: string[]) => makeQueue('billing', { members });

describe('the reason why somebody was given something (D-137)', () => {
  it('names the team, how many are here, and what put them first', () => {
    const people = [makeRouted('june', open(2)), makeRouted('bo', open(3)), makeRouted('cleo', open(9))];
    expect(said(makeFacts(people, [billing('june', 'bo', 'cleo')]))).toBe(
      'Given to June: 2 open of 10, fewest of the 3 people of Billing who could take it',
    );
    expect(said(makeFacts(people), '')).toBe(
      'Given to June: 2 open of 10, fewest of the 3 people who could take it',
    );
    const alike = [makeRouted('june', { lastGivenMs: each(1) }), makeRouted('zoe', { lastGivenMs: each(2) })];
    expect(said(makeFacts(alike), '')).toBe(
      'Given to June: 0 open of 10, longest without a new one of the 2 people who could take it',
    );
    expect(said(makeFacts([makeRouted('june'), makeRouted('zoe')]), '')).toBe(
      'Given to June: 0 open of 10, as few as others of the 2 people who could take it',
    );
  });

  it('says whether others were there at all', () => {
    const full = makeRouted('bo', open(10));
    expect(said(makeFacts([makeRouted('june'), full], [billing('june', 'bo')]))).toBe(
      'Given to June: 0 open of 10, the only one of Billing who could take it',
    );
    expect(said(makeFacts([makeRouted('june')], [billing('june')]))).toBe(
      'Given to June: 0 open of 10, the only one of Billing who could take it',
    );
  });

  it('says that a team could not take it', () => {
    const overflow = { ref: 'night', afterMs: each(0) };
    const queues = [
      makeQueue('billing', { members: [], overflow }),
      makeQueue('night', { members: ['june'] }),
    ];
    expect(said(makeFacts([makeRouted('june')], queues))).toBe(
      'Nobody of Billing could take it, so Night helped out. Given to June: 0 open of 10, the only one of Night who could take it',
    );
    const anybody = makeQueue('billing', { members: [], overflow: { ref: '', afterMs: each(0) } });
    expect(said(makeFacts([makeRouted('june')], [anybody]))).toBe(
      'Nobody of Billing could take it. Given to June: 0 open of 10, the only one who could take it',
    );
  });

  it('is unknown of what was given before there were reasons', () => {
    expect(givenText('June', { from: '', to: 'June' })).toBeUndefined();
  });
});
