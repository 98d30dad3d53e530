import { articleSchema } from '@harborline/domain/entities/article';
import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, getDoc, runTransaction, serverTimestamp, updateDoc } from 'firebase/firestore';
import { parseDocument } from '../../../shared/live/parse-documents';
import { versionOf } from '../editor/load-article';

interface ArchiveChange {
  readonly id: string;
  readonly isArchived: boolean;
  readonly uid: string;
}

/**
 * Takes an article out of the help center, search and the list, or brings it back as it was. An archived article
 * is one that is disabled. @returns the article's version from then on @throws FirebaseError
 */
export async function setArchived(
  firestore: Firestore,
  { id, isArchived, uid }: ArchiveChange,
): Promise<string | null> {
  const place = doc(firestore, docPath.article(id));
  await updateDoc(place, { is_disabled: isArchived, updated_at: serverTimestamp(), updated_by: uid });
  const article = parseDocument(articleSchema, await getDoc(place));
  return article === null ? null : versionOf(article.updated_at);
}

/**
 * Deletes an archived article with its draft, unless somebody has brought it back or changed it since.
 * @throws FirebaseError
 */
export async function deleteArchived(
  firestore: Firestore,
  id: string,
  version: string | null,
): Promise<void> {
  const places = {
    article: doc(firestore, docPath.article(id)),
    draft: doc(firestore, docPath.articleDraft(id)),
  };
  await runTransaction(firestore, async (transaction) => {
    const [article, draft] = await Promise.all([
      transaction.get(places.article).then((snapshot) => parseDocument(articleSchema, snapshot)),
      transaction.get(places.draft),
    ]);
    if (article === null || !article.is_disabled || versionOf(article.updated_at) !== version) return;
    if (draft.exists()) transaction.delete(places.draft);
    transaction.delete(places.article);
  });
}
