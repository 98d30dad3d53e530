import type { Category } from '@harborline/domain/entities/category';
import { isCategoryVisible } from '@harborline/domain/help-center/visible-categories';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { useEffect, useMemo, useRef } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Place } from './category-places';
import { moveCategory } from './move-category';
import { type CategoryFields, changeCategory, createCategory, fieldsOf } from './save-category';
import { useAttempt } from './use-attempt';

/** What people do with categories. Each says how it ended, offers to undo it, and resolves to whether it succeeded. */
export interface CategoryActions {
  readonly create: (fields: CategoryFields) => Promise<boolean>;
  readonly change: (category: Category, fields: CategoryFields) => Promise<boolean>;
  readonly setVisible: (category: Category, isVisible: boolean) => Promise<boolean>;
  readonly move: (category: Category, to: Place, from: Place) => Promise<boolean>;
}

const withVisibility = (category: Category, isVisible: boolean): CategoryFields => ({
  ...fieldsOf(category),
  ...(isVisible ? { is_enabled: true, is_disabled: false } : { is_enabled: false }),
});

/** Creates, changes, shows, hides and moves categories of the library. */
export function useCategoryActions(categories: readonly Category[]): CategoryActions {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  // An undo runs later than the change, among the categories of then.
  const latest = useRef(categories);
  useEffect(() => {
    latest.current = categories;
  });

  return useMemo(() => {
    const save = (category: Category, fields: CategoryFields, message: string) =>
      attempt(CATEGORY_TEXTS.saveFailed, async () => {
        await changeCategory(firestore, category.id, fields);
        const takeBack = () => changeCategory(firestore, category.id, fieldsOf(category));
        toasts.success(message, undo(CATEGORY_TEXTS.saveFailed, takeBack));
      });
    const place = (id: string, to: Place) =>
      moveCategory(firestore, { libraryId, uid, categories: latest.current, id, place: to });
    return {
      create: (fields) =>
        attempt(CATEGORY_TEXTS.saveFailed, async () => {
          await createCategory(firestore, libraryId, fields);
          toasts.success(CATEGORY_TEXTS.created(fields.category_title));
        }),
      change: (category, fields) => save(category, fields, CATEGORY_TEXTS.saved(fields.category_title)),
      setVisible: (category, isVisible) => {
        if (isVisible === isCategoryVisible(category)) return Promise.resolve(true);
        const message = isVisible ? CATEGORY_TEXTS.shown : CATEGORY_TEXTS.hiddenNow;
        return save(category, withVisibility(category, isVisible), message(category.category_title));
      },
      move: ({ id, category_title }, to, from) =>
        attempt(CATEGORY_TEXTS.orderNotSaved, async () => {
          await place(id, to);
          const takeBack = () => place(id, from);
          toasts.success(CATEGORY_TEXTS.moved(category_title), undo(CATEGORY_TEXTS.orderNotSaved, takeBack));
        }),
    };
  }, [firestore, libraryId, uid, attempt, undo, toasts]);
}
