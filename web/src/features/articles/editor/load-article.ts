import type { Article, ArticleDraft } from '@harborline/domain/entities/article';
import { isId } from '@harborline/domain/entities/id';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';

/** The state of an article that an editor started from; null if there is no draft. */
export interface ArticleVersion {
  readonly article: string;
  readonly draft: string | null;
}

export interface LoadedArticle {
  readonly article: Article;
  /** unpublished edits of a published article */
  readonly draft: ArticleDraft | null;
  readonly version: ArticleVersion;
}

export const versionOf = ({ seconds, nanoseconds }: TimestampLike): string => `${seconds}.${nanoseconds}`;

/** An article with its draft; null if the library has no such article. @throws FirebaseError */
export async function loadArticle(
  firestore: Firestore,
  id: string,
  libraryId: string,
): Promise<LoadedArticle | null> {
  if (!isId(id)) return null;
  const article = await readRecord(firestore, articleDocument(id));
  if (article === null || article.support_lib_id !== libraryId) return null;
  const draft = article.is_published ? await readRecord(firestore, articleDraft(id)) : null;
  return {
    article,
    draft,
    version: {
      article: versionOf(article.updated_at),
      draft: draft === null ? null : versionOf(draft.updated_at),
    },
  };
}
