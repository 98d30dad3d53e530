import { codeOf, type Scenario, until } from './scenario';

const texts = 'plain, é, 中, 😀, \u0000, "quoted", \\ and \u2028';

/** Every kind of value is read as it was written. */
const values: Scenario = async ({ sdk, db, room }) => {
  const ref = sdk.doc(db, room, 'values');
  await sdk.setDoc(ref, {
    at: sdk.serverTimestamp(),
    nan: Number.NaN,
    minusZero: -0,
    infinity: Number.NEGATIVE_INFINITY,
    big: Number.MAX_SAFE_INTEGER,
    half: 0.5,
    none: null,
    yes: true,
    texts,
    date: sdk.Timestamp.fromMillis(1_700_000_000_123),
    place: new sdk.GeoPoint(-1.5, 2.25),
    bytes: sdk.Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
    ref,
    list: [1, 'two', { three: [] }],
    empty: {},
    nested: { deep: { deeper: ['x'] } },
    vector: sdk.vector([1, 2.5]),
    '`odd` key.with dots': 1,
  });
  const data = (await sdk.getDocFromServer(ref)).data() ?? {};
  return {
    at: Math.abs(data.at.toMillis() - Date.now()) < 60_000,
    nan: Number.isNaN(data.nan),
    minusZero: Object.is(data.minusZero, -0),
    infinity: data.infinity === Number.NEGATIVE_INFINITY,
    big: data.big === Number.MAX_SAFE_INTEGER,
    half: data.half,
    none: data.none,
    yes: data.yes,
    texts: data.texts === texts,
    date: data.date.toMillis(),
    place: [data.place.latitude, data.place.longitude],
    bytes: [...data.bytes.toUint8Array()],
    ref: data.ref.path === ref.path,
    list: data.list,
    empty: data.empty,
    nested: data.nested,
    vector: data.vector.toArray(),
    odd: data['`odd` key.with dots'],
  };
};

/** A missing document, read once and live. */
const missing: Scenario = async ({ sdk, db, room }) => {
  const ref = sdk.doc(db, room, 'not-there');
  const once = (await sdk.getDoc(ref)).exists();
  const live: boolean[] = [];
  const stop = sdk.onSnapshot(ref, (snapshot) => live.push(snapshot.exists()));
  await until(() => live.length === 1, 'first snapshot');
  await sdk.setDoc(ref, { a: 1 });
  await until(() => live.at(-1) === true, 'creation');
  await sdk.deleteDoc(ref);
  await until(() => live.at(-1) === false, 'deletion');
  stop();
  return { once, live };
};

/** A query's first result, then documents that enter, change, leave and vanish. */
const liveQuery: Scenario = async ({ sdk, db, room, behind }) => {
  const rows = sdk.collection(db, room);
  await Promise.all(['a', 'b'].map((id) => sdk.setDoc(sdk.doc(rows, id), { on: true, n: 1 })));
  const seen: string[] = [];
  const query = sdk.query(rows, sdk.where('on', '==', true));
  const stop = sdk.onSnapshot(query, (snapshot) => {
    seen.push(snapshot.docs.map((row) => `${row.id}${row.get('n')}`).join(' '));
  });
  const shows = (text: string) =>
    until(() => seen.at(-1) === text, `"${text}" after ${JSON.stringify(seen)}`);
  await shows('a1 b1');
  const row = (n: number, on = true) => ({ on: { booleanValue: on }, n: { integerValue: String(n) } });
  await behind.set(`${room}/c`, row(1));
  await shows('a1 b1 c1');
  await behind.set(`${room}/a`, row(2));
  await shows('a2 b1 c1');
  await behind.set(`${room}/b`, row(1, false));
  await shows('a2 c1');
  await behind.delete(`${room}/c`);
  await shows('a2');
  stop();
  return seen;
};

