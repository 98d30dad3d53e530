import { describe, expect, it } from 'vitest';
import { makeFacts, makeQueue, makeRouted, makeWork } from '../testing/routing';
import { withFull, withGiven } from './facts';
import { route } from './route';

const each = (count: number) => ({ chat: count, ticket: count });
const MINUTE_MS = 60_000;

/** uid of who gets it, or why nobody does */
const given = (...asked: Parameters<typeof route>): string => {
  const routed = route(...asked);
  return routed.outcome === 'given' ? routed.choice.uid : routed.outcome;
};

describe('route (D-137)', () => {
  it('gives work to whoever has the fewest, then to whoever was longest without, and says by which', () => {
    const ada = makeRouted('ada', { open: each(2), lastGivenMs: each(1) });
    const bo = makeRouted('bo', { open: each(1), lastGivenMs: each(9) });
    const cleo = makeRouted('cleo', { open: each(1), lastGivenMs: each(5) });
    expect(route(makeWork(), makeFacts([ada, bo]), 0)).toMatchObject({
      choice: { uid: 'bo', by: 'fewest', open: 1, capacity: 10 },
    });
    expect(route(makeWork(), makeFacts([ada, bo, cleo]), 0)).toMatchObject({
      choice: { uid: 'cleo', by: 'longest-without' },
    });
    expect(route(makeWork(), makeFacts([ada]), 0)).toMatchObject({ choice: { uid: 'ada', by: 'only' } });
    expect(route(makeWork(), makeFacts([makeRouted('b'), makeRouted('a')]), 0)).toMatchObject({
      choice: { uid: 'a', by: 'first' },
    });
  });

  it('counts chats and tickets apart', () => {
    const busy = makeRouted('busy', { open: { chat: 10, ticket: 0 } });
    const other = makeRouted('other', { open: { chat: 3, ticket: 3 } });
    const facts = makeFacts([busy, other]);
    expect(given(makeWork({ kind: 'chat' }), facts, 0)).toBe('other');
    expect(given(makeWork({ kind: 'ticket' }), facts, 0)).toBe('busy');
  });

  it('asks nobody who left, lost the right, is away or off duty, but those on assign only', () => {
    const facts = makeFacts([
      makeRouted('left', { presence: 'gone' }),
      makeRouted('lost', { hasRight: { chat: false, ticket: true } }),
      makeRouted('away', { presence: 'away' }),
      makeRouted('off', { presence: 'off-duty' }),
      makeRouted('only', { presence: 'assign-only', open: each(4) }),
    ]);
    expect(route(makeWork(), facts, 0)).toMatchObject({
      pools: [{ here: 1, able: 1, leftOut: { gone: 1, 'no-right': 1, away: 1, 'off-duty': 1 } }],
      choice: { uid: 'only' },
    });
  });

  it('passes over whom it came back from, those without a skill, and those who are full', () => {
    const queue = makeQueue('bikes', { members: ['a', 'b', 'c', 'd', 'unknown'], skills: ['german'] });
    const german = { skills: ['german', 'repairs'] };
    const facts = makeFacts(
      [
        makeRouted('a', german),
        makeRouted('b'),
        makeRouted('c', { ...german, open: each(10) }),
        makeRouted('d', { ...german, open: each(9) }),
      ],
      [queue],
    );
    expect(route(makeWork({ teamRef: 'bikes', passedOver: 'a' }), facts, 0)).toMatchObject({
      pools: [{ pool: 'team', here: 4, able: 1, leftOut: { 'came-back': 1, 'no-skill': 1, full: 1 } }],
      choice: { uid: 'd', open: 9, capacity: 10 },
    });
  });

  it('leaves work to people until the wait of its queue is over', () => {
    const facts = makeFacts(
      [makeRouted('ada')],
      [makeQueue('slow', { members: ['ada'], waitMs: { chat: MINUTE_MS, ticket: 5 * MINUTE_MS } })],
    );
    const at = (kind: 'chat' | 'ticket', nowMs: number) =>
      given(makeWork({ kind, teamRef: 'slow' }), facts, nowMs);
    expect([at('chat', MINUTE_MS - 1), at('chat', MINUTE_MS)]).toEqual(['waits', 'ada']);
    expect([at('ticket', 5 * MINUTE_MS - 1), at('ticket', 5 * MINUTE_MS)]).toEqual(['waits', 'ada']);
  });

  it('asks those who help out later, if nobody of the team can take it, and only those with its skills', () => {
    const late = { ref: 'night', afterMs: each(2 * MINUTE_MS) };
    const facts = makeFacts(
      [makeRouted('day', { presence: 'away' }), makeRouted('bo'), makeRouted('cleo', { skills: ['german'] })],
      [
        makeQueue('shop', { members: ['day'], waitMs: each(MINUTE_MS), overflow: late }),
        makeQueue('german', { members: ['day'], overflow: late, skills: ['german'] }),
        makeQueue('alone', { members: ['day'] }),
        makeQueue('night', { members: ['bo', 'cleo'] }),
      ],
    );
    const of = (teamRef: string, nowMs: number) => given(makeWork({ teamRef }), facts, nowMs);
    expect([of('shop', 3 * MINUTE_MS - 1), of('shop', 3 * MINUTE_MS)]).toEqual(['nobody', 'bo']);
    expect(of('german', 2 * MINUTE_MS)).toBe('cleo');
    expect(of('alone', 99 * MINUTE_MS)).toBe('nobody');
    expect(route(makeWork({ teamRef: 'shop' }), facts, 3 * MINUTE_MS).pools).toMatchObject([
      { pool: 'team', teamRef: 'shop', able: 0 },
      { pool: 'overflow', teamRef: 'night', able: 2 },
    ]);
  });

  it('asks the own team first, however long it waited', () => {
    const facts = makeFacts(
      [makeRouted('own', { open: each(9) }), makeRouted('other')],
      [makeQueue('shop', { members: ['own'], overflow: { ref: '', afterMs: each(0) } })],
    );
    expect(given(makeWork({ teamRef: 'shop' }), facts, 99 * MINUTE_MS)).toBe('own');
    const full = withFull(facts, 'own', 'chat');
    expect(given(makeWork({ teamRef: 'shop' }), full, 99 * MINUTE_MS)).toBe('other');
  });

  it('treats a team that is gone as no team, and one that helped out as anybody', () => {
    const overflow = { ref: 'gone', afterMs: each(0) };
    const facts = makeFacts([makeRouted('ada')], [makeQueue('shop', { members: [], overflow })]);
    expect(given(makeWork({ teamRef: 'gone' }), facts, 0)).toBe('ada');
    expect(given(makeWork({ teamRef: 'shop' }), facts, 0)).toBe('ada');
  });

  it('makes whoever got something busier for the next', () => {
    const facts = makeFacts([makeRouted('ada'), makeRouted('bo')]);
    const after = withGiven(facts, { uid: 'ada', kind: 'ticket', atMs: 7 });
    expect(after.people.get('ada')).toMatchObject({
      open: { chat: 0, ticket: 1 },
      lastGivenMs: { chat: 0, ticket: 7 },
    });
    expect(facts.people.get('ada')?.open.ticket).toBe(0);
    expect(given(makeWork({ kind: 'ticket' }), after, 0)).toBe('bo');
    for (const same of [
      withGiven(facts, { uid: 'nobody', kind: 'chat', atMs: 1 }),
      withFull(facts, 'nobody', 'chat'),
    ])
      expect(same).toBe(facts);
  });
});
