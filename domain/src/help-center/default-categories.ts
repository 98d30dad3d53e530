import type { Category } from '../entities/category';
import type { LibraryPublic } from '../entities/library';
import { type DefaultSwitch, hasDefaultContent, showsDefault } from './default-content';
import {
  type CategoryNode,
  orderCategories,
  type Positioning,
  visibleCategories,
} from './visible-categories';

/** Categories in any order, and the order staff saved. */
export interface OrderedCategories {
  readonly categories: readonly Category[];
  readonly positioning: Positioning;
}

const flatten = (nodes: readonly CategoryNode[]): Category[] =>
  nodes.flatMap(({ category, children }) => [category, ...flatten(children)]);

/** The parent's categories that a library shows, in the parent's order. Those below one come with it. */
export function defaultCategories(
  library: DefaultSwitch<'categories'>,
  { categories, positioning }: OrderedCategories,
): Category[] {
  if (!hasDefaultContent(library)) return [];
  const tops = visibleCategories(categories, positioning);
  return flatten(tops.filter(({ category }) => showsDefault('categories', library, category.id)));
}

/** The categories of a library and those of its parent that it shows: its own come first, each in their own order. */
export function withDefaultCategories(
  library: DefaultSwitch<'categories'> & Pick<LibraryPublic, 'categoryPositioning'>,
  own: readonly Category[],
  parent: OrderedCategories,
): OrderedCategories {
  const categories = [
    ...orderCategories(own, library.categoryPositioning),
    ...defaultCategories(library, parent),
  ];
  return { categories, positioning: categories.map(({ id }) => ({ id })) };
}