/** A limited query keeps its window full. */
const limitedQuery: Scenario = async ({ sdk, db, room, behind }) => {
  for (const n of [1, 2, 3]) await sdk.setDoc(sdk.doc(db, room, `r${n}`), { n });
  const seen: string[] = [];
  const query = sdk.query(sdk.collection(db, room), sdk.orderBy('n', 'desc'), sdk.limit(2));
  const stop = sdk.onSnapshot(query, (snapshot) => seen.push(snapshot.docs.map((row) => row.id).join(' ')));
  const shows = (text: string) =>
    until(() => seen.at(-1) === text, `"${text}" after ${JSON.stringify(seen)}`);
  await shows('r3 r2');
  await behind.set(`${room}/r9`, { n: { integerValue: '9' } });
  await shows('r9 r3');
  await behind.delete(`${room}/r9`);
  await shows('r3 r2');
  const last = await sdk.getDocs(
    sdk.query(sdk.collection(db, room), sdk.orderBy('n', 'asc'), sdk.limitToLast(2)),
  );
  stop();
  return { seen: seen.at(-1), last: last.docs.map((row) => row.id) };
};

/** A write that fails ends the stream; the next one must find a new stream. */
const failingWrite: Scenario = async ({ sdk, db, room }) => {
  const first = await codeOf(sdk.updateDoc(sdk.doc(db, room, 'nobody'), { a: 1 }));
  const second = await codeOf(sdk.setDoc(sdk.doc(db, room, 'somebody'), { a: 1 }));
  return [first, second, (await sdk.getDocFromServer(sdk.doc(db, room, 'somebody'))).get('a')];
};

/** Reads one document only to check it (`verify`), and changes another; contention is retried. */
const transactions: Scenario = async ({ sdk, db, room }) => {
  const counter = sdk.doc(db, room, 'counter');
  const guard = sdk.doc(db, room, 'guard');
  await sdk.setDoc(counter, { n: 0 });
  await sdk.setDoc(guard, { ok: true });
  const once = () =>
    sdk.runTransaction(db, async (transaction) => {
      const isOk = (await transaction.get(guard)).get('ok');
      const n = (await transaction.get(counter)).get('n');
      if (isOk) transaction.update(counter, { n: n + 1 });
      return n;
    });
  await once();
  await Promise.all([once(), once(), once()]);
  const missingRead = await sdk.runTransaction(db, async (transaction) => {
    const fresh = sdk.doc(db, room, 'fresh');
    const existed = (await transaction.get(fresh)).exists();
    transaction.set(fresh, { made: true });
    return existed;
  });
  return { n: (await sdk.getDocFromServer(counter)).get('n'), missingRead };
};

const aggregates: Scenario = async ({ sdk, db, room }) => {
  const rows = sdk.collection(db, room);
  for (const n of [1, 2, 3]) await sdk.setDoc(sdk.doc(rows, `r${n}`), { n });
  const found = sdk.query(rows, sdk.where('n', '>', 1));
  const count = (await sdk.getCountFromServer(found)).data().count;
  const sums = await sdk.getAggregateFromServer(rows, { total: sdk.sum('n'), mean: sdk.average('n') });
  return { count, ...sums.data() };
};

/** 200,000 characters of two, three and four bytes. */
const bigDocument: Scenario = async ({ sdk, db, room, behind }) => {
  const text = 'é中😀x'.repeat(40_000);
  const ref = sdk.doc(db, room, 'big');
  const lengths: number[] = [];
  const stop = sdk.onSnapshot(ref, (snapshot) => lengths.push(snapshot.get('text')?.length ?? 0));
  await until(() => lengths.length === 1, 'first snapshot');
  await behind.set(`${room}/big`, { text: { stringValue: text } });
  await until(() => lengths.at(-1) === text.length, `big text, have ${lengths}`);
  stop();
  await sdk.setDoc(sdk.doc(db, room, 'big2'), { text });
  return (await sdk.getDocFromServer(sdk.doc(db, room, 'big2'))).get('text') === text;
};

const parallelWrites: Scenario = async ({ sdk, db, room }) => {
  const counter = sdk.doc(db, room, 'counter');
  await sdk.setDoc(counter, { n: 0, all: [] });
  const numbers = Array.from({ length: 40 }, (_, i) => i);
  await Promise.all(
    numbers.map((i) => sdk.updateDoc(counter, { n: sdk.increment(1), all: sdk.arrayUnion(i) })),
  );
  const data = (await sdk.getDocFromServer(counter)).data();
  return { n: data?.n, all: data?.all.length };
};

