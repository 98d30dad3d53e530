import type { Category } from '@harborline/domain/entities/category';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { changeArticles } from '../list/bulk/change-articles';
import { placeOf, siblingsOf, type TreeRow } from './category-places';
import { emptyCategory } from './empty-category';
import { moveCategory } from './move-category';
import { removeCategory, restoreCategory } from './save-category';
import { useAttempt } from './use-attempt';

/** Deletes a category: its articles move to another one first, its subcategories to the top level. */
export function useCategoryRemoval(rows: readonly TreeRow[]) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  const [moved, setMoved] = useState(0);

  const offerUndo = (category: Category, articleIds: readonly string[]) => {
    const childIds = siblingsOf(rows, category.id).map((row) => row.category.id);
    const categories = rows.map((row) => row.category);
    const place = placeOf(rows, category.id);
    return undo(CATEGORY_TEXTS.saveFailed, async () => {
      await restoreCategory(firestore, { category, childIds });
      const changes = articleIds.map((id) => ({ id, changes: { article_categories: category.id } }));
      const changed = await changeArticles(firestore, { uid, changes });
      await moveCategory(firestore, { libraryId, uid, categories, id: category.id, place });
      if (changed.length < changes.length) throw new Error('Not all articles could be moved back');
    });
  };

  /** @param targetId takes the articles; null if there are none. @returns whether the category is deleted */
  const remove = (category: Category, targetId: string | null): Promise<boolean> => {
    setMoved(0);
    return attempt(CATEGORY_TEXTS.saveFailed, async () => {
      const { id: from } = category;
      const emptied =
        targetId === null
          ? { moved: [], isEmpty: true }
          : await emptyCategory(firestore, { libraryId, uid, from, to: targetId, onProgress: setMoved });
      if (!emptied.isEmpty) {
        toasts.warning(CATEGORY_TEXTS.deleteStopped);
        return;
      }
      const childIds = siblingsOf(rows, from).map((row) => row.category.id);
      await removeCategory(firestore, { category, childIds });
      toasts.success(CATEGORY_TEXTS.deleted(category.category_title), offerUndo(category, emptied.moved));
    });
  };
  return { remove, moved };
}
