import { LIMITS } from '@harborline/domain/limits';
import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFramedLibrary, findLibrary } from './find-library';
import { libraryView } from './library-view';

/** The documents of a database that may refuse, and what was read of it. */
const database = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  changes: new Map<string, number>(),
  reads: [] as string[],
  isDown: false,
  /** the one path that the database refuses */
  refused: '',
}));

/** Little room, so that a library of one long article is too large for it. */
vi.mock('@harborline/domain/limits', async (importOriginal) => {
  const original = await importOriginal<typeof import('@harborline/domain/limits')>();
  return { ...original, LIMITS: { ...original.LIMITS, keptContent: 100_000 } };
});
vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'local', defaultLibraryId: 'parent' }),
}));

const read = (path: string, part = '') => {
  if (database.isDown || path === database.refused) throw new Error('refused');
  database.reads.push(path + part);
  const data = database.documents.get(path);
  const updateTime = { seconds: database.changes.get(path) ?? 0, nanoseconds: 0 };
  return data && { ...data, id: path.split('/').at(-1), path, updateTime };
};

vi.mock('../../platform/firebase', () => ({
  firestore: () => ({ getAll: async (...paths: string[]) => paths.map((path) => read(path)) }),
}));
vi.mock('../../platform/store/read', () => ({
  refOf: ({ path }: { path: string }) => path,
  snapshotRecord: (_read: unknown, snapshot: unknown) => snapshot,
  readRecord: async ({ path }: { path: string }) => read(path),
  readEach: async (documents: { path: string }[]) => documents.map(({ path }) => read(path)),
  readTimed: async (documents: { path: string }[]) =>
    documents.map(({ path }) => {
      const record = read(path);
      return record && { record, writtenAt: String(record.updateTime.seconds) };
    }),
  readHeads: async (documents: { path: string }[]) =>
    documents
      .flatMap(({ path }) => read(path, '#head') ?? [])
      .map(({ id, updateTime }) => ({ id, value: undefined, writtenAt: String(updateTime.seconds) })),
  findRecords: async ({ collection, where }: { collection: string; where: [[string, string, string]] }) => {
    read(collection);
    const [[, , library]] = where;
    const id = `c${database.changes.get(collection) ?? 0}`;
    if (collection !== 'Categories') return [];
    return [makeCategory({ id: library === 'parent' ? `of-parent-${id}` : id, support_lib_id: library })];
  },
}));

const put = (path: string, data: object) => {
  database.documents.set(path, data);
  database.changes.set(path, (database.changes.get(path) ?? 0) + 1);
};
const stamp = (seconds: number) =>
  put('ContentStamps/acme', { changed_at: { seconds, nanoseconds: 0 }, support_lib_id: 'acme' });
const change = (collection: string) =>
  database.changes.set(collection, (database.changes.get(collection) ?? 0) + 1);

const later = (ms: number) => vi.advanceTimersByTime(ms);
const taken = () => database.reads.splice(0);

/** The ids of the categories that a page would show; null without a library. */
async function categoriesOf(key: string | null, hostname = 'localhost') {
  const head = await findLibrary(key, hostname);
  return head && (await libraryView(head)).content.categories.map(({ id }) => id);
}

let dayMs = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers();
  // Whatever an earlier test left behind is old by now.
  dayMs += 24 * 60 * 60_000;
  vi.setSystemTime(dayMs);
  taken();
  database.documents.clear();
  database.isDown = false;
  database.refused = '';
  put('SupportLibraries/acme', makeLibrary({ library_refkey: 'acme' }));
  put('SupportLibraries/parent', makeLibrary({ library_refkey: 'parent' }));
  put('LibraryKeys/acme', { support_lib_id: 'acme' });
  put('LibraryHosts/help.acme.example', { support_lib_id: 'acme' });
  stamp(Math.floor(Date.now() / 1000));
});
afterEach(() => void vi.useRealTimers());

const HEAD = ['SupportLibraries/acme', 'ContentStamps/acme'];

