import type { Category } from '../entities/category';
import type { CategoryPosition } from '../entities/library';
import { LIMITS } from '../limits';
import { clip } from '../text/clip';
import { utf8Bytes } from '../text/utf8-bytes';
import { isCategoryVisible, orderCategories, type Positioning } from './visible-categories';

/** An entry of the category order with every specified field (S3-08). */
export type FullPosition = Required<CategoryPosition>;

type Texts = Pick<FullPosition, 'category_title' | 'category_icon' | 'category_description'>;

const HIDDEN: Texts = { category_title: '', category_icon: '', category_description: '' };

/** The library is public: of a category that visitors may not open, the order tells nothing but its state. */
function toldOf(category: Category): Texts & Pick<FullPosition, 'articles'> {
  if (!isCategoryVisible(category)) return { ...HIDDEN, articles: 0 };
  const { category_title, category_icon, category_description, articles = 0 } = category;
  return { category_title, category_icon, category_description, articles };
}

/** What gives way where the entries are too large: descriptions first, titles last. */
const YIELDING = [
  'category_description',
  'category_icon',
  'category_title',
] as const satisfies readonly (keyof Texts)[];

/** Bytes of the entries as JSON. */
const sizeOf = (positions: readonly FullPosition[]): number => utf8Bytes(JSON.stringify(positions));

/** Cuts texts, all to the same length, until the entries fit; ids and states stay whole. */
export function fitPositions(
  positions: readonly FullPosition[],
  budgetBytes: number = LIMITS.categoryPositioningBytes,
): FullPosition[] {
  let fitting = [...positions];
  for (const field of YIELDING) {
    let limit = Math.max(0, ...fitting.map((position) => position[field].length));
    while (limit > 0 && sizeOf(fitting) > budgetBytes) {
      limit = Math.floor(limit * 0.8);
      fitting = fitting.map((position) => ({ ...position, [field]: clip(position[field], limit) }));
    }
  }
  return fitting;
}

/** The ids of the categories directly below each, in the order of `ordered`. */
export function subcategoryIds(ordered: readonly Category[]): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const { id, parent_cat_id } of ordered)
    below.set(parent_cat_id, [...(below.get(parent_cat_id) ?? []), id]);
  return below;
}

/**
 * The whole category order from the ids that a page saved and the categories as they are (S3-08): ids without a category
 * are left out, categories without a position follow by title (D-36).
 */
export function fillPositions(categories: readonly Category[], positioning: Positioning): FullPosition[] {
  const ordered = orderCategories(categories, positioning);
  const below = subcategoryIds(ordered);
  return fitPositions(
    ordered.slice(0, LIMITS.categoryOrder).map((category) => ({
      id: category.id,
      is_enabled: category.is_enabled,
      is_disabled: category.is_disabled,
      subCategory: [...(below.get(category.id) ?? [])],
      ...toldOf(category),
    })),
  );
}

/** Whether a page saved this order since the trigger last filled it: an entry is then no more than its id. */
export const isUnfilled = (positioning: Positioning): boolean =>
  positioning.some(
    ({ category_title, subCategory }) => category_title === undefined || subCategory === undefined,
  );
