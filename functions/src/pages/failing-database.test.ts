import type { PageAddress, PageContent } from '@harborline/domain/help-center/page-content';
import { toSearchEntry } from '@harborline/domain/search/search-shard';
import { makeArticle, makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest } from './answer';

/** A database that may refuse, or never answer. */
const database = vi.hoisted(() => ({
  state: 'up' as 'up' | 'down' | 'silent',
  documents: new Map<string, object>(),
  lists: new Map<string, object[]>(),
}));

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined, error: () => undefined } }));
vi.mock('../platform/config', () => ({
  config: () => ({
    environment: 'deployed',
    publicOrigin: 'https://product.example',
    defaultLibraryId: 'parent',
  }),
}));

async function answered<Result>(read: () => Result): Promise<Result> {
  if (database.state === 'down') throw new Error('refused');
  if (database.state === 'silent') return new Promise(() => undefined);
  return read();
}
const documentAt = (path: string) => database.documents.get(path);

vi.mock('../platform/firebase', () => ({
  firestore: () => ({ getAll: (...paths: string[]) => answered(() => paths.map(documentAt)) }),
}));
vi.mock('../platform/store/read', () => ({
  refOf: ({ path }: { path: string }) => path,
  snapshotRecord: (_read: unknown, snapshot: unknown) => snapshot,
  readRecord: ({ path }: { path: string }) => answered(() => documentAt(path)),
  readEach: (documents: { path: string }[]) => answered(() => documents.map(({ path }) => documentAt(path))),
  readTimed: (documents: { path: string }[]) =>
    answered(() =>
      documents.map(({ path }) => {
        const record = documentAt(path);
        return record && { record, writtenAt: 'once' };
      }),
    ),
  readHeads: (documents: { path: string }[]) =>
    answered(() =>
      documents
        .filter(({ path }) => documentAt(path))
        .map(({ path }) => ({ id: path.split('/').at(-1), value: undefined, writtenAt: 'once' })),
    ),
  findRecords: ({ collection }: { collection: string }) =>
    answered(() => database.lists.get(collection) ?? []),
}));
/** Writes what a page shows as JSON. */
const render = ({ pathname, search }: PageAddress, content: PageContent | null) => ({
  status: content === null ? 404 : 200,
  html: JSON.stringify({ pathname, search, content }),
});
vi.mock('./page/renderer', () => ({
  canRender: () => true,
  loadRenderer: async () => ({ render }),
  readShell: async () => 'the static page',
}));

const HOST = 'help.acme.example';
const KEPT_LONG_AGO_MS = 3 * 60 * 60_000;

const stored = (path: string, data: object) => {
  const id = path.split('/').at(-1) ?? '';
  database.documents.set(path, { ...data, id, updateTime: { seconds: 1, nanoseconds: 0 } });
};

function layOut(): void {
  const guide = makeArticle({ id: 'guide', support_lib_id: 'acme', article_categories: 'topic', views: 5 });
  const article = { ...guide, updated_at: { toMillis: () => Date.UTC(2026, 0, 1) } };
  const home = { hasPopularArticles: true };
  stored('SupportLibraries/acme', makeLibrary({ library_refkey: 'acme', helpCenterHome: home }));
  stored('LibraryKeys/acme', { support_lib_id: 'acme' });
  stored('LibraryHosts/help.acme.example', { support_lib_id: 'acme' });
  stored('SearchShards/acme_0', { entries: { guide: toSearchEntry(guide) } });
  stored('Articles/guide', article);
  database.lists.set('Categories', [makeCategory({ id: 'topic', support_lib_id: 'acme' })]);
  database.lists.set('Articles', [article]);
}

let nowMs = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers();
  nowMs += 24 * 60 * 60_000;
  vi.setSystemTime(nowMs);
  database.state = 'up';
  layOut();
});
afterEach(() => void vi.useRealTimers());

const ask = (url: string) =>
  answerRequest({ url, header: (name) => (name === 'x-forwarded-host' ? HOST : undefined) });

