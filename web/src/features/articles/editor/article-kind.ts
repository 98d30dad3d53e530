import { audienceOf, isLive } from '@harborline/domain/articles/publication';
import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import * as z from 'zod/mini';
import type { TextKind } from '../../../shared/writing/editing/text-kind';
import type { Writing } from '../../../shared/writing/editing/use-writing';
import type { ComparedPart } from '../../../shared/writing/versions/difference-dialog';
import { linesOf } from '../../../shared/writing/versions/lines-of';
import { type ArticleFields, fieldsOf, isSameText, validateArticle } from './article-fields';
import { isCategoryGone } from './category-gone';
import { type LoadedArticle, loadLatestArticle } from './load-article';
import { type ArticleIntent, type AudienceIntent, saveArticle } from './save-article';
import { watchSaves } from './watch-saves';

/** Everything about writing in a stored article. */
export type ArticleWriting = Writing<ArticleFields, LoadedArticle, AudienceIntent>;

const DONE_TEXTS: Record<ArticleIntent, string | null> = {
  'save-unpublished': ARTICLE_TEXTS.saved,
  'save-draft': null,
  publish: ARTICLE_TEXTS.publishedNow,
  unpublish: ARTICLE_TEXTS.unpublishedNow,
  'discard-draft': null,
  'for-staff': AUDIENCE_TEXTS.nowForStaff,
  'for-visitors': AUDIENCE_TEXTS.nowForVisitors,
};

/** Articles: edits of a published one go to `ArticleDrafts`, those of an unpublished one to the article (D-75). */
export const ARTICLE_KIND: TextKind<ArticleFields, LoadedArticle, AudienceIntent> = {
  name: 'article',
  texts: ARTICLE_TEXTS,
  fieldsSchema: z.object({
    title: z.string(),
    content: z.string(),
    keywords: z.array(z.string()),
    categoryId: z.string(),
  }),
  isSame: isSameText,
  view({ article, draft, version }) {
    const latest = draft ?? article;
    return {
      id: article.id,
      libraryId: article.support_lib_id,
      fields: fieldsOf(latest),
      published: fieldsOf(article),
      hasDraft: draft !== null,
      isLive: isLive(article),
      version,
      updatedBy: latest.updated_by,
      updatedAtMs: latest.updated_at.seconds * 1_000,
      publishedBy: article.updated_by,
    };
  },
  validate: (fields, intent) => validateArticle(fields, intent === 'publish'),
  autosave: (_fields, { article }) => (isLive(article) ? 'save-draft' : 'save-unpublished'),
  loadLatest: (firestore, { article }) => loadLatestArticle(firestore, article.id, article.support_lib_id),
  save: (firestore, intent, request, { writer }) => saveArticle(firestore, intent, request, writer),
  watch: (firestore, { id, isLive: isPublished }) => watchSaves(firestore, { id, isPublished }),
  doneText: (intent, { article }) =>
    intent === 'publish' && audienceOf(article) === 'staff'
      ? AUDIENCE_TEXTS.publishedForStaff
      : DONE_TEXTS[intent],
  async explain(firestore, { categoryId }, refusal) {
    const isGone = await isCategoryGone(firestore, categoryId, refusal);
    return isGone ? { categoryId: ARTICLE_TEXTS.categoryGone } : {};
  },
};

/** What is compared of two versions of an article. @param titleOf a category's title by its id */
export const articleParts = (
  titleOf: (categoryId: string) => string,
): readonly ComparedPart<ArticleFields>[] => [
  { label: ARTICLE_TEXTS.titleLabel, linesOf: ({ title }) => [title] },
  { label: ARTICLE_TEXTS.categoryLabel, linesOf: ({ categoryId }) => [titleOf(categoryId)] },
  { label: ARTICLE_TEXTS.keywordsLabel, linesOf: ({ keywords }) => [keywords.join(', ')] },
  { label: ARTICLE_TEXTS.contentLabel, linesOf: ({ content }) => linesOf(content) },
];
