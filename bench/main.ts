import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser';
import { automationFigures } from './automations';
import { type BilledStep, billedSteps } from './billed-steps';
import { type Bill, CALLER_KINDS } from './billing';
import { secondsToReady } from './boot';
import { chatFigures } from './chat-run';
import { type Cost, costsOfWork, dollarsOf, PRICES } from './costs';
import { firestoreContest } from './firestore-contest';
import { importTimes } from './import-time';
import { inboxFigures } from './inbox-times';
import { longListFigures } from './long-list';
import { keepInChild, memoryFigures } from './page-memory';
import { paintFigures } from './page-paint';
import { paintedPages, renderFigures, renderInChild } from './page-rendering';
import { type PageWeight, pageWeights } from './page-weight';
import { percentile } from './percentile';
import { replyLatencies } from './reply-latency';
import { costsOfRest } from './resting';
import { drainFigures, routingFigures } from './routing';
import { ruleDecisions } from './rule-decisions';
import { sdkLatencies } from './sdk-latency';
import type { CorpusSize } from './search-corpus';
import { type SearchTimes, searchFigures } from './search-latency';
import { type SearchPeer, searchPeers } from './search-peers';
import { servedPages } from './served-pages';
import { serviceLevelFigures } from './service-levels';
import { entrySizes } from './sizes';
import { kb, ms, table } from './table';
import { type BenchRow, type RowName, type TableName, tableOf } from './tables';
import { widgetPaint, widgetWeights } from './widget-weight';
import { writingTimes } from './writing-time';

const MESSAGES = 100;

/** Short articles, and long ones, whose peers would need minutes for more searches. */
const CORPORA = {
  searchShort: { articles: 10_000, words: 150, queries: 500 },
  searchLong: { articles: 10_000, words: 1_500, queries: 100 },
} as const satisfies Readonly<Record<string, CorpusSize>>;

const say = (text: string) => process.stdout.write(`${text}\n`);
const section = (title: string, body: string) => say(`\n${title}\n\n${body.trimEnd()}`);

/** Prints a table under the names that the document has. @param note a line below */
function print<Table extends TableName>(name: Table, rows: readonly BenchRow<Table>[], note = ''): void {
  const { section: title, columns } = tableOf(name);
  section(title, `${table([columns, ...rows])}${note === '' ? '' : `\n  ${note}`}`);
}

const spread = (values: readonly number[]) => [ms(percentile(values, 0.5)), ms(percentile(values, 0.95))];

async function boot(root: string, port: number): Promise<void> {
  const start = join(root, 'scripts/start.mjs');
  const first = await secondsToReady(start, port);
  const second = await secondsToReady(start, port);
  print('start', [
    ['built, without data: loads the demo world', first.toFixed(1)],
    ['again, nothing changed', second.toFixed(1)],
  ]);
}

const searchRow = ({ name, readyMs, queryMs }: SearchTimes): BenchRow<'searchShort'> => [
  name,
  readyMs === undefined ? '' : ms(readyMs),
  ...(queryMs.length === 0 ? ['', ''] : spread(queryMs)),
];

function searchTable(name: keyof typeof CORPORA, peers: readonly SearchPeer[]): void {
  const { rows, indexBytes, textBytes } = searchFigures(CORPORA[name], peers);
  const share = Math.round((100 * indexBytes) / textBytes);
  const sizes = `The stored index: ${kb(indexBytes)}, ${share} % of the texts compressed by gzip (${kb(textBytes)}).`;
  const isReached = peers.length > 0;
  print(
    name,
    rows.map(searchRow),
    isReached ? sizes : `${sizes} No peer: the registry could not be reached.`,
  );
}

async function search(root: string): Promise<void> {
  const peers = await searchPeers(root);
  searchTable('searchShort', peers);
  const forLong = peers.filter(({ isForLong }) => isForLong);
  searchTable('searchLong', forLong);
}

function sizes(root: string): void {
  const rows = entrySizes(join(root, 'web/dist')).map(
    ({ entry, firstLoadBytes, allBytes }): BenchRow<'entries'> => [entry, kb(firstLoadBytes), kb(allBytes)],
  );
  print('entries', rows);
}

function weights(pages: readonly PageWeight[]): void {
  const rows = pages.map(
    ({ page, readableBytes, idleBytes, budgetKb }): BenchRow<'weights'> => [
      page,
      kb(readableBytes),
      kb(idleBytes),
      budgetKb === undefined ? '' : `${budgetKb} KB`,
    ],
  );
  const fonts = pages.map(({ page, fontBytes }) => `${page} ${kb(fontBytes)}`);
  print('weights', rows, `Fonts besides: ${fonts.join(', ')}.`);
}

const billText = ({ reads, writes, deletes }: Bill) => `${reads} / ${writes} / ${deletes}`;

function bill(steps: readonly BilledStep[]): void {
  const rows = steps.map(
    (row): BenchRow<'bill'> => [row.step, ...CALLER_KINDS.map((kind) => billText(row.bill[kind]))],
  );
  print('bill', rows);
}

