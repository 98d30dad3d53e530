import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article, copiesOfParent } from '@harborline/domain/stores/articles';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import type { Writer } from '../../../shared/writing/editing/text-kind';
import { type CopiesOf, type CopyOf, makeCopy, type OwnCopy, pairCopies, versionOf } from './copies';
import { decideCopy, type TakeResult } from './decide-copy';

export type ArticleCopy = CopyOf<Article>;
export type ArticleCopies = CopiesOf<Article>;

/** Every copy that the library made of its parent's articles. @throws FirebaseError */
export const loadCopies = async (firestore: Firestore, libraryId: string): Promise<ArticleCopies> =>
  pairCopies(await readRecords(firestore, copiesOfParent(libraryId)), (id) =>
    readRecord(firestore, article(id)),
  );

/** Makes the library's own copy of a published article of its parent, unpublished. @throws FirebaseError */
export async function copyArticle(firestore: Firestore, originId: string, writer: Writer): Promise<OwnCopy> {
  const origin = await readRecord(firestore, article(originId));
  if (origin === null) throw new Error('The article is gone');
  const id = copyIdOf(writer.libraryId, originId);
  const { article_title, article_content, article_keywords, article_categories } = origin;
  const store = () =>
    setRecord(firestore, article(id), {
      support_lib_id: writer.libraryId,
      article_title,
      article_content,
      article_keywords,
      article_categories,
      is_published: false,
      is_disabled: false,
      origin_ref: originId,
      origin_updated_at: versionOf(origin),
      likes: 0,
      disLikes: 0,
      views: 0,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      updated_by: writer.uid,
    });
  return makeCopy(id, store, () => readRecord(firestore, article(id)));
}

/** Notes that the writer has seen the parent's present text; the copy stays as it is. @throws FirebaseError */
export async function keepCopy(firestore: Firestore, seen: ArticleCopy, writer: Writer): Promise<void> {
  await decide(firestore, seen, writer, false);
}

/**
 * Puts the parent's present text into the copy, in its own category: as unpublished edits where the copy is published.
 * @throws FirebaseError
 */
export const takeOrigin = (firestore: Firestore, seen: ArticleCopy, writer: Writer): Promise<TakeResult> =>
  decide(firestore, seen, writer, true);

async function decide(
  firestore: Firestore,
  { copy, origin }: ArticleCopy,
  { uid, libraryId }: Writer,
  takesText: boolean,
): Promise<TakeResult> {
  if (origin === null) return 'done';
  const stamp = { updated_at: serverTimestamp(), updated_by: uid };
  const { article_title, article_content, article_keywords } = origin;
  const text = { article_title, article_content, article_keywords };
  const draft = articleDraft(copy.id);
  return decideCopy(firestore, {
    copy: article(copy.id),
    takesText,
    isDrafted: isLive,
    // A draft that is left of an earlier publication counts for nothing.
    hasEdits: async (transaction, stored) => isLive(stored) && transaction.has(draft),
    write: (transaction, isTaken) =>
      transaction.update(article(copy.id), {
        origin_updated_at: versionOf(origin),
        ...stamp,
        ...(isTaken && text),
      }),
    writeDraft: (transaction, { article_categories }) =>
      transaction.set(draft, { support_lib_id: libraryId, ...text, article_categories, ...stamp }),
  });
}
