import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { siblingsOf } from '@harborline/domain/help-center/article-siblings';
import { hasDefaultContent, showsDefault } from '@harborline/domain/help-center/default-content';
import { popularAmong } from '@harborline/domain/help-center/help-center-home';
import { entriesOfPage } from '@harborline/domain/help-center/list-page';
import type {
  ArticleList,
  ArticleRow,
  ArticleSiblings,
  PageArticle,
  PageContent,
  PopularArticle,
} from '@harborline/domain/help-center/page-content';
import {
  type CategoryNode,
  visibleCategories,
  visibleCategoryIds,
} from '@harborline/domain/help-center/visible-categories';
import { LIMITS } from '@harborline/domain/limits';
import type { SearchAnswer } from '@harborline/domain/search/search-engine';
import { useEffect, useMemo, useState } from 'react';
import {
  freshResource,
  type Resource,
  readOnce,
  useFreshResource,
  useIsPageAwaited,
  useResource,
} from '../../shared/hooks/use-resource';
import { useLibrary } from '../../shared/library/library-scope';
import { LAG_MS, resourceOf } from './resource-keys';
import type { LiveSearch } from './search/live-search';

/** What reads the database. Pages that the server rendered or served do without. */
const loadReads = () => import('./load-help-center');

const loadCategories = async (library: LibraryPublic) => (await loadReads()).loadCategories(library);
const loadArticle = async (articleId: string) => (await loadReads()).loadArticle(articleId);

/** The categories a visitor sees, as a tree. @param isWanted false reads nothing */
export function useCategoryTree(isWanted = true): Resource<readonly CategoryNode[]> {
  const { library } = useLibrary();
  const key = isWanted ? resourceOf.categories(library.id) : null;
  const loaded = useResource(key, () => loadCategories(library), LAG_MS);
  return useMemo(() => {
    if (loaded.status !== 'ready') return loaded;
    return { status: 'ready', data: visibleCategories(loaded.data.categories, loaded.data.positioning) };
  }, [loaded]);
}

/** All articles of a category. What was read for one of its pages or articles serves the others. */
const loadRows = (library: LibraryPublic, categoryId: string): Promise<readonly ArticleRow[]> =>
  readOnce(
    resourceOf.categoryRows(library.id, categoryId),
    async () => (await loadReads()).loadCategoryRows(library, categoryId),
    LAG_MS,
  );

/** Titles of the articles in a category. @param categoryId null reads nothing @param page counted from 1 */
export function useArticleList(categoryId: string | null, page = 1): Resource<ArticleList> {
  const { library } = useLibrary();
  const key = categoryId === null ? null : resourceOf.articleList(library.id, categoryId, page);
  return useResource(key, async () => {
    const rows = await loadRows(library, categoryId ?? '');
    return { rows: entriesOfPage(rows, page, LIMITS.listedArticles), total: rows.length };
  });
}

/** The articles beside an article in its category: at once if the server named them, else once the page is idle; null until then. */
export function useSiblings({ id, article_categories }: PageArticle): ArticleSiblings | null {
  const { library } = useLibrary();
  const isIdle = useIsIdle();
  const key = resourceOf.siblings(library.id, id);
  const isRead = freshResource(key) !== undefined;
  const siblings = useResource(isIdle || isRead ? key : null, async () =>
    siblingsOf(await loadRows(library, article_categories), id),
  );
  return siblings.status === 'ready' ? siblings.data : null;
}

const NO_ARTICLES: readonly PopularArticle[] = [];

/** The most read articles of visible categories; none until they are loaded, or if that fails. */
export function usePopularArticles(): readonly PopularArticle[] {
  const { library } = useLibrary();
  const tree = useCategoryTree();
  const viewed = useResource(
    resourceOf.popularArticles(library.id),
    async () => (await loadReads()).loadMostViewed(library.id),
    LAG_MS,
  );
  return useMemo(() => {
    if (viewed.status !== 'ready' || tree.status !== 'ready') return NO_ARTICLES;
    return popularAmong(viewed.data, visibleCategoryIds(tree.data));
  }, [viewed, tree]);
}

