import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Loadable } from '../../../shared/requests/loadable';
import type { CategoryNode } from './category-tree';

type Categories = Loadable<readonly CategoryNode[]>;

/**
 * Titles of categories by id: null while they load, '' when they could not be loaded.
 * @param defaults the parent's categories, in which a copy may stand
 */
export function categoryTitles(
  categories: Categories,
  defaults: Categories,
): (categoryId: string) => string | null {
  const all = [categories, defaults];
  const titles = new Map(
    all
      .flatMap((state) => (state.status === 'ready' ? state.data : []))
      .map(({ category }) => [category.id, category.category_title]),
  );
  const isLoading = all.some(({ status }) => status === 'loading');
  const isKnown = all.every(({ status }) => status === 'ready');
  const other = isKnown ? ARTICLE_TEXTS.noCategory : isLoading ? null : '';
  return (categoryId) => titles.get(categoryId) ?? other;
}
