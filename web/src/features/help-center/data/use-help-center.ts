import { type CategoryNode, visibleCategories } from '@harborline/domain/help-center/visible-categories';
import { useEffect, useState } from 'react';
import { type Resource, useResource } from '../../../shared/hooks/use-resource';
import { useLibrary } from '../../../shared/library/library-scope';
import { type ArticleRow, loadArticle, loadArticleRows, loadCategories } from './load-help-center';
import type { SearchEngine } from './search-engine';

/** The categories a visitor sees, as a tree. */
export function useCategoryTree(): Resource<readonly CategoryNode[]> {
  const { library } = useLibrary();
  const categories = useResource(`categories/${library.id}`, () => loadCategories(library.id));
  if (categories.status !== 'ready') return categories;
  return { status: 'ready', data: visibleCategories(categories.data, library.categoryPositioning) };
}

/** Titles of the articles in a category; null reads nothing. */
export function useArticleRows(categoryId: string | null): Resource<readonly ArticleRow[]> {
  const { library } = useLibrary();
  const key = categoryId === null ? null : `articles/${library.id}/${categoryId}`;
  return useResource(key, () => loadArticleRows(library.id, categoryId ?? ''));
}

/** One article; null if visitors cannot have it or none is asked for. */
export function useArticle(articleId: string | null): Resource<Awaited<ReturnType<typeof loadArticle>>> {
  const { library } = useLibrary();
  const key = articleId === null ? null : `article/${library.id}/${articleId}`;
  return useResource(key, () => loadArticle(library.id, articleId ?? ''));
}

async function loadEngine(libraryId: string): Promise<SearchEngine> {
  const { loadSearchEngine } = await import('./search-engine');
  return loadSearchEngine(libraryId);
}

/** The library's search, read when first wanted. */
export function useSearchEngine(isWanted: boolean): Resource<SearchEngine> {
  const { library } = useLibrary();
  return useResource(isWanted ? `search/${library.id}` : null, () => loadEngine(library.id));
}

/** True once the browser has nothing better to do; never where the visitor saves data. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return;
    const timer = setTimeout(() => setIsIdle(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
