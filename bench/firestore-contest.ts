import { type Figures, measure } from './firestore-figures';
import { type Contestant, peer, standIn, start } from './firestore-servers';
import { percentile } from './percentile';
import { ms, table } from './table';

interface Result extends Figures {
  readonly name: string;
  readonly startMs: number;
}

const STARTS = 5;

async function resultOf(contestant: Contestant): Promise<Result> {
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const server = await start(contestant);
    starts.push(server.startMs);
    await server.stop();
  }
  const server = await start(contestant);
  try {
    return { name: contestant.name, startMs: percentile(starts, 0.5), ...(await measure(server)) };
  } finally {
    await server.stop();
  }
}

const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const perSecond = (value: number) => `${Math.round(value)}/s`;

const ROWS: readonly [
  string,
  keyof Result & keyof (Figures & { startMs: number }),
  (value: number) => string,
][] = [
  ['start to accepting', 'startMs', ms],
  ['memory, idle', 'idleMegabytes', megabytes],
  ['single writes', 'writesPerSecond', perSecond],
  ['documents written in batches of 500', 'batchedPerSecond', perSecond],
  ['memory with these documents', 'filledMegabytes', megabytes],
  ['point reads', 'readsPerSecond', perSecond],
  ['filtered, ordered, limited query over them', 'queryMs', ms],
  ['one update to 1,000 listeners', 'fanOutMs', ms],
  ['writes beside a listener, 500 documents', 'watchedWritesSmall', perSecond],
  ['writes beside a listener, all documents', 'watchedWritesLarge', perSecond],
];

/** The stand-in beside its peer from npm, over gRPC with the Admin SDK, one after the other. */
export async function firestoreContest(root: string): Promise<{ table: string; note: string }> {
  const rival = await peer(root);
  const results: Result[] = [];
  for (const contestant of [standIn(root), ...(rival ? [rival] : [])])
    results.push(await resultOf(contestant));
  const cells = (row: (typeof ROWS)[number]) =>
    results.map((result) => (Number.isNaN(result[row[1]]) ? 'not in a minute' : row[2](result[row[1]])));
  const held = results
    .map(({ name, documents }) => `${name} ${documents.toLocaleString('en-US')}`)
    .join(', ');
  return {
    table: table([
      ['Firestore', ...results.map(({ name }) => name)],
      ...ROWS.map((row) => [row[0], ...cells(row)]),
    ]),
    note: `Documents held at the end of two minutes of writing: ${held}.${rival ? '' : ' The peer could not be fetched.'}`,
  };
}
