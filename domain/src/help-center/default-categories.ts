import type { Category } from '../entities/category';
import type { LibraryPublic } from '../entities/library';
import { type DefaultSwitches, hasDefaultContent } from './default-content';
import {
  type CategoryNode,
  orderCategories,
  type Positioning,
  visibleCategories,
} from './visible-categories';

/** Whether a library shows a top-level category of its parent; those below it come with it. */
const showsDefaultCategory = (
  {
    disabled_default_categories: isDisabled = true,
    enabled_default_categories: listed = [],
  }: DefaultSwitches,
  categoryId: string,
): boolean => !isDisabled || listed.includes(categoryId);

/** Categories in any order, and the order staff saved. */
export interface OrderedCategories {
  readonly categories: readonly Category[];
  readonly positioning: Positioning;
}

const flatten = (nodes: readonly CategoryNode[]): Category[] =>
  nodes.flatMap(({ category, children }) => [category, ...flatten(children)]);

/** The parent's categories that a library shows, in the parent's order. */
export function defaultCategories(
  switches: DefaultSwitches,
  { categories, positioning }: OrderedCategories,
): Category[] {
  if (!hasDefaultContent(switches)) return [];
  const tops = visibleCategories(categories, positioning);
  return flatten(tops.filter(({ category }) => showsDefaultCategory(switches, category.id)));
}

/** The categories of a library and those of its parent that it shows: its own come first, each in their own order. */
export function withDefaultCategories(
  library: DefaultSwitches & Pick<LibraryPublic, 'categoryPositioning'>,
  own: readonly Category[],
  parent: OrderedCategories,
): OrderedCategories {
  const categories = [
    ...orderCategories(own, library.categoryPositioning),
    ...defaultCategories(library, parent),
  ];
  return { categories, positioning: categories.map(({ id }) => ({ id })) };
}
