import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Loadable } from '../../../shared/requests/loadable';
import type { CategoryNode } from './category-tree';

/** Titles of categories by id: null while they load, '' when they could not be loaded. */
export function categoryTitles(
  categories: Loadable<readonly CategoryNode[]>,
): (categoryId: string) => string | null {
  if (categories.status !== 'ready') return () => (categories.status === 'loading' ? null : '');
  const titles = new Map(categories.data.map(({ category }) => [category.id, category.category_title]));
  return (categoryId) => titles.get(categoryId) ?? ARTICLE_TEXTS.noCategory;
}
