import { Firestore, type Query } from '@google-cloud/firestore';
import type { RunningServer } from './firestore-servers';
import { percentile } from './percentile';

const LANES = 16;
const DOCUMENTS = 100_000;
const BATCH = 500;
const FILL_LIMIT_MS = 60_000;
const LISTENERS = 1_000;
const KINDS = 20;

/** One server in the contest. */
export interface Bench {
  readonly server: RunningServer;
  readonly db: Firestore;
  /** documents it was filled with: fewer than asked for when time was up */
  filled: number;
}

/** One row: what is measured, in which unit, and whether more is better. */
export interface Row {
  readonly label: string;
  readonly unit: 'ms' | 'µs' | 'MB' | '/s';
  /** rounds, of which the best counts */
  readonly rounds: number;
  measure(bench: Bench): Promise<number>;
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
  { ms = 2_500, lanes = LANES } = {},
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
  // A server that cannot keep up answers some batches too late for the client.
  await Promise.allSettled(Array.from({ length: 2 }, lane));
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

/** Microseconds of the server's processor that one operation takes. */
async function processorTime({ server, db }: Bench, work: (db: Firestore, n: number) => Promise<unknown>) {
  const before = server.processorMs();
  let count = 0;
  await rate((n) => {
    count += 1;
    return work(db, n);
  });
  return ((server.processorMs() - before) * 1_000) / count;
}

async function prepareFew({ db }: Bench): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < BATCH; n++) batch.set(db.doc(`few/${n}`), rowOf(n));
  await batch.commit();
}

export const ROWS: readonly Row[] = [
  { label: 'memory, idle', unit: 'MB', rounds: 1, measure: async ({ server }) => server.memory() },
  {
    label: 'single writes',
    unit: '/s',
    rounds: 4,
    measure: ({ db }) => rate((n) => db.doc(`single/${n % 1_000}`).set(rowOf(n))),
  },
  {
    label: 'processor time of a single write',
    unit: 'µs',
    rounds: 3,
    measure: (bench) => processorTime(bench, (db, n) => db.doc(`single/${n % 1_000}`).set(rowOf(n))),
  },
  {
    label: 'writes beside a listener, 500 documents',
    unit: '/s',
    rounds: 3,
    async measure(bench) {
      await prepareFew(bench);
      return watchedWrites(bench.db, 'few');
    },
  },
  { label: 'one update to 1,000 listeners', unit: 'ms', rounds: 3, measure: ({ db }) => fanOut(db) },
  {
    label: 'documents written in batches of 500',
    unit: '/s',
    rounds: 1,
    async measure(bench) {
      const { perSecond, documents } = await fill(bench.db);
      bench.filled = documents;
      return perSecond;
    },
  },
  {
    label: 'memory with these documents',
    unit: 'MB',
    rounds: 1,
    measure: async ({ server }) => server.memory(),
  },
  {
    label: 'point reads',
    unit: '/s',
    rounds: 4,
    measure: ({ db, filled }) => rate((n) => db.doc(`rows/${(n * 7919) % filled}`).get()),
  },
  {
    label: 'processor time of a point read',
    unit: 'µs',
    rounds: 3,
    measure: (bench) => processorTime(bench, (db, n) => db.doc(`rows/${(n * 7919) % bench.filled}`).get()),
  },
  {
    label: 'filtered, ordered, limited query over them',
    unit: 'ms',
    rounds: 2,
    measure: ({ db }) => queryMilliseconds(db),
  },
  {
    label: 'writes beside a listener, all documents',
    unit: '/s',
    rounds: 3,
    measure: ({ db }) => watchedWrites(db, 'rows'),
  },
];
