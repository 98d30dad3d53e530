import type { LibraryPublic } from '@harborline/domain/entities/library';
import { newsEntry } from '@harborline/domain/news/news-list';
import { docPath } from '@harborline/domain/paths';
import { makeLibrary, makeNewsFlash } from '@harborline/domain/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadNews, loadNewsFlash } from './load-news';

const stored = vi.hoisted(() => new Map<string, object>());
const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/store/public-records', () => ({
  readPublicRecord: async ({ path }: { path: string }) => {
    asked(path);
    return stored.get(path) ?? null;
  },
}));
vi.mock('../article/prepare-article', () => ({
  prepareHtml: async (html: string) => ({ html, description: '' }),
}));

const child = makeLibrary({ id: 'child', parent_lib_id: 'parent', enabled_default_newsFlash: ['sundays'] });

/** Stores published news flashes of a library with its list. */
function layOut(libraryId: string, ids: readonly string[]): void {
  const all = ids.map((id) => makeNewsFlash({ id, support_lib_id: libraryId, newsFlash_title: id }));
  for (const news of all) stored.set(docPath.newsFlash(news.id), news);
  stored.set(docPath.newsFlashList(libraryId), {
    support_lib_id: libraryId,
    entries: all.flatMap((news) => newsEntry(news) ?? []),
  });
}

const listOf = async (library: LibraryPublic) => (await loadNews(library, 1)).entries.map(({ id }) => id);

beforeEach(() => {
  stored.clear();
  asked.mockClear();
  layOut('parent', ['sundays', 'winter']);
  layOut('child', ['own']);
});

it('S3-07: lists and opens the news of the parent that the library shows', async () => {
  expect((await listOf(child)).toSorted()).toEqual(['own', 'sundays']);
  expect(await loadNewsFlash(child, 'sundays')).toMatchObject({ id: 'sundays' });
  expect(await loadNewsFlash(child, 'winter')).toBeNull();
});

it('D-73: opens a published copy at the address of its original', async () => {
  layOut('child', ['sundays_of_child']);
  expect(await listOf(child)).toEqual(['sundays_of_child']);
  expect(await loadNewsFlash(child, 'sundays')).toMatchObject({ id: 'sundays_of_child' });
});

it('reads nothing of a parent where there is none, or none of its news is shown', async () => {
  for (const changes of [{ parent_lib_id: '' }, { enabled_default_newsFlash: [] }])
    expect(await listOf({ ...child, ...changes })).toEqual(['own']);
  expect(asked).not.toHaveBeenCalledWith(docPath.newsFlashList('parent'));
});
