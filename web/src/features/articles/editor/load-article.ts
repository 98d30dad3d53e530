import { isLive } from '@harborline/domain/articles/publication';
import type { Article, ArticleDraft } from '@harborline/domain/entities/article';
import { isId } from '@harborline/domain/entities/is-id';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { inTransaction, type RecordTransaction } from '../../../shared/store/in-transaction';
import { readRecord } from '../../../shared/store/read-records';
import { versionOf } from '../../../shared/store/version-of';
import type { TextVersion } from '../../../shared/writing/editing/text-kind';

export interface LoadedArticle {
  readonly article: Article;
  /** unpublished edits of a published article */
  readonly draft: ArticleDraft | null;
  readonly version: TextVersion;
}

async function readArticle(
  read: RecordTransaction['read'],
  id: string,
  libraryId: string,
): Promise<LoadedArticle | null> {
  const article = await read(articleDocument(id));
  if (article === null || article.support_lib_id !== libraryId) return null;
  const draft = isLive(article) ? await read(articleDraft(id)) : null;
  return {
    article,
    draft,
    version: {
      article: versionOf(article.updated_at),
      draft: draft === null ? null : versionOf(draft.updated_at),
    },
  };
}

/** An article with its draft; null if there is none in this library. @throws FirebaseError */
export async function loadArticle(
  firestore: Firestore,
  id: string,
  libraryId: string,
): Promise<LoadedArticle | null> {
  return isId(id) ? readArticle((document) => readRecord(firestore, document), id, libraryId) : null;
}

/**
 * The same, read by a transaction: while a listener follows a document, an ordinary read returns what the listener
 * last reported, which may be older than the save that has just succeeded. @throws FirebaseError
 */
export async function loadLatestArticle(
  firestore: Firestore,
  id: string,
  libraryId: string,
): Promise<LoadedArticle | null> {
  if (!isId(id)) return null;
  return inTransaction(firestore, ({ read }) => readArticle(read, id, libraryId));
}
