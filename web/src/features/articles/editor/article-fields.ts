import type { Article, ArticleDraft } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { contentToStore } from '../../../shared/rich-text/content-to-store';

/** The fields a writer edits. */
export interface ArticleFields {
  readonly title: string;
  /** HTML */
  readonly content: string;
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

const asStored = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  title: fields.title.trim(),
  content: contentToStore(fields.content),
});

/** Whether two texts are equal once saved: the form writes HTML in its own style. */
export const isSameStoredText = (one: ArticleFields, other: ArticleFields): boolean =>
  isSameText(asStored(one), asStored(other));

export interface ArticleErrors {
  readonly title?: string;
  readonly categoryId?: string;
  readonly content?: string;
}

/** Errors that keep an article from being saved. A category is only required if visitors will find the article. */
export function validateArticle(fields: ArticleFields, isPublishing: boolean): ArticleErrors {
  const lacksCategory = isPublishing && fields.categoryId === '';
  return {
    ...(fields.title.trim() === '' ? { title: ARTICLE_TEXTS.titleRequired } : {}),
    ...(lacksCategory ? { categoryId: ARTICLE_TEXTS.categoryRequired } : {}),
    ...(fields.content.length > LIMITS.articleContent ? { content: ARTICLE_TEXTS.contentTooLong } : {}),
  };
}

export const hasErrors = (errors: ArticleErrors): boolean => Object.keys(errors).length > 0;
