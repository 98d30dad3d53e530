import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources } from '../../shared/hooks/use-resource';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { preloadArticle, useArticle } from './use-help-center';

/** What visitors may read, by id, and the ids that were read. */
const published = vi.hoisted(() => ({
  articles: new Map<string, object>(),
  reads: [] as string[],
  isDown: false,
}));

vi.mock('./load-help-center', async (original) => ({
  ...(await original<typeof import('./load-help-center')>()),
  loadArticle: async (id: string) => {
    published.reads.push(id);
    if (published.isDown) throw new Error('refused');
    return published.articles.get(id) ?? null;
  },
  loadCategories: async () => ({ categories: [], positioning: [] }),
}));

const child = makeLibrary({ id: 'child', library_refkey: 'child', parent_lib_id: 'agency' });
const agency = makeLibrary({ id: 'agency', library_refkey: 'agency', parent_lib_id: '' });

function publish(id: string, libraryId: string): void {
  const article: PageArticle = {
    id,
    support_lib_id: libraryId,
    article_title: id,
    article_categories: 'c1',
    updatedAt: 0,
    html: '',
    sections: [],
    description: '',
  };
  published.articles.set(id, article);
}

/** The id of the article that a library's page shows at an address; null if it says that nothing is there. */
async function shownAt(library: typeof child, articleId: string): Promise<string | null> {
  const scope = { library, links: publicLinks(library.library_refkey) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LibraryScopeProvider scope={scope}>{children}</LibraryScopeProvider>
  );
  const { result } = renderHook(() => useArticle(articleId), { wrapper });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return result.current.status === 'ready' ? (result.current.data?.id ?? null) : null;
}

beforeEach(() => {
  published.articles.clear();
  published.reads.length = 0;
  published.isDown = false;
});
afterEach(() => {
  cleanup();
  forgetResources();
});

it('is read once, though its reading began before the library was known', async () => {
  publish('own', 'child');
  preloadArticle('own');
  expect(await shownAt(child, 'own')).toBe('own');
  expect(published.reads).toEqual(['own']);
});

it('is read again if that early reading failed', async () => {
  publish('own', 'child');
  published.isDown = true;
  preloadArticle('own');
  await waitFor(() => expect(published.reads).toEqual(['own']));
  published.isDown = false;
  expect(await shownAt(child, 'own')).toBe('own');
});

describe("the article at the address of the parent's (D-73)", () => {
  it('is the published copy, whether or not the library chose the original', async () => {
    publish('a1', 'agency');
    publish('a1_of_child', 'child');
    expect(await shownAt(child, 'a1')).toBe('a1_of_child');
  });

  it('is the published copy when visitors can read the original no more', async () => {
    publish('a1_of_child', 'child');
    expect(await shownAt(child, 'a1')).toBe('a1_of_child');
  });

  it('is none without a copy if the library did not choose the original', async () => {
    publish('a1', 'agency');
    expect(await shownAt(child, 'a1')).toBeNull();
  });

  it('is looked for only where there may be one', async () => {
    publish('own', 'child');
    await shownAt(child, 'own');
    await shownAt(agency, 'gone');
    expect(published.reads).toEqual(['own', 'gone']);
  });
});
