import type { ArticleSiblings, PageArticle, PageContent } from '@harborline/domain/help-center/page-content';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useArticle, useSiblings } from '../../features/help-center/use-help-center';
import { forgetResources, freshResource } from '../../shared/hooks/use-resource';
import { libraryResource } from '../../shared/library/library-resources';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { putContent } from './put-content';

const made = (id: string, libraryId: string): PageArticle => ({
  id,
  support_lib_id: libraryId,
  article_title: id,
  article_categories: 'c1',
  updatedAt: 0,
  html: '',
  sections: [],
  description: '',
});

const ORIGINAL = made('a1', 'agency');
const COPY = made('a1_of_child', 'child');

const loadCategoryRows = vi.hoisted(() => vi.fn());
vi.mock('../../features/help-center/load-help-center', async (original) => ({
  ...(await original<typeof import('../../features/help-center/load-help-center')>()),
  loadCategoryRows,
  loadArticle: async (id: string) => [ORIGINAL, COPY].find((article) => article.id === id) ?? null,
}));

const child = makeLibrary({ id: 'child', library_refkey: 'child', parent_lib_id: 'agency' });
const agency = makeLibrary({ id: 'agency', library_refkey: 'agency', parent_lib_id: '' });

const SIBLINGS: ArticleSiblings = {
  previous: { id: 'before', article_title: 'Before it' },
  next: null,
  related: [],
};

const content = (article: PageArticle | null): PageContent => ({
  library: child,
  stylesheet: '',
  categories: [],
  translations: [],
  page: 1,
  articleCounts: {},
  articleRows: {},
  popularArticles: [],
  article,
  siblings: article && SIBLINGS,
  answer: null,
  status: null,
  courses: null,
  course: null,
  news: null,
  newsFlash: null,
});

function opened(library: typeof child, articleId: string) {
  const scope = { library, links: publicLinks(library.library_refkey) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LibraryScopeProvider scope={scope}>{children}</LibraryScopeProvider>
  );
  return renderHook(() => useArticle(articleId), { wrapper }).result;
}

function besideOf(article: PageArticle) {
  const scope = { library: child, links: publicLinks(child.library_refkey) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LibraryScopeProvider scope={scope}>{children}</LibraryScopeProvider>
  );
  return renderHook(() => useSiblings(article), { wrapper }).result;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetResources();
});

describe("an article at the address of the parent's, rendered by the server", () => {
  it.each([
    ['the copy', COPY],
    ['nothing', null],
  ])('is there at once as %s, and leaves the page of the parent as it is (D-73)', async (_name, article) => {
    putContent('/article/details/child/a1', content(article));
    expect(opened(child, 'a1').current).toEqual({ status: 'ready', data: article });
    const ofAgency = opened(agency, 'a1');
    await waitFor(() => expect(ofAgency.current).toEqual({ status: 'ready', data: ORIGINAL }));
  });
});

describe('the articles beside an article', () => {
  it('are there at once if the server named them, and cost no reading', () => {
    putContent('/article/details/child/a1', content(COPY));
    expect(besideOf(COPY).current).toEqual(SIBLINGS);
    expect(loadCategoryRows).not.toHaveBeenCalled();
  });

  it('are read once for all articles of the category where the server did not answer', async () => {
    const rows = Array.from({ length: 300 }, (_, number) => ({ id: `a${number}`, article_title: '' }));
    loadCategoryRows.mockResolvedValue(rows);
    const [one, other] = [made('a250', 'child'), made('a299', 'child')].map(besideOf);
    await waitFor(() => expect(one?.current?.next?.id).toBe('a251'));
    await waitFor(() => expect(other?.current?.previous?.id).toBe('a298'));
    cleanup();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 60_000);
    const later = besideOf(made('a7', 'child'));
    await waitFor(() => expect(later.current?.previous?.id).toBe('a6'));
    expect(loadCategoryRows).toHaveBeenCalledOnce();
    cleanup();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    besideOf(made('a8', 'child'));
    await waitFor(() => expect(loadCategoryRows).toHaveBeenCalledTimes(2));
  });
});

describe('the hours and the notice of a library (D-130, D-131)', () => {
  const calendar = { timeZone: 'UTC', weekly: [], holidays: [], exceptions: [] };
  const put = (changes: Partial<PageContent['library']>) =>
    putContent('/child', { ...content(null), library: { ...child, ...changes } });
  const known = () => freshResource<PageContent['library']>(libraryResource('child'));

  it('stay where a page comes without them, and go where a page says so', () => {
    const notice = { text: 'It takes longer.', until: null };
    put({ business_hours: calendar, load_notice: notice });
    put({ companyEmail: 'new@child.example' });
    expect(known()).toMatchObject({ business_hours: calendar, load_notice: notice });
    expect(known()).toMatchObject({ companyEmail: 'new@child.example' });
    put({ business_hours: null, load_notice: null });
    expect(known()).toMatchObject({ business_hours: null, load_notice: null });
  });

  it('are not those of another library', () => {
    put({ business_hours: calendar });
    putContent('/child', { ...content(null), library: agency });
    expect(known()).not.toHaveProperty('business_hours');
  });
});