/** Article id -> its reading, which began before the library was known. */
const early = new Map<string, Promise<PageArticle | null>>();

/** Starts loading what an article's page needs, before its library is known. */
export function preloadArticle(articleId: string): void {
  const reading = loadArticle(articleId);
  // The page reads it again, and says so if that fails, too.
  reading.catch(() => early.delete(articleId));
  early.set(articleId, reading);
}

/** Takes over a reading that has begun already, once. */
function readArticle(articleId: string): Promise<PageArticle | null> {
  const begun = early.get(articleId);
  early.delete(articleId);
  return begun ?? loadArticle(articleId);
}

const NO_ARTICLE = { status: 'ready', data: null } as const;

/**
 * One article; null if visitors may not see it, or it is neither the library's nor one it shows of its parent (D-35).
 * In place of its parent's the library may have published a copy (U-12), which stays when the original goes (D-73).
 */
export function useArticle(articleId: string): Resource<PageArticle | null> {
  const { library } = useLibrary();
  const article = useResource(resourceOf.article(library.id, articleId), () => readArticle(articleId));
  const found = article.status === 'ready' ? article.data : null;
  const isOwn = found?.support_lib_id === library.id;
  const mayBeDefault =
    found?.support_lib_id === library.parent_lib_id &&
    hasDefaultContent(library) &&
    showsDefault('articles', library, articleId);
  const mayBeCopied = article.status === 'ready' && !isOwn && library.parent_lib_id !== '';
  const tree = useCategoryTree(mayBeDefault);
  const copyId = copyIdOf(library.id, articleId);
  const copyKey = mayBeCopied ? resourceOf.article(library.id, copyId) : null;
  const copy = useResource(copyKey, () => loadArticle(copyId));
  if (article.status !== 'ready' || isOwn) return article;
  if (!mayBeCopied) return NO_ARTICLE;
  if (copy.status !== 'ready' || copy.data !== null) return copy;
  if (!mayBeDefault) return NO_ARTICLE;
  if (tree.status !== 'ready') return tree;
  return visibleCategoryIds(tree.data).has(found.article_categories) ? article : NO_ARTICLE;
}

type ArticleCounts = PageContent['articleCounts'];

async function loadEngine(library: LibraryPublic): Promise<LiveSearch> {
  const { loadSearchEngine } = await import('./search/load-search-engine');
  return loadSearchEngine(library);
}

/** The library's search, loaded when first wanted. */
export function useSearchEngine(isWanted: boolean): Resource<LiveSearch> {
  const { library } = useLibrary();
  const key = isWanted ? resourceOf.searchEngine(library.id) : null;
  return useResource(key, () => loadEngine(library), LAG_MS);
}

/** The server's search results for a query if it rendered or served the page, else undefined. @param page counted from 1 */
export function useServerAnswer(query: string, page = 1): SearchAnswer | undefined {
  const { library } = useLibrary();
  return useFreshResource<SearchAnswer>(resourceOf.answer(library.id, query, page), LAG_MS);
}

/** The library's search for a query that the server has not answered, and is not about to answer with its page. */
export function useEngineFor(query: string, page = 1): Resource<LiveSearch> {
  const isAnswered = useServerAnswer(query, page) !== undefined;
  const isAwaited = useIsPageAwaited();
  return useSearchEngine(!isAnswered && !isAwaited);
}

/** Published articles per category: at once if the server rendered or served the page, else once it is idle; null until then. */
export function useArticleCounts(): ReadonlyMap<string, number> | null {
  const { library } = useLibrary();
  const counted = useFreshResource<ArticleCounts>(resourceOf.articleCounts(library.id), LAG_MS);
  const isAwaited = useIsPageAwaited();
  const engine = useSearchEngine(useIsIdle() && counted === undefined && !isAwaited);
  return useMemo(() => {
    if (counted !== undefined) return new Map(Object.entries(counted));
    return engine.status === 'ready' ? engine.data.countByCategory : null;
  }, [counted, engine]);
}

/** True once the browser is idle; never if the visitor asked to save data. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return;
    const timer = setTimeout(() => setIsIdle(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
