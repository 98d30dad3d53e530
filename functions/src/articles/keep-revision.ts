import { isSameArticleText } from '@harborline/domain/articles/article-text';
import { isLive } from '@harborline/domain/articles/publication';
import type { articleSchema } from '@harborline/domain/entities/article';
import { articleFeedback, feedbackOfArticle } from '@harborline/domain/stores/article-feedback';
import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { articleRevision, articleRevisionsUnordered } from '@harborline/domain/stores/article-revisions';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import type * as z from 'zod/mini';
import { deleteFound } from '../platform/store/delete-found';
import { deleteIfOf } from '../platform/store/delete-if-of';
import { findIds, isStoredIn, snapshotRecord } from '../platform/store/read';
import { inBatch, mergeRecord, type NewRecord } from '../platform/store/write';
import { publishedTexts, publisherOf, revisionId } from '../revisions';
import type { ArticleChange } from './log-publication';

type Content = z.infer<typeof articleSchema>;
type Revision = NewRecord<ReturnType<typeof articleRevision>>;

/** The texts that a change published; the text it replaced is one of them, since it may never have been kept. */
export const publishedArticles = (before: Content | undefined, after: Content | undefined) =>
  publishedTexts<Content>({ isLive, isSame: isSameArticleText }, { before, after });

async function revisionOf(articleId: string, text: Content): Promise<Revision> {
  const { support_lib_id, article_title, article_content, article_keywords, article_categories } = text;
  return {
    support_lib_id,
    article_ref: articleId,
    article_title,
    article_content,
    article_keywords,
    article_categories,
    ...(await publisherOf(text)),
  };
}

const hasRevisions = async (articleId: string, libraryId: string): Promise<boolean> =>
  (await findIds({ ...articleRevisionsUnordered(libraryId, articleId), limit: 1 })).length > 0;

/**
 * Keeps what was published as a revision. It takes the text from the event, not from the article: two publications in
 * a row are two revisions, whenever their events arrive.
 */
export async function keepRevision({ id, before, after }: ArticleChange): Promise<void> {
  const { read } = articleDocument(id);
  const { published, replaced } = publishedArticles(
    snapshotRecord(read, before),
    snapshotRecord(read, after),
  );
  if (!published || !(await isStoredIn(published.support_lib_id, articleDocument(id)))) return;
  const isFirst = replaced !== undefined && !(await hasRevisions(id, published.support_lib_id));
  for (const text of isFirst ? [replaced, published] : [published]) {
    const revision = await revisionOf(id, text);
    await inBatch((batch) => mergeRecord(batch, articleRevision(revisionId(id, text.updated_at)), revision));
  }
}

/** Deletes the plan, the revisions and the visitors' reasons of an article that was deleted for good. */
export async function forgetArticle(articleId: string, libraryId: string): Promise<void> {
  await deleteIfOf(libraryId, keptArticlePlan(articleId));
  await deleteFound(articleRevisionsUnordered(libraryId, articleId), articleRevision);
  await deleteFound(feedbackOfArticle(libraryId, articleId), articleFeedback);
}