describe('the view of a library', () => {
  it('costs nothing for ten seconds, and then the library and its stamp', async () => {
    await categoriesOf('acme');
    taken();
    await categoriesOf('ACME');
    later(9_000);
    await categoriesOf('acme');
    expect(taken()).toEqual([]);
    later(1_000);
    await Promise.all([categoriesOf('acme'), categoriesOf('acme')]);
    expect(taken()).toEqual(HEAD);
  });

  it('reads the content again once the stamp has moved, and not before', async () => {
    const before = await categoriesOf('acme');
    change('Categories');
    later(60 * 60_000);
    expect(await categoriesOf('acme')).toEqual(before);
    stamp(9e9);
    later(10_000);
    expect(await categoriesOf('acme')).not.toEqual(before);
  });

  it('reads of the search shards only those that were written since', async () => {
    const shard = (number: number, title: string) => {
      const entries = { [`a${number}`]: { title, category: 'c0', keywords: [], text: title } };
      put(`SearchShards/acme_${number}`, { id: `acme_${number}`, entries });
    };
    const found = async (query: string) => {
      const head = await findLibrary('acme', 'localhost');
      const content = head && (await libraryView(head)).content;
      return content?.engine.search(query, new Set(['c0'])).results.map(({ id }) => id);
    };
    shard(0, 'Invoices');
    shard(1, 'Refunds');
    stamp(6e9);
    later(10_000);
    await categoriesOf('acme');
    shard(1, 'Returns');
    stamp(7e9);
    later(10_000);
    taken();
    expect(await found('returns')).toEqual(['a1']);
    const shards = taken().filter((path) => path.startsWith('SearchShards') && !path.endsWith('#head'));
    expect(shards).toEqual(['SearchShards/acme_1']);
    expect([await found('invoices'), await found('refunds')]).toEqual([['a0'], []]);
  });

  it('reads the content of a library without a stamp again every minute', async () => {
    database.documents.delete('ContentStamps/acme');
    const before = await categoriesOf('acme');
    change('Categories');
    later(59_000);
    expect(await categoriesOf('acme')).toEqual(before);
    later(1_000);
    expect(await categoriesOf('acme')).not.toEqual(before);
  });

  it('is read once, however large the library is', async () => {
    const text = Array.from({ length: 20_000 }, (_, number) => `word${number}`).join(' ');
    const large = { title: 'Guide', category: 'c0', keywords: [], text };
    put('SearchShards/acme_0', { id: 'acme_0', entries: { large } });
    stamp(8e9);
    await categoriesOf('acme');
    taken();
    later(10_000);
    await categoriesOf('acme');
    expect(taken()).toEqual(HEAD);
  });

  it('is an older one while the database refuses', async () => {
    const before = await categoriesOf('acme');
    database.isDown = true;
    later(60 * 60_000);
    expect(await categoriesOf('acme')).toEqual(before);
  });

  it('is none while the database refuses and nothing was read before', async () => {
    put('LibraryKeys/fresh', { support_lib_id: 'fresh' });
    database.isDown = true;
    await expect(categoriesOf('fresh')).rejects.toThrow('refused');
  });
});

