import type { Article } from '../entities/article';

/** Whether visitors may find an article: published and not disabled (D-17). */
export function isSearchable(article: Pick<Article, 'is_published' | 'is_disabled'>): boolean {
  return article.is_published && !article.is_disabled;
}
