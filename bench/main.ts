import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser';
import { type BilledStep, billedSteps } from './billed-steps';
import { type Bill, CALLER_KINDS } from './billing';
import { secondsToReady } from './boot';
import { firestoreContest } from './firestore-contest';
import { importTimes } from './import-time';
import { keepInChild, memoryFigures } from './page-memory';
import { paintFigures } from './page-paint';
import { paintedPages, renderFigures, renderInChild } from './page-rendering';
import { type PageWeight, pageWeights } from './page-weight';
import { percentile } from './percentile';
import { replyLatencies } from './reply-latency';
import { ruleDecisions } from './rule-decisions';
import { sdkLatencies } from './sdk-latency';
import type { CorpusSize } from './search-corpus';
import { type SearchTimes, searchFigures } from './search-latency';
import { type SearchPeer, searchPeers } from './search-peers';
import { entrySizes } from './sizes';
import { kb, ms, table } from './table';

const MESSAGES = 100;
/** Words of a short article. */
const SHORT_WORDS = 150;
/** Short articles, and long ones, whose peers would need minutes for more searches. */
const CORPORA: readonly CorpusSize[] = [
  { articles: 10_000, words: SHORT_WORDS, queries: 500 },
  { articles: 10_000, words: 1_500, queries: 100 },
];

const say = (text: string) => process.stdout.write(`${text}\n`);
const section = (title: string, body: string) => say(`\n${title}\n\n${body.trimEnd()}`);
const spread = (values: readonly number[]) => [ms(percentile(values, 0.5)), ms(percentile(values, 0.95))];

async function boot(root: string, port: number): Promise<void> {
  const start = join(root, 'scripts/start.mjs');
  const first = await secondsToReady(start, port);
  const second = await secondsToReady(start, port);
  const rows = [
    ['npm start', 'seconds to ready'],
    ['built, without data: loads the demo world', first.toFixed(1)],
    ['again, nothing changed', second.toFixed(1)],
  ];
  section('Start', table(rows));
}

const searchRow = ({ name, readyMs, queryMs }: SearchTimes): string[] => [
  name,
  readyMs === undefined ? '' : ms(readyMs),
  ...(queryMs.length === 0 ? ['', ''] : spread(queryMs)),
];

function searchTable(size: CorpusSize, peers: readonly SearchPeer[]): string {
  const { rows, indexBytes, textBytes } = searchFigures(size, peers);
  const head = [`${size.articles} articles of ${size.words} words, ${size.queries} queries`];
  const share = Math.round((100 * indexBytes) / textBytes);
  const sizes = `  The stored index: ${kb(indexBytes)}, ${share} % of the texts by gzip (${kb(textBytes)}).`;
  return `${table([[...head, 'ready in', 'p50', 'p95'], ...rows.map(searchRow)])}${sizes}`;
}

async function search(root: string): Promise<void> {
  const peers = await searchPeers(root);
  const note = peers.length === 0 ? '\n\n  No peer: the registry could not be reached.' : '';
  const tables = CORPORA.map((size) =>
    searchTable(size, size.words > SHORT_WORDS ? peers.filter(({ isForLong }) => isForLong) : peers),
  );
  section('Search', `${tables.join('\n\n')}${note}`);
}

function sizes(root: string): void {
  const rows = entrySizes(join(root, 'web/dist')).map(({ entry, firstLoadBytes, allBytes }) => [
    entry,
    kb(firstLoadBytes),
    kb(allBytes),
  ]);
  section(
    'Entries, gzip, fonts aside',
    table([['entry', 'named by the HTML', 'with all it can load'], ...rows]),
  );
}

function weights(pages: readonly PageWeight[]): void {
  const rows = pages.map(({ page, readableBytes, idleBytes, fontBytes, budgetKb }) => [
    page,
    kb(readableBytes),
    kb(idleBytes),
    kb(fontBytes),
    budgetKb === undefined ? '' : `${budgetKb} KB`,
  ]);
  section(
    'Pages as Chromium loads them, gzip',
    table([['page', 'to be read', 'at rest', 'fonts besides', 'budget'], ...rows]),
  );
}

const billText = ({ reads, writes, deletes }: Bill) => `${reads} / ${writes} / ${deletes}`;

function bill(steps: readonly BilledStep[]): void {
  const rows = steps.map((row) => [row.step, ...CALLER_KINDS.map((kind) => billText(row.bill[kind]))]);
  section('Billed document reads / writes / deletes', table([['step', ...CALLER_KINDS], ...rows]));
}