describe('S3-07: the view of a library that shows content of its parent (D-35)', () => {
  const child = (changes: object = {}) =>
    put('SupportLibraries/acme', {
      ...makeLibrary({ library_refkey: 'acme', parent_lib_id: 'parent', disabled_default_categories: false }),
      ...changes,
    });
  const entry = (title: string) => ({ title, category: 'of-parent-c0', keywords: [], text: title });
  const stampParent = (seconds: number) =>
    put('ContentStamps/parent', { changed_at: { seconds, nanoseconds: 0 }, support_lib_id: 'parent' });
  const view = async () => {
    const head = await findLibrary('acme', 'localhost');
    if (head === null) throw new Error('There is no such library');
    return libraryView(head);
  };
  const found = async (query: string) => {
    const { content } = await view();
    return content.engine.search(query, content.visibleCategoryIds).results.map(({ id }) => id);
  };

  beforeEach(() => {
    database.changes.delete('Categories');
    stampParent(Math.floor(Date.now() / 1000));
    put('SearchShards/parent_0', { id: 'parent_0', entries: { a: entry('Invoices'), b: entry('Refunds') } });
  });

  it('has its own categories first, then the parent’s, in an order of all', async () => {
    child();
    const { library, content } = await view();
    expect(content.categories.map(({ id }) => id)).toEqual(['c0', 'of-parent-c0']);
    expect(library.categoryPositioning.map(({ id }) => id)).toEqual(['c0', 'of-parent-c0']);
  });

  it('lists and searches the articles that it shows, and no others', async () => {
    child({ enabled_default_articles: ['a'] });
    const { content } = await view();
    expect(content.rows.get('of-parent-c0')).toEqual([{ id: 'a', article_title: 'Invoices' }]);
    expect([...content.defaultArticleIds]).toEqual(['a']);
    expect(await found('invoices')).toEqual(['a']);
    expect(await found('refunds')).toEqual([]);
  });

  it('U-12: leaves out what the library has published a copy of', async () => {
    child({ disabled_default_articles: false });
    const copy = { title: 'Our invoices', category: 'of-parent-c0', keywords: [], text: '' };
    put('SearchShards/acme_0', { id: 'acme_0', entries: { a_of_acme: copy } });
    expect(await found('invoices')).toEqual(['a_of_acme']);
    const { content } = await view();
    expect([...content.defaultArticleIds]).toEqual(['b']);
    expect(content.rows.get('of-parent-c0')?.map(({ id }) => id)).toEqual(['a_of_acme', 'b']);
  });

  it('follows the library’s choice and the parent within ten seconds', async () => {
    child();
    expect(await found('refunds')).toEqual([]);
    child({ disabled_default_articles: false });
    later(10_000);
    expect(await found('refunds')).toEqual(['b']);
    put('SearchShards/parent_0', { id: 'parent_0', entries: { a: entry('Invoices') } });
    stampParent(9e9);
    later(10_000);
    expect(await found('refunds')).toEqual([]);
  });

  it('D-72: reads nothing of the parent for a library that never chose', async () => {
    child({ disabled_default_categories: undefined });
    expect((await view()).content.categories.map(({ id }) => id)).toEqual(['c0']);
    expect(taken().filter((path) => path.includes('parent'))).toEqual([]);
  });

  it('costs the parent and its stamp in addition once it is kept', async () => {
    child();
    await view();
    later(10_000);
    taken();
    await view();
    expect(taken().sort()).toEqual([...HEAD, 'ContentStamps/parent', 'SupportLibraries/parent'].sort());
  });
});

describe('S3-07: the view of a library whose parent is hard to read', () => {
  const showParent = () =>
    put(
      'SupportLibraries/acme',
      makeLibrary({
        library_refkey: 'acme',
        parent_lib_id: 'parent',
        disabled_default_categories: false,
        disabled_default_articles: false,
        enabled_default_articles: [],
      }),
    );
  const article = (title: string, text = '') => ({ title, category: 'of-parent-c0', keywords: [], text });
  const putParent = (entries: object) => put('SearchShards/parent_0', { id: 'parent_0', entries });
  const stampParent = (seconds: number) =>
    put('ContentStamps/parent', { changed_at: { seconds, nanoseconds: 0 }, support_lib_id: 'parent' });
  const titles = async () => {
    const head = await findLibrary('acme', 'localhost');
    return head && [...(await libraryView(head)).content.titles.values()];
  };

  beforeEach(() => {
    database.changes.delete('Categories');
    stampParent(Math.floor(Date.now() / 1000));
    showParent();
  });

  it('reads a parent that is too heavy to keep once, not for every page', async () => {
    // In a category that the library does not show, so that only the parent is heavy.
    const heavy = { ...article('Heavy', 'x'.repeat(LIMITS.keptParents)), category: 'hidden' };
    putParent({ a: article('Invoices'), heavy });
    expect(await titles()).toEqual(['Invoices']);
    taken();
    later(10_000);
    expect(await titles()).toEqual(['Invoices']);
    expect(taken().filter((path) => path.startsWith('SearchShards'))).toEqual([]);
  });

  it('follows a change of the parent that could not be read at first', async () => {
    putParent({ a: article('Invoices') });
    expect(await titles()).toEqual(['Invoices']);
    putParent({ a: article('Bills') });
    stampParent(9e9);
    database.refused = 'SearchShards/parent_0';
    later(10_000);
    expect(await titles()).toEqual(['Invoices']);
    database.refused = '';
    later(10_000);
    expect(await titles()).toEqual(['Bills']);
  });

  it('reads a parent without a stamp again every minute', async () => {
    database.documents.delete('ContentStamps/parent');
    putParent({ a: article('Invoices') });
    expect(await titles()).toEqual(['Invoices']);
    putParent({ a: article('Bills') });
    later(59_000);
    expect(await titles()).toEqual(['Invoices']);
    later(1_000);
    expect(await titles()).toEqual(['Bills']);
  });
});

