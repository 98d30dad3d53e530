import type * as Sdk from 'firebase/database';
import { behind, codeOf, place, plusOneBehind, type Scenario, sizeOf, value, watch } from './stage';

/** Each scenario returns what the tests compare; Node and Chromium run the same scenarios. */
export const SCENARIOS = {
  async values(stage) {
    const { sdk } = stage;
    await sdk.set(place(stage), {
      text: 'ü 😀 "quoted"',
      numbers: { small: -1.5, big: 1e300, max: 9007199254740991 },
      flags: [true, false],
      nothing: null,
      empty: {},
    });
    return value(stage);
  },

  async updates(stage) {
    const { sdk } = stage;
    await sdk.set(place(stage), { a: { x: 1, y: 2 }, b: 3 });
    await sdk.update(place(stage), { 'a/x': 10, 'a/z/deep': 5, b: null });
    await sdk.remove(place(stage, 'a/y'));
    const child = await sdk.push(place(stage, 'list'), 'one');
    const result = (await value(stage)) as { list: Record<string, unknown> };
    return {
      a: await value(stage, 'a'),
      b: await value(stage, 'b'),
      isPushed: result.list[child.key ?? ''] === 'one',
    };
  },

  async serverValues(stage) {
    const { sdk } = stage;
    const before = Date.now();
    await sdk.set(place(stage, 'n'), 5);
    await sdk.update(place(stage), {
      n: sdk.increment(2),
      fresh: sdk.increment(7),
      at: sdk.serverTimestamp(),
    });
    const result = (await value(stage)) as { n: number; fresh: number; at: number };
    return { n: result.n, fresh: result.fresh, isRecent: Math.abs(result.at - before) < 60_000 };
  },

  async priorities(stage) {
    const { sdk } = stage;
    await sdk.setWithPriority(place(stage, 'b'), 'b', 1);
    await sdk.setWithPriority(place(stage, 'a'), { x: 1 }, 2);
    await sdk.set(place(stage, 'c'), 'c');
    await sdk.setPriority(place(stage, 'c'), 'last');
    const keys: (string | null)[] = [];
    const snapshot = await sdk.get(sdk.query(place(stage), sdk.orderByPriority()));
    snapshot.forEach((child) => {
      keys.push(child.key);
    });
    return { keys, priority: snapshot.child('a').priority };
  },

  async transactions(stage) {
    const { sdk } = stage;
    const plusOne = (current: unknown) => (typeof current === 'number' ? current : 0) + 1;
    const first = await sdk.runTransaction(place(stage, 'count'), plusOne);
    await Promise.all(Array.from({ length: 10 }, () => sdk.runTransaction(place(stage, 'count'), plusOne)));
    await sdk.set(place(stage, 'object'), { text: 'ü', list: [1.5, true], '.priority': 3 });
    const object = await sdk.runTransaction(place(stage, 'object'), (current: unknown) =>
      current === null ? null : { ...(current as object), more: 1 },
    );
    const aborted = await sdk.runTransaction(place(stage, 'count'), () => undefined);
    return {
      first: first.snapshot.val(),
      count: await value(stage, 'count'),
      object: object.committed && object.snapshot.val(),
      aborted: aborted.committed,
    };
  },

  async contendedTransactions(stage) {
    const { sdk } = stage;
    const plusOne = (current: unknown) => (typeof current === 'number' ? current : 0) + 1;
    const own = Array.from({ length: 10 }, () => sdk.runTransaction(place(stage, 'n'), plusOne));
    const others = Array.from({ length: 10 }, () => plusOneBehind(stage, 'n'));
    await Promise.all([...own, ...others]);
    return behind(stage, 'GET', 'n');
  },

  async queries(stage) {
    const { sdk } = stage;
    const people = {
      ann: { age: 30 },
      bob: { age: 25 },
      cid: { age: 35 },
      dan: { age: 25 },
      eve: { name: 1 },
    };
    await sdk.set(place(stage), people);
    const keysOf = async (...constraints: Sdk.QueryConstraint[]) => {
      const keys: (string | null)[] = [];
      (await sdk.get(sdk.query(place(stage), ...constraints))).forEach((child) => {
        keys.push(child.key);
      });
      return keys.join();
    };
    const byAge = sdk.orderByChild('age');
    return {
      all: await keysOf(byAge),
      last: await keysOf(byAge, sdk.limitToLast(2)),
      first: await keysOf(byAge, sdk.limitToFirst(3)),
      equal: await keysOf(byAge, sdk.equalTo(25)),
      equalKey: await keysOf(byAge, sdk.equalTo(25, 'dan')),
      range: await keysOf(byAge, sdk.startAt(26), sdk.endAt(35)),
      after: await keysOf(byAge, sdk.startAfter(25)),
      before: await keysOf(byAge, sdk.endBefore(25)),
      keys: await keysOf(sdk.orderByKey(), sdk.startAt('b'), sdk.limitToFirst(2)),
      nulls: await keysOf(byAge, sdk.equalTo(null)),
    };
  },

  async windows(stage) {
    const { sdk } = stage;
    const latest = watch(stage, sdk.query(place(stage), sdk.orderByChild('at'), sdk.limitToLast(2)));
    await latest.wait((seen) => seen === null);
    for (const [key, at] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      await behind(stage, 'PUT', key, { at });
    await latest.wait((seen) => sizeOf(seen) === 2 && JSON.stringify(seen).includes('"at":2'));
    await behind(stage, 'DELETE', 'b');
    await latest.wait((seen) => JSON.stringify(seen).includes('"at":1'));
    const afterRemoval = latest.seen.at(-1);
    await behind(stage, 'PATCH', '', { a: { at: 9 }, d: { at: 8 } });
    await latest.wait((seen) => JSON.stringify(seen).includes('"at":8'));
    latest.stop();
    return { afterRemoval, afterUpdate: latest.seen.at(-1) };
  },

  async childEvents(stage) {
    const { sdk } = stage;
    const events: string[] = [];
    const query = sdk.query(place(stage), sdk.orderByValue());
    const note = (kind: string) => (snapshot: Sdk.DataSnapshot) => events.push(`${kind} ${snapshot.key}`);
    sdk.onChildAdded(query, note('added'));
    sdk.onChildChanged(query, note('changed'));
    sdk.onChildRemoved(query, note('removed'));
    sdk.onChildMoved(query, note('moved'));
    await sdk.get(place(stage));
    await behind(stage, 'PATCH', '', { a: 1, b: 2 });
    await behind(stage, 'PUT', 'a', 3);
    await behind(stage, 'DELETE', 'b');
    const all = watch(stage, place(stage));
    await all.wait((seen) => JSON.stringify(seen) === '{"a":3}');
    sdk.off(query);
    all.stop();
    return events;
  },

  async bigValues(stage) {
    const { sdk } = stage;
    const text = 'Größe '.repeat(40_000);
    const heard = watch(stage, place(stage));
    await heard.wait((seen) => seen === null);
    await sdk.set(place(stage), { text });
    await heard.wait((seen) => sizeOf(seen) === 1);
    heard.stop();
    return ((await value(stage, 'text')) as string) === text;
  },

  async reconnect(stage) {
    const { sdk, db } = stage;
    await sdk.set(place(stage), { kept: 'same', changed: 1 });
    const kept = watch(stage, place(stage, 'kept'));
    const changed = watch(stage, place(stage, 'changed'));
    await kept.wait((seen) => seen === 'same');
    await changed.wait((seen) => seen === 1);
    sdk.goOffline(db);
    await behind(stage, 'PUT', 'changed', 2);
    const offlineWrite = sdk.set(place(stage, 'written'), 'while offline');
    sdk.goOnline(db);
    await Promise.all([changed.wait((seen) => seen === 2), offlineWrite]);
    kept.stop();
    changed.stop();
    return { kept: kept.seen, changed: changed.seen, written: await behind(stage, 'GET', 'written') };
  },

  async presence(stage) {
    const { sdk, db } = stage;
    await sdk.onDisconnect(place(stage, 'online')).set(false);
    await sdk.onDisconnect(place(stage, 'last')).set(sdk.serverTimestamp());
    await sdk.onDisconnect(place(stage, 'cancelled')).set('no');
    await sdk.onDisconnect(place(stage, 'cancelled')).cancel();
    await sdk.onDisconnect(place(stage, 'many')).update({ a: 1, 'b/c': 2 });
    await sdk.onDisconnect(place(stage, 'gone')).remove();
    await sdk.update(place(stage), { online: true, gone: 'soon' });
    sdk.goOffline(db);
    let state: unknown;
    for (let tries = 0; tries < 200; tries += 1) {
      state = await behind(stage, 'GET', '');
      if (JSON.stringify(state).includes('"online":false')) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    sdk.goOnline(db);
    const { last, ...rest } = state as { last: number };
    return { ...rest, isRecent: Math.abs(Date.now() - last) < 60_000 };
  },

  async info(stage) {
    const { sdk, db } = stage;
    const connected = watch(stage, sdk.ref(db, '.info/connected'));
    await connected.wait((seen) => seen === true);
    connected.stop();
    const offset = watch(stage, sdk.ref(db, '.info/serverTimeOffset'));
    await offset.wait((seen) => typeof seen === 'number');
    offset.stop();
    return Math.abs(offset.seen.at(-1) as number) < 60_000;
  },

  async denied(stage) {
    const { sdk, db } = stage;
    const refused = sdk.ref(db, `denied/${stage.room}`);
    const listen = await new Promise((resolve) => {
      sdk.onValue(
        refused,
        () => resolve('allowed'),
        (error) => resolve(error.message),
      );
    });
    return {
      listen,
      write: await codeOf(sdk.set(refused, 1)),
      update: await codeOf(sdk.update(sdk.ref(db), { [`denied/${stage.room}`]: 1, [`${stage.room}/x`]: 1 })),
      untouched: await value(stage, 'x'),
      get: await codeOf(sdk.get(refused)),
      transaction: await codeOf(sdk.runTransaction(refused, () => 1)),
      onDisconnect: await codeOf(sdk.onDisconnect(refused).set(1)),
    };
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
