import { categorySchema } from '@harborline/domain/entities/category';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { parseDocuments } from '../../../shared/live/parse-documents';

/** Query `categories.all`: every category of a library, hidden ones included, by title. */
export async function fetchCategories(firestore: Firestore, libraryId: string) {
  const found = await getDocs(
    query(
      collection(firestore, COLLECTIONS.categories),
      where('support_lib_id', '==', libraryId),
      orderBy('category_title'),
      limit(LIMITS.listedCategories),
    ),
  );
  return parseDocuments(categorySchema, found);
}
