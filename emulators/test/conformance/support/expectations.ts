import { expect } from 'vitest';
import type { ScenarioName } from './scenarios';

/** The result that each scenario must have on every transport. */
export const EXPECTED: Record<ScenarioName, unknown> = {
  values: {
    at: true,
    nan: true,
    minusZero: true,
    infinity: true,
    big: true,
    half: 0.5,
    none: null,
    yes: true,
    texts: true,
    date: 1_700_000_000_123,
    place: [-1.5, 2.25],
    bytes: [0, 255, 7],
    ref: true,
    list: [1, 'two', { three: [] }],
    empty: {},
    nested: { deep: { deeper: ['x'] } },
    vector: [1, 2.5],
    odd: 1,
  },
  missing: { once: false, live: [false, true, false] },
  liveQuery: ['a1 b1', 'a1 b1 c1', 'a2 b1 c1', 'a2 c1', 'a2'],
  limitedQuery: { seen: 'r3 r2', last: ['r2', 'r3'] },
  failingWrite: ['not-found', 'resolved', 1],
  transactions: { n: 4, missingRead: false },
  aggregates: { count: 2, total: 6, mean: 2 },
  bigDocument: true,
  parallelWrites: { n: 40, all: 40 },
  // One correct snapshot, never a glimpse of what has vanished meanwhile.
  offline: [{ ids: 'change2 new1 stay1', fromCache: false }],
  lostSessions: 20,
  signedIn: {
    own: 'resolved',
    others: 'permission-denied',
    create: 'resolved',
    query: 1,
    everything: 'permission-denied',
    count: 1,
  },
  denied: {
    get: 'permission-denied',
    query: 'permission-denied',
    listen: 'permission-denied',
    set: 'permission-denied',
    transaction: 'permission-denied',
    count: 'permission-denied',
  },
};

export function expectOutcome(name: ScenarioName, outcome: unknown): void {
  expect(outcome, name).toEqual(EXPECTED[name]);
}
