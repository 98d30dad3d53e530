import type { CategoryNode } from '../../articles';

/** A category's title by its id, '' for one that is gone. */
export const categoryTitles =
  (nodes: readonly CategoryNode[]) =>
  (categoryId: string): string =>
    nodes.find(({ category }) => category.id === categoryId)?.category.category_title ?? '';
