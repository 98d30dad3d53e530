import { expect } from 'vitest';
import type { ScenarioName } from './scenarios';

/** Rules of the scenarios: all open but `denied`, and indexes for the queries. */
export const SCENARIO_RULES = {
  denied: { '.read': false, '.write': false },
  $room: { '.read': true, '.write': true, '.indexOn': ['age', 'at', '.value'] },
};

const DENIED = 'PERMISSION_DENIED';

/** The result that every scenario must return, in Node and in Chromium. */
export const EXPECTED: Readonly<Record<ScenarioName, unknown>> = {
  values: {
    text: 'ü 😀 "quoted"',
    numbers: { small: -1.5, big: 1e300, max: 9007199254740991 },
    flags: [true, false],
  },
  updates: { a: { x: 10, z: { deep: 5 } }, b: null, isPushed: true },
  serverValues: { n: 7, fresh: 7, isRecent: true },
  priorities: { keys: ['b', 'a', 'c'], priority: 2 },
  transactions: { first: 1, count: 11, object: { text: 'ü', list: [1.5, true], more: 1 }, aborted: false },
  contendedTransactions: 20,
  queries: {
    all: 'eve,bob,dan,ann,cid',
    last: 'ann,cid',
    first: 'eve,bob,dan',
    equal: 'bob,dan',
    equalKey: 'dan',
    range: 'ann,cid',
    after: 'ann,cid',
    before: 'eve',
    keys: 'bob,cid',
    nulls: 'eve',
  },
  windows: {
    afterRemoval: { a: { at: 1 }, c: { at: 2 } },
    afterUpdate: { a: { at: 9 }, d: { at: 8 } },
  },
  childEvents: ['added a', 'added b', 'moved a', 'changed a', 'removed b'],
  bigValues: true,
  reconnect: { kept: ['same'], changed: [1, 2], written: 'while offline' },
  presence: { online: false, many: { a: 1, b: { c: 2 } }, isRecent: true },
  info: true,
  denied: {
    write: expect.stringContaining(DENIED),
    update: expect.stringContaining(DENIED),
    untouched: null,
    listen: expect.stringContaining('permission_denied'),
    get: expect.stringMatching(/permission/i),
    transaction: expect.stringMatching(/permission_denied/i),
    onDisconnect: expect.stringContaining(DENIED),
  },
};
