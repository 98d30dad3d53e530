import type { Category } from '@harborline/domain/entities/category';
import { orderCategories, type Positioning } from '@harborline/domain/help-center/visible-categories';
import { LIMITS } from '@harborline/domain/limits';
import { category } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryArea, libraryLastChange } from '@harborline/domain/stores/library-areas';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { type Place, type TreeRow, treeRows, withMoved } from './category-places';
import { categoryTree } from './category-tree';

/** The categories as rows, in the order that was saved. */
export const orderedRows = (categories: readonly Category[], positioning: Positioning): TreeRow[] =>
  treeRows(categoryTree(orderCategories(categories, positioning)));

interface Move {
  readonly libraryId: string;
  readonly uid: string;
  readonly categories: readonly Category[];
  readonly id: string;
  readonly place: Place;
}

/**
 * Moves a category and saves the order (S7.6-08). It starts from the order as stored, so that two people who move
 * different categories both succeed. @throws FirebaseError
 */
export function moveCategory(
  firestore: Firestore,
  { libraryId, uid, categories, id, place }: Move,
): Promise<void> {
  const isOtherParent = categories.some((one) => one.id === id && one.parent_cat_id !== place.parentId);
  return inTransaction(firestore, async (transaction) => {
    const library = await transaction.read(libraryDocument(libraryId));
    const positioning = library?.categoryPositioning ?? [];
    const rows = withMoved(orderedRows(categories, positioning), id, place);
    const ids = rows.map((row) => row.category.id).slice(0, LIMITS.categoryOrder);
    const isOtherOrder = ids.join() !== positioning.map((position) => position.id).join();
    if (isOtherOrder) {
      transaction.update(libraryArea(libraryId, 'categoryOrder'), { categoryPositioning: ids });
      transaction.set(libraryLastChange(libraryId), {
        updated_by: uid,
        updated_at: serverTimestamp(),
        area: 'categoryOrder',
      });
    }
    if (isOtherParent) transaction.update(category(id), { parent_cat_id: place.parentId });
  });
}
