import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from './support/cutting-proxy';
import { openTarget, type Target } from './support/target';
import { until } from './support/until';

const NS = 'converge';
const STEPS = 120;
const KEYS = ['a', 'b', 'c', '1', '2', '10'];

let target: Target;
let proxy: CuttingProxy;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  target = await openTarget(NS);
  proxy = await startCuttingProxy(target.port);
  await target.setRules(NS, {
    '.read': true,
    '.write': true,
    room: { '.indexOn': ['.value', 'n'], $x: { '.indexOn': ['n'] } },
  });
});
beforeEach(() => target.admin('PUT', '/.json', null, NS));
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
afterAll(async () => {
  proxy.close();
  await target.release();
});

function open(port: number): sdk.Database {
  const app = initializeApp({ databaseURL: `http://127.0.0.1:${port}/?ns=${NS}` }, `app ${Math.random()}`);
  apps.push(app);
  return sdk.getDatabase(app);
}

/** Gives the same numbers for the same seed, so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Random = (below: number) => number;
const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;

function someValue(random: Random): unknown {
  return pick<() => unknown>(random, [
    () => random(5),
    () => pick(random, ['x', 'ü', true, null]),
    () => ({ n: random(5), t: pick(random, ['p', 'q']) }),
    () => ({ '.value': random(3), '.priority': random(4) }),
    () => ({ [pick(random, KEYS)]: { n: random(9) }, '.priority': pick(random, ['hi', 2]) }),
  ])();
}

function somePath(random: Random): string {
  return ['room', ...Array.from({ length: random(3) }, () => pick(random, KEYS))].join('/');
}

async function writeSomething(random: Random, db: sdk.Database): Promise<void> {
  const ref = sdk.ref(db, somePath(random));
  switch (random(5)) {
    case 0:
      return sdk.update(ref, { [`${pick(random, KEYS)}/n`]: random(9), z: someValue(random) });
    case 1:
      return sdk.setPriority(sdk.ref(db, `room/${pick(random, KEYS)}`), random(4));
    case 2:
      return void (await sdk.runTransaction(
        sdk.ref(db, 'room/count'),
        (n: unknown) => (typeof n === 'number' ? n : 0) + 1,
      ));
    default:
      return sdk.set(ref, someValue(random));
  }
}

function queriesOn(db: sdk.Database): sdk.Query[] {
  const room = sdk.ref(db, 'room');
  return [
    room,
    sdk.ref(db, 'room/a'),
    sdk.query(room, sdk.orderByChild('n'), sdk.limitToLast(2)),
    sdk.query(room, sdk.orderByKey(), sdk.startAt('2'), sdk.limitToFirst(2)),
    sdk.query(room, sdk.orderByValue(), sdk.limitToFirst(2)),
    sdk.query(sdk.ref(db, 'room/b'), sdk.orderByChild('n'), sdk.startAt(1), sdk.endAt(4)),
    sdk.query(room, sdk.orderByPriority(), sdk.startAt(1)),
    sdk.query(room, sdk.orderByPriority(), sdk.limitToLast(1)),
  ];
}

/** Listens to each query in a separate client, because the listens of one client share data. */
function watchAll(port: number): (() => string)[] {
  return queriesOn(open(port)).map((_query, index) => {
    const query = queriesOn(open(port))[index] as sdk.Query;
    let latest = 'nothing yet';
    sdk.onValue(query, (snapshot) => {
      latest = JSON.stringify(snapshot.exportVal());
    });
    return () => latest;
  });
}

async function fresh(): Promise<string[]> {
  const queries = queriesOn(open(target.port));
  return Promise.all(queries.map(async (query) => JSON.stringify((await sdk.get(query)).exportVal())));
}

describe('the data that listeners show', () => {
  it.each([1, 2, 3])('is what a fresh client gets after random writes (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const watched = watchAll(target.port);
    const writer = open(target.port);
    for (let step = 0; step < STEPS; step += 1) await writeSomething(random, writer);
    const expected = await fresh();
    await until(() => expect(watched.map((latest) => latest())).toEqual(expected));
  });

  it.each([4, 5])(
    'is what a fresh client gets even if connections are cut at random (seed %i)',
    { timeout: 60_000 },
    async (seed) => {
      const random = createRandom(seed);
      const watched = watchAll(proxy.port);
      const writer = open(target.port);
      for (let step = 0; step < STEPS; step += 1) {
        await writeSomething(random, writer);
        if (random(15) === 0) proxy.cut();
      }
      const expected = await fresh();
      await until(() => expect(watched.map((latest) => latest())).toEqual(expected), 40_000);
    },
  );

  it("survives cuts of the writers' own connections", { timeout: 60_000 }, async () => {
    const writer = open(proxy.port);
    const writes = Array.from({ length: 30 }, (_, n) => n).map(async (n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 10));
      if (n % 10 === 5) proxy.cut();
      await sdk.set(sdk.ref(writer, `room/w${n}`), n);
    });
    await Promise.all(writes);
    const stored = (await (await target.admin('GET', '/room.json', undefined, NS)).json()) as object;
    expect(Object.keys(stored)).toHaveLength(30);
  });
});
