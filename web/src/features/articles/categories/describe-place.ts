import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { siblingsOf, type TreeRow } from './category-places';

/** Says where a category is, for people who do not see it. */
export function describePlace(rows: readonly TreeRow[], id: string): string {
  const row = rows.find(({ category }) => category.id === id);
  if (row === undefined) return '';
  const siblings = siblingsOf(rows, row.parentId);
  const index = siblings.indexOf(row) + 1;
  const parent = rows.find(({ category }) => category.id === row.parentId);
  return parent === undefined
    ? CATEGORY_TEXTS.placeAtTop(index, siblings.length)
    : CATEGORY_TEXTS.placeIn(index, siblings.length, parent.category.category_title);
}