async function askFor(ms: number, url: string) {
  const answer = ask(url);
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

const PAGES = [
  ...['/', '/acme', '/?q=password', '/acme?q=nothing+like+it', '/acme?tab=contact'],
  ...['/articleCategoriesDetails/topic', '/articleCategoriesDetails/acme/topic'],
  ...['/article/details/guide', '/article/details/acme/guide', '/thank-you'],
];

describe('while the database fails, a visitor reads', () => {
  it.each(PAGES)('%s as it was when the database refuses', async (url) => {
    const before = await ask(url);
    expect(before.status).toBe(200);
    database.state = 'down';
    vi.advanceTimersByTime(KEPT_LONG_AGO_MS);
    expect(await ask(url)).toMatchObject({ status: 200, body: before.body });
  });

  it.each(PAGES)('%s as it was, within two seconds, when the database is silent', async (url) => {
    const before = await ask(url);
    database.state = 'silent';
    vi.advanceTimersByTime(KEPT_LONG_AGO_MS);
    expect(await askFor(2_000, url)).toMatchObject({ status: 200, body: before.body });
  });

  it('a page nobody has opened, made from what the library’s other pages were made from', async () => {
    await ask('/acme');
    database.state = 'down';
    const { status, body } = await ask('/articleCategoriesDetails/acme/topic');
    expect([status, String(body)]).toEqual([200, expect.stringContaining('"id":"guide"')]);
    expect((await ask('/acme?q=password')).body).toContain('"results":[{"id":"guide"');
  });

  it.each(['down', 'silent'] as const)(
    'the static page where nothing was read before (%s)',
    async (state) => {
      database.state = state;
      const answer = await askFor(4_000, `/unread-${state}`);
      expect(answer).toMatchObject({ status: 200, body: 'the static page', cacheControl: 'no-store' });
    },
  );

  it('the page of now, once the database answers again', async () => {
    await ask('/acme');
    database.state = 'silent';
    vi.advanceTimersByTime(KEPT_LONG_AGO_MS);
    await askFor(2_000, '/acme');
    database.state = 'up';
    stored('SupportLibraries/acme', makeLibrary({ library_refkey: 'acme', library_domain: 'new.example' }));
    vi.advanceTimersByTime(KEPT_LONG_AGO_MS);
    expect((await ask('/acme')).body).toContain('new.example');
  });
});

it('S2.4-28: /thank-you leads to the library’s own host, and nowhere once it is there (D-24)', async () => {
  const host = 'acme.example';
  stored('SupportLibraries/acme', makeLibrary({ library_refkey: 'acme', custom_subDomain: HOST }));
  stored(`LibraryHosts/${host}`, { support_lib_id: 'acme' });
  const thank = (name: string) =>
    answerRequest({
      url: '/thank-you?to=//evil.example',
      header: (header) => (header === 'x-forwarded-host' ? name : undefined),
    });
  expect(await thank(host)).toMatchObject({ status: 302, location: `https://${HOST}/thank-you` });
  expect((await thank(HOST)).status).toBe(200);
});

it('D-01: lists pages at the library’s own host once that serves it, else at its key', async () => {
  const sitemaps = async () => [
    String((await ask('/sitemap.xml')).body),
    String((await ask('/acme/sitemap.xml')).body),
  ];
  for (const xml of await sitemaps()) {
    expect(xml).toContain('<loc>https://product.example/article/details/acme/guide</loc>');
  }
  const own = { library_refkey: 'acme', custom_subDomain: HOST, served_hosts: [HOST] };
  stored('SupportLibraries/acme', makeLibrary(own));
  vi.advanceTimersByTime(KEPT_LONG_AGO_MS);
  for (const xml of await sitemaps())
    expect(xml).toContain(`<loc>https://${HOST}/article/details/guide</loc>`);
});

it('a library without any content has a page', async () => {
  stored('SupportLibraries/empty', makeLibrary({ library_refkey: 'empty' }));
  stored('LibraryKeys/empty', { support_lib_id: 'empty' });
  database.lists.clear();
  const { status, body } = await ask('/empty');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('"categories":[]')]);
  expect((await ask('/empty?q=anything')).status).toBe(200);
});
