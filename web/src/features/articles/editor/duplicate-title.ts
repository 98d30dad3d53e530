import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, getDocs, limit, query, where } from 'firebase/firestore';

/** Query `articles.byTitle`: whether another article of the library has this very title (D-26). */
export async function hasDuplicateTitle(
  firestore: Firestore,
  libraryId: string,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const found = await getDocs(
    query(
      collection(firestore, COLLECTIONS.articles),
      where('support_lib_id', '==', libraryId),
      where('article_title', '==', title.trim()),
      limit(2),
    ),
  );
  return found.docs.some((document) => document.id !== id);
}
