import { visibleArticlesOf } from '@harborline/domain/stores/articles';
import { category as categoryDocument, keptCategory } from '@harborline/domain/stores/categories';
import { countRecords, refOf, snapshotRecord } from '../../platform/store/read';
import { updateUnchanged } from '../../platform/store/write';

const ATTEMPTS = 5;

/** @returns whether the category has the right number now */
async function hasCounted(categoryId: string): Promise<boolean> {
  const document = categoryDocument(categoryId);
  const snapshot = await refOf(document).get();
  const category = snapshotRecord(document.read, snapshot);
  if (!category || !snapshot.updateTime) return true;
  const articles = await countRecords(visibleArticlesOf(category.support_lib_id, categoryId));
  if (articles === category.articles) return true;
  // Refused if another event has written since the category was read: its number may be the newer one.
  return (await updateUnchanged(keptCategory(categoryId), { articles }, snapshot.updateTime)) !== undefined;
}

/**
 * Stores with a category how many of its articles visitors can read. It counts anew instead of adding, so repeated and
 * reordered events lead to the same number, and a burst of them writes seldom.
 * @throws Error if others kept writing the category, so that the event is delivered again
 */
export async function countArticles(categoryId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await hasCounted(categoryId)) return;
  }
  throw new Error(`The articles of ${categoryId} could not be counted between its changes`);
}
