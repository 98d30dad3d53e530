import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, SEARCH_SHARD_COUNT } from '@harborline/domain/paths';
import { searchShardOf } from '@harborline/domain/search/search-shard';
import type { StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import { makeArticle } from '@harborline/domain/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import { articlePages } from './article-list';
import { findArticles } from './find-articles';

const ARTICLES = Array.from({ length: 5_000 }, (_, index) =>
  makeArticle({
    id: `a${index}`,
    article_title: `Battery guide ${index}`,
    article_categories: `c${index % 40}`,
    is_published: index % 10 !== 0,
  }),
);

/** A library of 5,000 articles that counts what is read of it, as Firestore bills it: by document. */
const library = vi.hoisted(() => ({ reads: 0 }));

const find = ({ collection, where, limit = Number.POSITIVE_INFINITY }: StoreQuery) => {
  if (collection !== COLLECTIONS.articles) return [];
  const wantsPublished = where.find(([field]) => field === 'is_published')?.[2];
  return ARTICLES.filter(
    ({ is_published }) => wantsPublished === undefined || is_published === wantsPublished,
  ).slice(0, limit);
};
const counted = <Rows extends readonly unknown[]>(rows: Rows): Rows => {
  library.reads += Math.max(1, rows.length);
  return rows;
};
const shardAt = (path: string) => {
  const number = Number(path.split('_').at(-1));
  const entries = ARTICLES.filter(({ id, is_published }) => is_published && searchShardOf(id) === number).map(
    ({ id, article_title: title, article_keywords: keywords, article_categories: category }) =>
      [id, { title, keywords, text: '', category }] as const,
  );
  return { id: path.split('/').at(-1), entries: Object.fromEntries(entries) };
};

vi.mock('../../../shared/store/read-records', () => ({
  readRecords: async (_firestore: unknown, query: StoreQuery) => counted(find(query)),
  readRecord: async (_firestore: unknown, { path }: StoreDocument) => {
    library.reads += 1;
    const [collection, id] = path.split('/');
    return collection === COLLECTIONS.searchShards
      ? shardAt(path)
      : ARTICLES.find((article) => article.id === id);
  },
}));
vi.mock('../../../shared/store/record-pages', () => ({
  recordPages: (_firestore: unknown, query: StoreQuery) => ({
    watchNewest: () => counted(find(query)),
    fetchBelow: async () => counted(find(query)),
  }),
}));

const SCOPE = { libraryId: 'lib', state: 'all', categoryIds: null } as const;

beforeEach(() => {
  library.reads = 0;
});

it('S9-18: each page of a list of 5,000 articles reads no more than it shows', async () => {
  const pages = articlePages({} as never, SCOPE);
  pages.watchNewest({ next: () => {}, error: () => {} });
  expect(library.reads).toBe(LIMITS.listPageSize);
  await pages.fetchBelow({ ...makeArticle(), isPending: false });
  expect(library.reads).toBe(2 * LIMITS.listPageSize);
});

it('S7.6-04: a search among 5,000 articles reads the index, what no index has, and what it shows', async () => {
  const found = await findArticles({} as never, { ...SCOPE, state: 'published' }, 'battery');
  expect(found).toHaveLength(LIMITS.listPageSize);
  expect(library.reads).toBe(SEARCH_SHARD_COUNT + LIMITS.listPageSize);

  library.reads = 0;
  await findArticles({} as never, SCOPE, 'battery');
  expect(library.reads).toBeLessThanOrEqual(SEARCH_SHARD_COUNT + LIMITS.listPageSize + 100);
});
