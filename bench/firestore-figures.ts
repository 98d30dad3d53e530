import { Firestore, type Query } from '@google-cloud/firestore';
import type { RunningServer } from './firestore-servers';
import { percentile } from './percentile';
import type { RowName } from './tables';

const LANES = 16;
/** Long enough for a clock that ticks in hundredths of a second. */
const TIMED_OPERATIONS = 2_000;
const DOCUMENTS = 100_000;
/** As many as every server can write in the given time. */
const SHARED_DOCUMENTS = 5_000;
const BATCH = 500;
const FILL_LIMIT_MS = 60_000;
const LISTENERS = 1_000;
const KINDS = 20;

/** One server in the contest. */
export interface Bench {
  readonly server: RunningServer;
  readonly db: Firestore;
  /** number of documents written so far */
  filled: number;
}

/** One row: the measurement, its unit, and whether more is better. */
export interface Row {
  readonly label: RowName<'firestore'>;
  readonly unit: 'ms' | 'µs' | 'MB' | '/s';
  /** rounds, of which the best counts */
  readonly rounds: number;
  /** undefined: the server cannot do it in the given time */
  measure(bench: Bench): Promise<number | undefined>;
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

/** Writes documents until the given number exists or time is up; documents per second. */
async function fill(bench: Bench, upTo: number): Promise<number> {
  const { db, filled: before } = bench;
  const startedAt = performance.now();
  let next = before;
  const lane = async () => {
    while (next < upTo && performance.now() - startedAt < FILL_LIMIT_MS) {
      const first = next;
      next += BATCH;
      const batch = db.batch();
      for (let n = first; n < first + BATCH; n++) batch.set(db.doc(`rows/${n}`), rowOf(n));
      await batch.commit();
      bench.filled += BATCH;
    }
  };
  // A server that cannot keep up answers some batches too late for the client.
  await Promise.allSettled(Array.from({ length: 2 }, lane));
  return ((bench.filled - before) / (performance.now() - startedAt)) * 1_000;
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

/** Writes per second in a collection with a listening query. */
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

/** Processor time of the server for one operation, in microseconds. */
async function processorTime({ server, db }: Bench, work: (db: Firestore, n: number) => Promise<unknown>) {
  const before = server.processorMs();
  let begun = 0;
  const lane = async () => {
    while (begun < TIMED_OPERATIONS) await work(db, begun++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return ((server.processorMs() - before) * 1_000) / TIMED_OPERATIONS;
}

async function prepareFew({ db }: Bench): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < BATCH; n++) batch.set(db.doc(`few/${n}`), rowOf(n));
  await batch.commit();
}

/** The same rows for any number of documents; a server that could not write that many is not measured. */
function filledRows(documents: number, count: '5,000' | '100,000'): Row[] {
  const onceFilled = (measure: (bench: Bench) => Promise<number> | number) => async (bench: Bench) =>
    bench.filled < documents ? undefined : measure(bench);
  const anyRow = (n: number) => `rows/${(n * 7919) % documents}`;
  return [
    {
      label: `written in batches of 500 until there are ${count} documents`,
      unit: '/s',
      rounds: 1,
      async measure(bench) {
        const perSecond = await fill(bench, documents);
        return bench.filled < documents ? undefined : perSecond;
      },
    },
    {
      label: `memory with ${count} documents`,
      unit: 'MB',
      rounds: 1,
      measure: onceFilled(({ server }) => server.memory()),
    },
    {
      label: `point reads, ${count} documents`,
      unit: '/s',
      rounds: 4,
      measure: onceFilled(({ db }) => rate((n) => db.doc(anyRow(n)).get())),
    },
    {
      label: `processor time of a point read, ${count} documents`,
      unit: 'µs',
      rounds: 4,
      measure: onceFilled((bench) => processorTime(bench, (db, n) => db.doc(anyRow(n)).get())),
    },
    {
      label: `filtered, ordered, limited query, ${count} documents`,
      unit: 'ms',
      rounds: 2,
      measure: onceFilled(({ db }) => queryMilliseconds(db)),
    },
    {
      label: `writes beside a listener, ${count} documents`,
      unit: '/s',
      rounds: 3,
      measure: onceFilled(({ db }) => watchedWrites(db, 'rows')),
    },
  ];
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
    rounds: 4,
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
  ...filledRows(SHARED_DOCUMENTS, '5,000'),
  ...filledRows(DOCUMENTS, '100,000'),
];
