/** A table that the measurements print, by the names that docs/BENCH.md has. */
interface BenchTable {
  /** the section of the document */
  readonly section: string;
  /** the first says what the rows are */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** The tables of docs/BENCH.md in its order; a test compares each document with its tables. */
export const TABLES = {
  start: {
    section: 'Start',
    columns: ['`npm start`', 'seconds to ready'],
    rows: ['built, without data: loads the demo world', 'again, nothing changed'],
  },
  message: {
    section: 'A message on its way',
    columns: ['', 'p50', 'p95'],
    rows: ["agent's Enter to visitor's page", 'bare web SDK, no page', 'ratio'],
  },
  bill: {
    section: 'Billed documents',
    columns: ['step', 'visitor', 'staff', 'functions'],
    rows: [
      'opens the help center',
      'opens a category from there',
      'opens an article from there',
      'says that it helped',
      'searches',
      'opens the contact form',
      'sends the request',
      'agent signs in, opens the inbox',
      'agent opens the ticket',
      'agent replies, visitor receives',
      'agent closes the ticket',
    ],
  },
  firestore: {
    section: 'The Firestore stand-in',
    columns: ['', 'stand-in', 'peer'],
    rows: [
      'start to accepting',
      'processor time of the start',
      'memory, idle',
      'single writes',
      'processor time of a single write',
      'writes beside a listener, 500 documents',
      'one update to 1,000 listeners',
      'written in batches of 500 until there are 5,000 documents',
      'memory with 5,000 documents',
      'point reads, 5,000 documents',
      'processor time of a point read, 5,000 documents',
      'filtered, ordered, limited query, 5,000 documents',
      'writes beside a listener, 5,000 documents',
      'written in batches of 500 until there are 100,000 documents',
      'memory with 100,000 documents',
      'point reads, 100,000 documents',
      'processor time of a point read, 100,000 documents',
      'filtered, ordered, limited query, 100,000 documents',
      'writes beside a listener, 100,000 documents',
    ],
  },
  rules: {
    section: 'The Firestore stand-in',
    columns: ['', 'decisions per second', 'p50', 'p95'],
    rows: ['get, update, create'],
  },
  weights: {
    section: 'Pages as Chromium loads them',
    columns: ['page', 'to be read', 'at rest', 'budget'],
    rows: ['help center', 'article', 'contact form', 'sign-in', 'inbox, signed in on the way', 'inbox'],
  },
  entries: {
    section: 'Pages as Chromium loads them',
    columns: ['entry', 'named by its HTML', 'with all it can load'],
    rows: ['`visitors.html` (visitors, the static page)', '`admin.html` (staff)'],
  },
  rendering: {
    section: "Pages from the function's memory",
    columns: ['rendered from memory', 'per second, by the clock', 'processor time of each'],
    rows: ['one process', 'two processes'],
  },
  memory: {
    section: "Pages from the function's memory",
    columns: ['articles, index and sitemap', 'kept', 'process at most', 'made in', 'after a change'],
    rows: ['10,000 articles of 150 words', '10,000 articles of 1,500 words'],
  },
  paint: {
    section: 'Paint on a slow phone',
    columns: ['page', 'first paint', 'largest paint'],
    rows: [
      ...(['home', 'as one file', 'ratio', 'the longest article', 'as one file', 'ratio'] as const),
      ...(['a course', 'as one file', 'ratio', 'a whole course', 'as one file', 'ratio'] as const),
      ...(['the list of news', 'as one file', 'ratio', 'a news flash', 'as one file', 'ratio'] as const),
      ...(['the status page', 'as one file', 'ratio'] as const),
    ],
  },
  widgetWeights: {
    section: 'The widget',
    columns: ['the widget loads', 'to be read', 'at rest', 'budget'],
    rows: [
      'on a page, before a visitor turns to it',
      'its first page',
      'its chat, until its form can be filled in',
      'the same, opened from the first page',
      '@papercups-io/chat-widget 1.3.1, for its button',
    ],
  },
  widgetPaint: {
    section: 'The widget',
    columns: ['page of the widget', 'first paint', 'largest paint'],
    rows: ['its first page', 'as one file', 'ratio'],
  },
  chatCounts: {
    section: 'Many chats at once',
    columns: ['200 chats, 20 messages a second for a minute', 'messages'],
    rows: ['sent', 'lost', 'doubled', 'out of order'],
  },
  chatTimes: {
    section: 'Many chats at once',
    columns: ['from writing to the other side', 'p50', 'p95'],
    rows: ['first third', 'last third', 'ratio', 'chats with a connection that is cut'],
  },
  imports: {
    section: 'Import',
    columns: ['', 'seconds'],
    rows: ['2,000 articles in 80 categories, all new', 'the same again: all unchanged'],
  },
  writing: {
    section: 'Writing where there is much',
    columns: ['', 'few', 'many', 'ratio'],
    rows: [
      'a lesson opens in its editor, of a course of 10 and of 500',
      'the list of news opens, with 20 and with 2,000',
      'documents read for it',
    ],
  },
  inbox: {
    section: 'An inbox of 100,000 tickets',
    columns: ['', 'of 100', 'of 100,000', 'ratio'],
    rows: [
      'it opens, signed in',
      'documents that staff read for it',
      'documents that functions read for it',
      'from J to the next ticket, p50',
      'from J to the next ticket, p95',
    ],
  },
  longList: {
    section: 'A long list of tickets',
    columns: ['5,000 tickets, scrolled through', 'in the document', 'frames per second', 'frame p95'],
    rows: ['the rows in sight', 'all rows in the document'],
  },
  serviceLevels: {
    section: 'Service levels from the history',
    columns: ['100,000 tickets, the clocks of each', 'tickets per second'],
    rows: ['by every hour of every day', 'by working time'],
  },
  automations: {
    section: 'Automations',
    columns: ['200 rules', 'events per second'],
    rows: ['the engine', 'asking the conditions of all rules'],
  },
  routing: {
    section: 'Routing of chats and tickets',
    columns: ['200 people, 50 queues', 'assignments per second'],
    rows: ['the router', 'sorting all people for each'],
  },
  drained: {
    section: 'Routing of chats and tickets',
    columns: [
      '5,000 chats, 50 people',
      'wait p50',
      'wait p95',
      'longest',
      'given before an older one',
      'chats of a person',
    ],
    rows: ['the longest waiting first', 'the newest first'],
  },
  searchShort: {
    section: 'Search',
    columns: ['10,000 articles of 150 words, 500 queries (20 for Fuse)', 'ready in', 'p50', 'p95'],
    rows: [
      'ours, from the stored index',
      'ours, misspelt',
      'ours, built from the articles',
      'MiniSearch 7.2.0',
      'Fuse 7.5.0',
    ],
  },
  searchLong: {
    section: 'Search',
    columns: ['10,000 articles of 1,500 words, 100 queries', 'ready in', 'p50', 'p95'],
    rows: [
      'ours, from the stored index',
      'ours, misspelt',
      'ours, built from the articles',
      'MiniSearch 7.2.0',
    ],
  },
} as const satisfies Readonly<Record<string, BenchTable>>;

/** The tables of docs/COST.md. */
export const COST_TABLES = {
  prices: {
    section: 'Prices',
    columns: ['', 'US dollars for 100,000 documents'],
    rows: ['read', 'written', 'deleted'],
  },
  costs: {
    section: 'What it costs',
    columns: ['', 'reads', 'writes', 'deletes', 'US dollars'],
    rows: [
      '1,000 views of an article',
      'a request, from the form until it is closed',
      'a day of an agent with 50 requests',
      'all libraries together at rest, a day',
      'one library more at rest, a day',
    ],
  },
} as const satisfies Readonly<Record<string, BenchTable>>;

const ALL_TABLES = { ...TABLES, ...COST_TABLES };

export type TableName = keyof typeof ALL_TABLES;

/** A table by its name. */
export const tableOf = (name: TableName): BenchTable => ALL_TABLES[name];

/** The name of a row. */
export type RowName<Table extends TableName> = (typeof ALL_TABLES)[Table]['rows'][number];

/** A row as it is printed: its name, and its figures. */
export type BenchRow<Table extends TableName> = readonly [RowName<Table>, ...(readonly string[])];
