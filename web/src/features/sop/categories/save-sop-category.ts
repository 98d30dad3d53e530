import type { SopCategory } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { sopCategory, sopsOfCategory } from '@harborline/domain/stores/sops';
import type { Firestore } from 'firebase/firestore';
import { inBatch } from '../../../shared/store/in-batch';
import { readRecords } from '../../../shared/store/read-records';
import { deleteRecord, setRecord, updateRecord } from '../../../shared/store/write-record';

/** The place after the last category. */
export const lastPosition = (categories: readonly Pick<SopCategory, 'position'>[]): number =>
  Math.min(Math.max(0, ...categories.map(({ position }) => position)) + 1, LIMITS.sopPosition);

interface NewCategory {
  readonly id: string;
  readonly libraryId: string;
  readonly title: string;
  readonly position: number;
}

/** @throws FirebaseError */
export const createSopCategory = (
  firestore: Firestore,
  { id, libraryId, title, position }: NewCategory,
): Promise<void> =>
  setRecord(firestore, sopCategory(id), {
    support_lib_id: libraryId,
    category_id: id,
    category_title: title,
    position,
  });

/** @throws FirebaseError */
export const renameSopCategory = (firestore: Firestore, id: string, title: string): Promise<void> =>
  updateRecord(firestore, sopCategory(id), { category_title: title });

/**
 * The positions after a category was moved by one place, of those that change. Two that were created at once may have
 * the same position, so all are numbered anew.
 */
export function movedPositions(
  categories: readonly Pick<SopCategory, 'id' | 'position'>[],
  id: string,
  step: -1 | 1,
): readonly Pick<SopCategory, 'id' | 'position'>[] {
  const from = categories.findIndex((category) => category.id === id);
  const to = from + step;
  const [moved, other] = [categories[from], categories[to]];
  if (moved === undefined || other === undefined) return [];
  const order = categories.with(from, other).with(to, moved);
  return order
    .map((category, index) => ({ id: category.id, position: index + 1, before: category.position }))
    .filter(({ position, before }) => position !== before)
    .map(({ id: changed, position }) => ({ id: changed, position }));
}

/** @throws FirebaseError */
export const saveSopPositions = (
  firestore: Firestore,
  positions: readonly Pick<SopCategory, 'id' | 'position'>[],
): Promise<void> =>
  inBatch(firestore, (batch) => {
    for (const { id, position } of positions) batch.update(sopCategory(id), { position });
  });

type PlacedCategory = Pick<SopCategory, 'id' | 'support_lib_id'>;

/** Whether a category has no SOP in any state. @throws FirebaseError */
export const isSopCategoryEmpty = async (
  firestore: Firestore,
  { id, support_lib_id }: PlacedCategory,
): Promise<boolean> => (await readRecords(firestore, sopsOfCategory(support_lib_id, id))).length === 0;

/** Deletes a category without SOPs. @returns whether it was empty @throws FirebaseError */
export async function deleteEmptySopCategory(
  firestore: Firestore,
  category: PlacedCategory,
): Promise<boolean> {
  if (!(await isSopCategoryEmpty(firestore, category))) return false;
  await deleteRecord(firestore, sopCategory(category.id));
  return true;
}
