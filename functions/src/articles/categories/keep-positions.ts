import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@harborline/domain/entities/category';
import { fillPositions, subcategoryIds } from '@harborline/domain/help-center/category-positions';
import { orderCategories } from '@harborline/domain/help-center/visible-categories';
import { allCategories, keptCategory } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

function keepSubcategories(transaction: Transaction, ordered: readonly Category[]): void {
  const below = subcategoryIds(ordered);
  for (const { id, subCategory: earlier = [] } of ordered) {
    const subCategory = [...(below.get(id) ?? [])];
    if (!isDeepStrictEqual(subCategory, earlier))
      updateRecord(transaction, keptCategory(id), { subCategory });
  }
}

/**
 * Fills in a library's category order (S3-08) and the subcategories of each category (S3-15) from the categories as
 * they are. It trusts no event, so late, repeated and reordered ones all lead to the same order.
 */
export async function keepPositions(libraryId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const library = await readRecord(libraryDocument(libraryId), transaction);
    if (!library) return;
    const { categoryPositioning: saved } = library;
    const categories = await findRecords(allCategories(libraryId), transaction);
    const categoryPositioning = fillPositions(categories, saved);
    keepSubcategories(transaction, orderCategories(categories, saved));
    if (isDeepStrictEqual(categoryPositioning, saved)) return;
    updateRecord(transaction, libraryDocument(libraryId), { categoryPositioning });
  });
}