async function latency(browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  const product = await replyLatencies(browser, MESSAGES);
  const peer = await sdkLatencies(MESSAGES);
  const ratio = [0.5, 0.95].map((share) => (percentile(product, share) / percentile(peer, share)).toFixed(1));
  const rows = [
    [`a reply on its way, ${MESSAGES} messages`, 'p50', 'p95'],
    ["agent's Enter to visitor's page", ...spread(product)],
    ['bare web SDK, no page', ...spread(peer)],
    ['ratio', ...ratio],
  ];
  section('Message', table(rows));
}

async function emulators(root: string): Promise<void> {
  const { table: figures, note } = await firestoreContest(root);
  section('Firestore stand-in', `${figures}  ${note}`);
}

async function rules(root: string): Promise<void> {
  const { documents, perSecond, p50, p95 } = await ruleDecisions(join(root, 'firestore.rules'));
  const micros = (value: number) => `${value.toFixed(1)} µs`;
  const rows = [
    [`rules, on ${documents} documents`, 'decisions per second', 'p50', 'p95'],
    ['get, update and create by all users', Math.round(perSecond).toString(), micros(p50), micros(p95)],
  ];
  section('Decisions of the rules of the product', table(rows));
}

async function imports(root: string): Promise<void> {
  const rows = (await importTimes(root)).map((row) => [row.name, `${row.seconds.toFixed(0)} s`, row.outcome]);
  section('Import', table([['npm run import-articles', 'in', 'articles'], ...rows]));
}

async function againstSuite(root: string): Promise<void> {
  await rules(root);
  const browser = await launchBrowser();
  try {
    // First, while there are no other listeners: a closed page keeps its listeners for a while.
    bill(await billedSteps(browser));
    weights(await pageWeights(browser, join(root, 'web/dist')));
    await latency(browser);
  } finally {
    await browser.close();
  }
  // Last, because its triggers go on for a while.
  await imports(root);
}

async function rendering(root: string): Promise<void> {
  const rows = [];
  for (const processes of [1, 2]) {
    const { perSecond, processorMs } = await renderFigures(root, processes);
    const name = processes === 1 ? 'one process' : `${processes} processes`;
    rows.push([name, perSecond.toFixed(0), ms(processorMs)]);
  }
  section(
    'Article pages',
    table([['rendered from memory', 'per second', 'processor time of each'], ...rows]),
  );
}

async function memory(): Promise<void> {
  const rows = [];
  for (const { articles, words } of CORPORA) {
    const { kept, peak, seconds, changeSeconds } = await memoryFigures(articles, words);
    const name = `${articles} articles of ${words} words`;
    const memory = [kept, peak].map((value) => `${value.toFixed(0)} MiB`);
    rows.push([name, ...memory, ...[seconds, changeSeconds].map((value) => `${value.toFixed(1)} s`)]);
  }
  const head = ['articles, index and sitemap', 'kept', 'process at most', 'made in', 'after a change'];
  section('Memory of a library', table([head, ...rows]));
}

const ratio = (value: number, other: number): string => `${(value / other).toFixed(1)}x`;

async function paints(root: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const figures = await paintFigures(browser, join(root, 'web/dist'), await paintedPages(root));
    const rows = figures.flatMap(({ name, page, file }) => [
      [name, ms(page.firstMs), ms(page.largestMs)],
      ['  as one file', ms(file.firstMs), ms(file.largestMs)],
      ['  ratio', ratio(page.firstMs, file.firstMs), ratio(page.largestMs, file.largestMs)],
    ]);
    section('Paint on a slow phone', table([['page', 'first', 'largest'], ...rows]));
  } finally {
    await browser.close();
  }
}

const [part, root = process.cwd(), port = ''] = process.argv.slice(2);
if (part === 'alone') {
  await search(root);
  sizes(root);
  await boot(root, Number(port));
} else if (part === 'pages') {
  await rendering(root);
  await memory();
  await paints(root);
} else if (part === 'import') {
  await imports(root);
} else if (part === 'paint') {
  await paints(root);
} else if (part === 'render') {
  await renderInChild(root);
} else if (part === 'memory') {
  await keepInChild(Number(root), Number(port));
} else if (part === 'search') {
  await search(root);
} else if (part === 'emulators') {
  await emulators(root);
} else if (part === 'rules') {
  await rules(root);
} else {
  await againstSuite(root);
}
// The Firestore SDK keeps a timer for a while after it was closed.
process.exit(0);