function costs(figures: readonly Cost[]): void {
  print('prices', [
    ['read', PRICES.reads.toFixed(2)],
    ['written', PRICES.writes.toFixed(2)],
    ['deleted', PRICES.deletes.toFixed(2)],
  ]);
  const rows = figures.map(({ name, bill: { reads, writes, deletes } }): BenchRow<'costs'> => {
    const counts = [reads, writes, deletes].map((count) => Math.round(count).toLocaleString('en'));
    return [name, ...counts, dollarsOf({ reads, writes, deletes }).toPrecision(2)];
  });
  print('costs', rows);
}

async function latency(browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  const product = await replyLatencies(browser, MESSAGES);
  const peer = await sdkLatencies(MESSAGES);
  const ratio = [0.5, 0.95].map((share) => (percentile(product, share) / percentile(peer, share)).toFixed(1));
  print('message', [
    ["agent's Enter to visitor's page", ...spread(product)],
    ['bare web SDK, no page', ...spread(peer)],
    ['ratio', ...ratio],
  ]);
}

async function emulators(root: string): Promise<void> {
  const { rows, note } = await firestoreContest(root);
  print('firestore', rows, note);
}

async function rules(root: string): Promise<void> {
  const { documents, perSecond, p50, p95 } = await ruleDecisions(join(root, 'firestore.rules'));
  const micros = (value: number) => `${value.toFixed(1)} µs`;
  const figures = [Math.round(perSecond).toLocaleString('en'), micros(p50), micros(p95)];
  print('rules', [['get, update, create', ...figures]], `On ${documents} documents, by all users.`);
}

async function imports(root: string): Promise<void> {
  const times = await importTimes(root);
  const outcomes = times.map(({ outcome }) => outcome);
  print(
    'imports',
    times.map(({ name, seconds }): BenchRow<'imports'> => [name, seconds.toFixed(0)]),
    `What became of the articles: ${outcomes.join('; ')}.`,
  );
}

async function writing(browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  const { times, reads } = await writingTimes(browser);
  print('writing', [
    ...times.map(
      ({ name, few, many }): BenchRow<'writing'> => [
        ...([name, ms(few), ms(many)] as const),
        (many / few).toFixed(2),
      ],
    ),
    [reads.name, String(reads.few), String(reads.many), ''],
  ]);
}

async function inbox(browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  const [few, many] = await inboxFigures(browser);
  const inTime = (name: RowName<'inbox'>, one: number, other: number): BenchRow<'inbox'> => [
    ...([name, ms(one), ms(other), (other / one).toFixed(2)] as const),
  ];
  const step = (share: number) => [few, many].map(({ stepMs }) => percentile(stepMs, share));
  const [p50Few = 0, p50Many = 0] = step(0.5);
  const [p95Few = 0, p95Many = 0] = step(0.95);
  print('inbox', [
    inTime('it opens, signed in', few.openMs, many.openMs),
    ['documents that staff read for it', String(few.staffReads), String(many.staffReads), ''],
    ['documents that functions read for it', String(few.functionReads), String(many.functionReads), ''],
    inTime('from J to the next ticket, p50', p50Few, p50Many),
    inTime('from J to the next ticket, p95', p95Few, p95Many),
  ]);
}

async function longList(browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  const lists = await longListFigures(browser);
  print(
    'longList',
    lists.map(
      ({ name, rowsInDocument, framesPerSecond, p95 }): BenchRow<'longList'> => [
        name,
        rowsInDocument.toLocaleString('en'),
        framesPerSecond.toFixed(1),
        ms(p95),
      ],
    ),
  );
}

function serviceLevels(): void {
  print(
    'serviceLevels',
    serviceLevelFigures().map(
      ({ name, ticketsPerSecond }): BenchRow<'serviceLevels'> => [
        name,
        Math.round(ticketsPerSecond).toLocaleString('en'),
      ],
    ),
  );
}

function automations(): void {
  print(
    'automations',
    automationFigures().map(
      ({ name, perSecond }): BenchRow<'automations'> => [name, Math.round(perSecond).toLocaleString('en')],
    ),
  );
}

function routing(): void {
  print(
    'routing',
    routingFigures().map(
      ({ name, perSecond }): BenchRow<'routing'> => [name, Math.round(perSecond).toLocaleString('en')],
    ),
  );
  const minutes = (value: number) => `${(value / 60_000).toFixed(0)} min`;
  print(
    'drained',
    drainFigures().map(
      ({ name, waitsMs, overtaken, perPerson }): BenchRow<'drained'> => [
        name,
        ...([0.5, 0.95, 1].map((share) => minutes(percentile(waitsMs, share))) as [string, string, string]),
        overtaken.toLocaleString('en'),
        `${Math.min(...perPerson)} to ${Math.max(...perPerson)}`,
      ],
    ),
  );
}

