import { type Bench, connectTo, ROWS, type Row } from './firestore-figures';
import { type Contestant, peer, standIn, start } from './firestore-servers';
import { ms } from './table';
import type { BenchRow } from './tables';

const STARTS = 5;
const ROW_LIMIT_MS = 90_000;

const FORMATS: Record<Row['unit'], (value: number) => string> = {
  ms,
  µs: (value) => `${value.toFixed(0)} µs`,
  MB: (value) => `${value.toFixed(0)} MB`,
  '/s': (value) => `${Math.round(value)}/s`,
};

/** The fastest of several starts, in wall-clock and processor time. */
async function startRows(contestants: readonly Contestant[]): Promise<BenchRow<'firestore'>[]> {
  const times = contestants.map((): number[] => []);
  const processor = contestants.map((): number[] => []);
  for (let n = 0; n < STARTS; n++) {
    for (const [i, contestant] of contestants.entries()) {
      const server = await start(contestant);
      times[i]?.push(server.startMs);
      processor[i]?.push(server.processorMs());
      await server.stop();
    }
  }
  const best = (figures: readonly number[][]) => figures.map((own) => ms(Math.min(...own)));
  return [
    ['start to accepting', ...best(times)],
    ['processor time of the start', ...best(processor)],
  ];
}

/** undefined when a server cannot do it, or not in time. */
async function attempt(row: Row, bench: Bench): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ROW_LIMIT_MS);
  });
  const figure = await Promise.race([row.measure(bench).catch(() => undefined), late]);
  clearTimeout(timer);
  return figure;
}

/** The best of several rounds, in turns, so that other work on the machine slows all of them alike. */
async function bestOf(row: Row, benches: readonly Bench[]): Promise<string[]> {
  const figures = benches.map((): number[] => []);
  for (let round = 0; round < row.rounds; round++) {
    for (const [i, bench] of benches.entries()) {
      const figure = await attempt(row, bench);
      if (figure !== undefined) figures[i]?.push(figure);
    }
  }
  const best = row.unit === '/s' ? Math.max : Math.min;
  return figures.map((own) => (own.length === 0 ? 'not in time' : FORMATS[row.unit](best(...own))));
}

/** The stand-in compared with its peer from npm, over gRPC with the Admin SDK. */
export async function firestoreContest(
  root: string,
): Promise<{ rows: BenchRow<'firestore'>[]; note: string }> {
  const rival = await peer(root);
  const contestants = [standIn(root), ...(rival ? [rival] : [])];
  const rows = await startRows(contestants);
  const benches: Bench[] = [];
  for (const contestant of contestants) {
    const server = await start(contestant);
    benches.push({ server, db: connectTo(server), filled: 0 });
  }
  try {
    for (const row of ROWS) rows.push([row.label, ...(await bestOf(row, benches))]);
  } finally {
    for (const { server } of benches) await server.stop();
  }
  const filled = benches.map(({ filled: count }, i) => `${contestants[i]?.name} ${count}`).join(', ');
  return {
    rows,
    note: `Documents in the end, a minute at most for each number: ${filled}.${rival ? '' : ' The peer could not be fetched.'}`,
  };
}
