import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_CATEGORY_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import { useMemo } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { newId } from '../../../shared/store/new-id';
import { useToasts } from '../../../shared/ui-admin/toasts';
import {
  createSopCategory,
  deleteEmptySopCategory,
  isSopCategoryEmpty,
  lastPosition,
  movedPositions,
  renameSopCategory,
  saveSopPositions,
} from './save-sop-category';

/** What people do with SOP categories. Each step resolves to whether it succeeded, and says so. */
export function useCategorySteps(categories: readonly SopCategory[]) {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  return useMemo(() => {
    const attempt = async (work: () => Promise<unknown>, doneText: string): Promise<boolean> => {
      try {
        await work();
        toasts.success(doneText);
        return true;
      } catch (error) {
        report('sop-category', error);
        toasts.error(SOP_TEXTS.changeFailed);
        return false;
      }
    };
    return {
      create: (title: string) => {
        const category = { id: newId(firestore), libraryId, title, position: lastPosition(categories) };
        return attempt(() => createSopCategory(firestore, category), SOP_CATEGORY_TEXTS.created(title));
      },
      rename: ({ id }: SopCategory, title: string) =>
        attempt(() => renameSopCategory(firestore, id, title), SOP_CATEGORY_TEXTS.renamed(title)),
      move: ({ id, category_title }: SopCategory, step: -1 | 1) =>
        attempt(
          () => saveSopPositions(firestore, movedPositions(categories, id, step)),
          SOP_CATEGORY_TEXTS.moved(category_title),
        ),
      /** Whether a category can be deleted: only an empty one. */
      mayRemove: async (category: SopCategory): Promise<boolean> => {
        try {
          if (await isSopCategoryEmpty(firestore, category)) return true;
          toasts.warning(SOP_CATEGORY_TEXTS.notEmpty(category.category_title));
        } catch (error) {
          report('sop-category', error);
          toasts.error(SOP_CATEGORY_TEXTS.loadFailed);
        }
        return false;
      },
      remove: async (category: SopCategory): Promise<boolean> => {
        const title = category.category_title;
        try {
          if (await deleteEmptySopCategory(firestore, category)) {
            toasts.success(SOP_CATEGORY_TEXTS.deleted(title));
            return true;
          }
          toasts.warning(SOP_CATEGORY_TEXTS.notEmpty(title));
        } catch (error) {
          report('sop-category', error);
          toasts.error(SOP_TEXTS.changeFailed);
        }
        return false;
      },
    };
  }, [categories, firestore, libraryId, toasts]);
}
