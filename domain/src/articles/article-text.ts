import type { Article } from '../entities/article';

/** What a writer edits of an article, as stored. */
export type ArticleText = Pick<
  Article,
  'article_title' | 'article_content' | 'article_keywords' | 'article_categories'
>;

/** Whether two stored texts of an article are equal, to the letter. */
export function isSameArticleText(one: ArticleText, other: ArticleText): boolean {
  return (
    one.article_title === other.article_title &&
    one.article_content === other.article_content &&
    one.article_categories === other.article_categories &&
    one.article_keywords.join('\n') === other.article_keywords.join('\n')
  );
}