/** While the client is offline its own writes wait; the writes of others then arrive in one piece. */
const offline: Scenario = async ({ sdk, db, room, behind }) => {
  const rows = sdk.collection(db, room);
  const row = (n: number, on = true) => ({ on: { booleanValue: on }, n: { integerValue: String(n) } });
  for (const id of ['change', 'delete', 'leave', 'stay']) await behind.set(`${room}/${id}`, row(1));
  const seen: { ids: string; fromCache: boolean }[] = [];
  const query = sdk.query(rows, sdk.where('on', '==', true));
  const stop = sdk.onSnapshot(query, { includeMetadataChanges: true }, (snapshot) => {
    const ids = snapshot.docs.map((found) => `${found.id}${found.get('n')}`).join(' ');
    seen.push({ ids, fromCache: snapshot.metadata.fromCache });
  });
  await until(() => seen.at(-1)?.fromCache === false, 'server result');
  await sdk.disableNetwork(db);
  await until(() => seen.at(-1)?.fromCache === true, 'offline');
  await behind.set(`${room}/change`, row(2));
  await behind.delete(`${room}/delete`);
  await behind.set(`${room}/leave`, row(1, false));
  await behind.set(`${room}/new`, row(1));
  const before = seen.length;
  await sdk.enableNetwork(db);
  await until(() => seen.at(-1)?.fromCache === false, 'online again');
  await new Promise((resolve) => setTimeout(resolve, 300));
  stop();
  return seen.slice(before);
};

/** The server forgets every session, with and without hanging up: listeners and writes recover by themselves. */
const lostSessions: Scenario = async ({ sdk, db, room, behind }) => {
  const ref = sdk.doc(db, room, 'live');
  const seen: number[] = [];
  await sdk.setDoc(ref, { n: 0 });
  const stop = sdk.onSnapshot(ref, (snapshot) => void (snapshot.exists() && seen.push(snapshot.get('n'))));
  await until(() => seen.includes(0), 'first snapshot');
  for (const [n, sockets] of [
    [1, 'false'],
    [2, 'true'],
  ] as const) {
    await behind.request('DELETE', `/emulator/v1/channels?sockets=${sockets}`);
    await sdk.updateDoc(ref, { n });
    await behind.set(`${room}/live`, { n: { integerValue: String(n * 10) } });
    await until(() => seen.at(-1) === n * 10, `${n * 10} after ${seen}`, 40_000);
  }
  stop();
  return seen.at(-1);
};

/** Each way in which a refusal can arrive. */
const denied: Scenario = async ({ sdk, db }) => {
  const ref = sdk.doc(db, 'closed', 'x');
  const listen = new Promise<string>((resolve) => {
    sdk.onSnapshot(
      ref,
      () => resolve('snapshot'),
      (error) => resolve(error.code),
    );
  });
  return {
    get: await codeOf(sdk.getDoc(ref)),
    query: await codeOf(sdk.getDocs(sdk.collection(db, 'closed'))),
    listen: await listen,
    set: await codeOf(sdk.setDoc(ref, { a: 1 })),
    transaction: await codeOf(
      sdk.runTransaction(db, async (transaction) => void (await transaction.get(ref))),
    ),
    count: await codeOf(sdk.getCountFromServer(sdk.collection(db, 'closed'))),
  };
};

/** What rules let the user `ada` do; needs a client signed in as her. */
const signedIn: Scenario = async ({ sdk, db }) => {
  const notes = sdk.collection(db, 'notes');
  const mine = sdk.query(notes, sdk.where('owner', '==', 'ada'));
  return {
    own: await codeOf(sdk.setDoc(sdk.doc(db, 'own/ada'), { a: 1 })),
    others: await codeOf(sdk.setDoc(sdk.doc(db, 'own/bob'), { a: 1 })),
    create: await codeOf(sdk.addDoc(notes, { owner: 'ada' })),
    query: (await sdk.getDocs(mine)).size,
    everything: await codeOf(sdk.getDocs(notes)),
    count: (await sdk.getCountFromServer(mine)).data().count,
  };
};

/** Scenarios for a client signed in as `ada`; the others need no user. */
export const SIGNED_IN_SCENARIOS = { signedIn };

export const SCENARIOS = {
  values,
  missing,
  liveQuery,
  limitedQuery,
  failingWrite,
  transactions,
  aggregates,
  bigDocument,
  parallelWrites,
  offline,
  denied,
};

/** Scenarios in which the stand-in is made to fail on purpose. */
export const FAULT_SCENARIOS = { lostSessions };

export type ScenarioName =
  | keyof typeof SCENARIOS
  | keyof typeof SIGNED_IN_SCENARIOS
  | keyof typeof FAULT_SCENARIOS;