describe('finding a library (D-01)', () => {
  const idOf = async (key: string | null, hostname?: string) =>
    (await findLibrary(key, hostname ?? 'localhost'))?.library.library_refkey ?? null;

  it('goes by key in any case, else by host, else to the default parent library', async () => {
    expect(await idOf('AcMe', 'elsewhere.example')).toBe('acme');
    expect(await idOf(null, 'help.acme.example')).toBe('acme');
    expect(await idOf(null, 'elsewhere.example')).toBe('parent');
    expect(await idOf('nobodys')).toBeNull();
    expect(await idOf('api')).toBeNull();
  });

  it('goes by id as well in the widget, and an id comes before a key that looks like one (S2.5-19)', async () => {
    const [id, other] = ['acmelibrary000000001', 'otherlibrary00000001'];
    const acme = database.documents.get('SupportLibraries/acme');
    put(`SupportLibraries/${id}`, { ...acme, library_refkey: 'by-its-id' });
    put(`SupportLibraries/${other}`, { ...acme, library_refkey: id });
    put(`LibraryKeys/${id}`, { support_lib_id: other });
    const keyIn = async (name: string) => (await findFramedLibrary(name))?.library.library_refkey ?? null;
    expect(await keyIn(id)).toBe('by-its-id');
    expect(await keyIn('acme')).toBe('acme');
    expect(await keyIn('nobodyslibrary000001')).toBeNull();
    expect(await idOf(id)).toBe(id);
  });

  it('looks nothing up for a loopback name', async () => {
    await idOf(null, 'lumen.localhost');
    expect(taken().filter((path) => path.startsWith('LibraryHosts'))).toEqual([]);
  });

  it('asks for a host once a minute', async () => {
    await idOf(null, 'help.acme.example');
    taken();
    later(59_000);
    await idOf(null, 'help.acme.example');
    expect(taken().filter((path) => path.startsWith('LibraryHosts'))).toEqual([]);
    later(1_000);
    await idOf(null, 'help.acme.example');
    expect(taken().filter((path) => path.startsWith('LibraryHosts'))).toHaveLength(1);
  });

  it('does not follow a key that its library has given up', async () => {
    expect(await idOf('acme')).toBe('acme');
    put('SupportLibraries/acme', makeLibrary({ library_refkey: 'renamed' }));
    database.documents.delete('LibraryKeys/acme');
    later(10_000);
    expect(await idOf('acme')).toBeNull();
  });

  it('finds a key that somebody else has taken over', async () => {
    expect(await idOf('acme')).toBe('acme');
    put('SupportLibraries/acme', makeLibrary({ library_refkey: 'renamed' }));
    put('SupportLibraries/other', makeLibrary({ library_refkey: 'acme' }));
    put('LibraryKeys/acme', { support_lib_id: 'other' });
    later(10_000);
    expect((await findLibrary('acme', 'localhost'))?.library.id).toBe('other');
  });
});
