import type { CategoryNode } from '@harborline/domain/help-center/visible-categories';

/** Articles in a category and everything below it. */
export function countArticles(node: CategoryNode, countByCategory: ReadonlyMap<string, number>): number {
  const own = countByCategory.get(node.category.id) ?? 0;
  return node.children.reduce((sum, child) => sum + countArticles(child, countByCategory), own);
}
