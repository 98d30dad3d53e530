import type { Category } from '../entities/category';
import type { LibraryPublic } from '../entities/library';

export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** Visible only if enabled and not disabled; a missing is_disabled counts as false (D-36). */
export function isCategoryVisible(category: {
  readonly is_enabled: boolean;
  readonly is_disabled?: boolean | undefined;
}): boolean {
  return category.is_enabled === true && category.is_disabled !== true;
}

/** The saved order, with the ids alone or with every field. */
export type Positioning = readonly LibraryPublic['categoryPositioning'][number][];

/**
 * Categories in the order staff saved (S3-08). The saved order is a cache: entries whose category is gone are
 * skipped, and categories it lacks follow by title (D-36).
 */
export function orderCategories(categories: readonly Category[], positioning: Positioning): Category[] {
  const indexes = new Map<string, number>();
  for (const [index, { id }] of positioning.entries()) if (!indexes.has(id)) indexes.set(id, index);
  const indexOf = (category: Category): number => indexes.get(category.id) ?? positioning.length;
  return [...categories].sort(
    (first, second) =>
      indexOf(first) - indexOf(second) ||
      first.category_title.localeCompare(second.category_title, 'en') ||
      (first.id < second.id ? -1 : 1),
  );
}

/**
 * The tree a visitor sees. A subcategory whose parent is hidden or gone is hidden with it, and so is a cycle
 * of categories that are each other's parents.
 */
export function visibleCategories(categories: readonly Category[], positioning: Positioning): CategoryNode[] {
  const ordered = orderCategories(categories.filter(isCategoryVisible), positioning);
  const childrenOf = new Map<string, Category[]>();
  for (const category of ordered) {
    const siblings = childrenOf.get(category.parent_cat_id) ?? [];
    siblings.push(category);
    childrenOf.set(category.parent_cat_id, siblings);
  }
  const toNode = (category: Category): CategoryNode => ({
    category,
    children: (childrenOf.get(category.id) ?? []).map(toNode),
  });
  return (childrenOf.get('') ?? []).map(toNode);
}

/** The path from the top to a category, itself included; empty if visitors cannot reach it. */
export function categoryPath(nodes: readonly CategoryNode[], categoryId: string): Category[] {
  for (const { category, children } of nodes) {
    if (category.id === categoryId) return [category];
    const below = categoryPath(children, categoryId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** Ids of all visible categories, used to hide articles whose category is not shown. */
export function visibleCategoryIds(nodes: readonly CategoryNode[]): Set<string> {
  const ids = new Set<string>();
  const visit = ({ category, children }: CategoryNode): void => {
    ids.add(category.id);
    children.forEach(visit);
  };
  nodes.forEach(visit);
  return ids;
}
