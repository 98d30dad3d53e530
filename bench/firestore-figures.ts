import { Firestore, type Query } from '@google-cloud/firestore';
import type { RunningServer } from './firestore-servers';
import { percentile } from './percentile';

const LANES = 16;
const DOCUMENTS = 100_000;
const BATCH = 500;
const FILL_LIMIT_MS = 120_000;
const LISTENERS = 1_000;
const KINDS = 20;

/** What one server did; NaN where it could not. */
export interface Figures {
  idleMegabytes: number;
  writesPerSecond: number;
  batchedPerSecond: number;
  /** documents it held in the end: fewer than asked for when time was up */
  documents: number;
  filledMegabytes: number;
  readsPerSecond: number;
  queryMs: number;
  fanOutMs: number;
  watchedWritesSmall: number;
  watchedWritesLarge: number;
}

export function connectTo({ port }: RunningServer): Firestore {
  // Otherwise the client asks the network whether it runs in a cloud.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const headers = { Authorization: 'Bearer owner' };
  return new Firestore({
    projectId: 'demo-bench',
    host: '127.0.0.1',
    port,
    ssl: false,
    customHeaders: headers,
  });
}

const rowOf = (n: number) => ({ n, kind: `kind ${n % KINDS}`, text: 'A row of ordinary length.'.repeat(4) });

/** Repeats an operation in several lanes for a while; operations per second. */
async function rate(
  work: (n: number) => Promise<unknown>,
  { ms = 4_000, lanes = LANES } = {},
): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() - startedAt < ms) {
      await work(done);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (done / (performance.now() - startedAt)) * 1_000;
}

async function fill(db: Firestore): Promise<{ perSecond: number; documents: number }> {
  const startedAt = performance.now();
  let next = 0;
  let documents = 0;
  const lane = async () => {
    while (next < DOCUMENTS && performance.now() - startedAt < FILL_LIMIT_MS) {
      const first = next;
      next += BATCH;
      const batch = db.batch();
      for (let n = first; n < first + BATCH; n++) batch.set(db.doc(`rows/${n}`), rowOf(n));
      await batch.commit();
      documents += BATCH;
    }
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  return { perSecond: (documents / (performance.now() - startedAt)) * 1_000, documents };
}

const topOf = (db: Firestore, collection: string): Query =>
  db.collection(collection).where('kind', '==', 'kind 7').orderBy('n', 'desc').limit(20);

async function queryMilliseconds(db: Firestore): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 30; n++) {
    const startedAt = performance.now();
    await topOf(db, 'rows').get();
    if (n >= 5) times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.5);
}

/** Writes per second in a collection on which a query listens. */
async function watchedWrites(db: Firestore, collection: string): Promise<number> {
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    stop = topOf(db, collection).onSnapshot(() => resolve(), reject);
  });
  const perSecond = await rate((n) => db.doc(`${collection}/w${n % 100}`).set(rowOf(n)), { lanes: 4 });
  stop();
  return perSecond;
}

/** Milliseconds from an update until the last of 1,000 listeners has it. */
async function fanOut(db: Firestore): Promise<number> {
  const ref = db.doc('news/1');
  await ref.set({ n: 0 });
  let waiting = 0;
  let done = () => {};
  let wanted = 0;
  const hear = (n: number) => {
    if (n !== wanted) return;
    waiting -= 1;
    if (waiting === 0) done();
  };
  const round = (work: () => unknown) =>
    new Promise<void>((resolve) => {
      waiting = LISTENERS;
      done = resolve;
      work();
    });
  const stops: (() => void)[] = [];
  await round(() => {
    for (let n = 0; n < LISTENERS; n++) stops.push(ref.onSnapshot((snapshot) => hear(snapshot.get('n'))));
  });
  const times: number[] = [];
  for (wanted = 1; wanted <= 8; wanted++) {
    const startedAt = performance.now();
    await round(() => ref.set({ n: wanted }));
    times.push(performance.now() - startedAt);
  }
  for (const stop of stops) stop();
  return percentile(times, 0.5);
}

/** NaN for what a server cannot do, within a minute. */
async function attempt(work: Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(Number.NaN), 60_000);
  });
  const figure = await Promise.race([work.catch(() => Number.NaN), late]);
  clearTimeout(timer);
  return figure;
}

export async function measure(server: RunningServer): Promise<Figures> {
  const db = connectTo(server);
  const idleMegabytes = server.memory();
  await rate((n) => db.doc(`warm/${n % 50}`).set(rowOf(n)), { ms: 1_500 });
  const writesPerSecond = await attempt(rate((n) => db.doc(`single/${n}`).set(rowOf(n))));
  const seeded = db.batch();
  for (let n = 0; n < BATCH; n++) seeded.set(db.doc(`few/${n}`), rowOf(n));
  await seeded.commit();
  const watchedWritesSmall = await attempt(watchedWrites(db, 'few'));
  const fanOutMs = await attempt(fanOut(db));
  const { perSecond, documents } = await fill(db);
  const filledMegabytes = server.memory();
  const readsPerSecond = await attempt(rate((n) => db.doc(`rows/${(n * 7919) % documents}`).get()));
  const queryMs = await attempt(queryMilliseconds(db));
  const watchedWritesLarge = await attempt(watchedWrites(db, 'rows'));
  await db.terminate().catch(() => undefined);
  return {
    idleMegabytes,
    writesPerSecond,
    batchedPerSecond: perSecond,
    documents,
    filledMegabytes,
    readsPerSecond,
    queryMs,
    fanOutMs,
    watchedWritesSmall,
    watchedWritesLarge,
  };
}
