import type { Category } from '@harborline/domain/entities/category';

export interface CategoryNode {
  readonly category: Category;
  /** 0 for a top-level category */
  readonly depth: number;
}

/**
 * Categories in tree order, each below its parent. One whose parent is missing is at the top level, and
 * a cycle of parents, which only a faulty import could create, is cut where it closes.
 */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const ids = new Set(categories.map(({ id }) => id));
  const childrenOf = new Map<string, Category[]>();
  for (const category of categories) {
    const parent = ids.has(category.parent_cat_id) ? category.parent_cat_id : '';
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), category]);
  }
  const nodes: CategoryNode[] = [];
  const known = new Set<string>();
  const append = (category: Category, depth: number) => {
    if (known.has(category.id)) return;
    known.add(category.id);
    nodes.push({ category, depth });
    for (const child of childrenOf.get(category.id) ?? []) append(child, depth + 1);
  };
  for (const category of childrenOf.get('') ?? []) append(category, 0);
  for (const category of categories) append(category, 0);
  return nodes;
}

/** A category and everything below it, since choosing a category means its subcategories too. */
export function withDescendants(nodes: readonly CategoryNode[], id: string): string[] {
  const at = nodes.findIndex(({ category }) => category.id === id);
  const root = nodes[at];
  if (root === undefined) return [id];
  const end = nodes.findIndex(({ depth }, index) => index > at && depth <= root.depth);
  return nodes.slice(at, end === -1 ? undefined : end).map(({ category }) => category.id);
}

/** Articles that visitors can read in a category and below it; triggers keep the numbers, so none is counted here. */
export const publishedIn = (nodes: readonly CategoryNode[], id: string): number => {
  const ids = new Set(withDescendants(nodes, id));
  return nodes.reduce((sum, { category }) => sum + (ids.has(category.id) ? (category.articles ?? 0) : 0), 0);
};
