import type { Category } from '@harborline/domain/entities/category';
import { category } from '@harborline/domain/stores/categories';
import type { Firestore } from 'firebase/firestore';
import { inBatch } from '../../../shared/store/in-batch';
import { newId } from '../../../shared/store/new-id';
import { setRecord, updateRecord } from '../../../shared/store/write-record';

/** What people write of a category. */
export type CategoryFields = Pick<
  Category,
  'category_title' | 'category_description' | 'category_icon' | 'parent_cat_id' | 'is_enabled' | 'is_disabled'
>;

/** What people wrote of a category, without the fields that triggers keep. */
export const fieldsOf = ({
  category_title,
  category_description,
  category_icon,
  parent_cat_id,
  is_enabled,
  is_disabled,
}: CategoryFields): CategoryFields => ({
  category_title,
  category_description,
  category_icon,
  parent_cat_id,
  is_enabled,
  is_disabled,
});

/** Creates a category, last among its siblings by its title until it is moved (D-36). @returns its id @throws FirebaseError */
export async function createCategory(
  firestore: Firestore,
  libraryId: string,
  fields: CategoryFields,
): Promise<string> {
  const id = newId(firestore);
  await setRecord(firestore, category(id), { support_lib_id: libraryId, ...fields });
  return id;
}

/** Changes a category. @throws FirebaseError */
export const changeCategory = (firestore: Firestore, id: string, fields: CategoryFields): Promise<void> =>
  updateRecord(firestore, category(id), fields);

/** A category and the ids of those directly below it. */
export interface RemovedCategory {
  readonly category: Category;
  readonly childIds: readonly string[];
}

/** Deletes a category; those below it move to the top level. @throws FirebaseError */
export const removeCategory = (
  firestore: Firestore,
  { category: { id }, childIds }: RemovedCategory,
): Promise<void> =>
  inBatch(firestore, (batch) => {
    for (const childId of childIds) batch.update(category(childId), { parent_cat_id: '' });
    batch.delete(category(id));
  });

/** Puts a deleted category back, with those that were below it. @throws FirebaseError */
export async function restoreCategory(
  firestore: Firestore,
  { category: removed, childIds }: RemovedCategory,
): Promise<void> {
  const { id, support_lib_id } = removed;
  await setRecord(firestore, category(id), { support_lib_id, ...fieldsOf(removed) });
  // Rules look the parent up as it was before a batch, so it must be there first.
  await inBatch(firestore, (batch) => {
    for (const childId of childIds) batch.update(category(childId), { parent_cat_id: id });
  });
}