async function againstSuite(root: string): Promise<void> {
  await rules(root);
  const browser = await launchBrowser();
  try {
    // First, while there are no other listeners: a closed page keeps its listeners for a while.
    const steps = await billedSteps(browser);
    bill(steps);
    costs([...costsOfWork(steps), ...(await costsOfRest(root))]);
    weights(await pageWeights(browser, join(root, 'web/dist')));
    await latency(browser);
    await writing(browser);
    await paints(root, browser);
    await widget(root, browser);
    await longList(browser);
    await inbox(browser);
  } finally {
    await browser.close();
  }
  await chats();
  // Last, because its triggers go on for a while.
  await imports(root);
}

async function rendering(root: string): Promise<void> {
  const names: readonly RowName<'rendering'>[] = ['one process', 'two processes'];
  const rows: BenchRow<'rendering'>[] = [];
  for (const [index, name] of names.entries()) {
    const { perSecond, processorMs } = await renderFigures(root, index + 1);
    rows.push([name, perSecond.toFixed(0), ms(processorMs)]);
  }
  print('rendering', rows);
}

async function memory(): Promise<void> {
  const libraries = [
    ['10,000 articles of 150 words', CORPORA.searchShort],
    ['10,000 articles of 1,500 words', CORPORA.searchLong],
  ] as const;
  const rows: BenchRow<'memory'>[] = [];
  for (const [name, { articles, words }] of libraries) {
    const { kept, peak, seconds, changeSeconds } = await memoryFigures(articles, words);
    const taken = [kept, peak].map((value) => `${value.toFixed(0)} MiB`);
    rows.push([name, ...taken, ...[seconds, changeSeconds].map((value) => `${value.toFixed(1)} s`)]);
  }
  print('memory', rows);
}

const ratio = (value: number, other: number): string => (value / other).toFixed(1);

async function paints(root: string, browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  const pages = [...(await paintedPages(root)), ...(await servedPages())];
  const figures = await paintFigures(browser, join(root, 'web/dist'), pages);
  const rows = figures.flatMap(({ name, page, file }): BenchRow<'paint'>[] => [
    [name, ms(page.firstMs), ms(page.largestMs)],
    ['as one file', ms(file.firstMs), ms(file.largestMs)],
    ['ratio', ratio(page.firstMs, file.firstMs), ratio(page.largestMs, file.largestMs)],
  ]);
  print('paint', rows);
}

async function chats(): Promise<void> {
  const { count, thirds, ofCut, connections, cutConnections } = await chatFigures();
  const { sent, lost, doubled, outOfOrder } = count;
  print(
    'chatCounts',
    [
      ['sent', String(sent)],
      ['lost', String(lost)],
      ['doubled', String(doubled)],
      ['out of order', String(outOfOrder)],
    ],
    `${cutConnections} of ${connections} connections were cut for a while.`,
  );
  const [first = [], , last = []] = thirds;
  const ratios = [0.5, 0.95].map((share) => ratio(percentile(last, share), percentile(first, share)));
  print('chatTimes', [
    ['first third', ...spread(first)],
    ['last third', ...spread(last)],
    ['ratio', ...ratios],
    ['chats with a connection that is cut', ...spread(ofCut)],
  ]);
}

async function widget(root: string, browser: Awaited<ReturnType<typeof launchBrowser>>): Promise<void> {
  print('widgetWeights', await widgetWeights(browser, root));
  const rows = (await widgetPaint(browser, root)).flatMap(
    ({ name, page, file }): BenchRow<'widgetPaint'>[] => [
      [name, ms(page.firstMs), ms(page.largestMs)],
      ['as one file', ms(file.firstMs), ms(file.largestMs)],
      ['ratio', ratio(page.firstMs, file.firstMs), ratio(page.largestMs, file.largestMs)],
    ],
  );
  print('widgetPaint', rows);
}

const [part, root = process.cwd(), port = ''] = process.argv.slice(2);
if (part === 'alone') {
  serviceLevels();
  automations();
  routing();
  await search(root);
  sizes(root);
  await boot(root, Number(port));
} else if (part === 'pages') {
  await rendering(root);
  await memory();
} else if (part === 'import') {
  await imports(root);
} else if (part === 'inbox') {
  const browser = await launchBrowser();
  await inbox(browser);
} else if (part === 'writing') {
  const browser = await launchBrowser();
  await writing(browser);
} else if (part === 'list') {
  const browser = await launchBrowser();
  await longList(browser);
} else if (part === 'costs') {
  const browser = await launchBrowser();
  const steps = await billedSteps(browser);
  bill(steps);
  costs([...costsOfWork(steps), ...(await costsOfRest(root))]);
} else if (part === 'paint') {
  const browser = await launchBrowser();
  await paints(root, browser);
} else if (part === 'chats') {
  await chats();
} else if (part === 'widget') {
  const browser = await launchBrowser();
  await widget(root, browser);
} else if (part === 'render') {
  await renderInChild(root);
} else if (part === 'memory') {
  await keepInChild(Number(root), Number(port));
} else if (part === 'search') {
  await search(root);
} else if (part === 'routing') {
  routing();
} else if (part === 'automations') {
  automations();
} else if (part === 'emulators') {
  await emulators(root);
} else if (part === 'rules') {
  await rules(root);
} else {
  await againstSuite(root);
}
// The Firestore SDK keeps a timer for a while after it was closed.
process.exit(0);
