import type { Article, ArticleDraft } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { TextErrors, TextFields } from '../../../shared/writing/editing/text-kind';

/** The fields a writer edits. */
export interface ArticleFields extends TextFields {
  readonly keywords: readonly string[];
  /** '' if none is chosen */
  readonly categoryId: string;
}

export const NO_FIELDS: ArticleFields = { title: '', content: '', keywords: [], categoryId: '' };

type Stored = Pick<
  Article | ArticleDraft,
  'article_title' | 'article_content' | 'article_keywords' | 'article_categories'
>;

export function fieldsOf(stored: Stored): ArticleFields {
  return {
    title: stored.article_title,
    content: stored.article_content,
    keywords: stored.article_keywords,
    categoryId: stored.article_categories,
  };
}

export function isSameText(one: ArticleFields, other: ArticleFields): boolean {
  return (
    one.title === other.title &&
    one.content === other.content &&
    one.categoryId === other.categoryId &&
    one.keywords.join('\n') === other.keywords.join('\n')
  );
}

export type ArticleErrors = TextErrors<ArticleFields>;

/** Errors that keep an article from being saved. A category is only required if visitors will find the article. */
export function validateArticle(fields: ArticleFields, isPublishing: boolean): ArticleErrors {
  const lacksCategory = isPublishing && fields.categoryId === '';
  return {
    ...(fields.title.trim() === '' ? { title: ARTICLE_TEXTS.titleRequired } : {}),
    ...(lacksCategory ? { categoryId: ARTICLE_TEXTS.categoryRequired } : {}),
    ...(fields.content.length > LIMITS.articleContent ? { content: ARTICLE_TEXTS.contentTooLong } : {}),
  };
}
