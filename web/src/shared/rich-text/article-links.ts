import type { Article } from '@harborline/domain/entities/article';
import type { DeadArticleLink } from '@harborline/domain/entities/article-links';

export type DeadLink = Readonly<DeadArticleLink>;

/** An article that a text may link to. */
export type LinkedArticle = Pick<Article, 'id' | 'article_title' | 'is_published'>;

/** What the editor asks about the articles of the library. */
export interface ArticleLinks {
  /** articles for typed words, best first */
  readonly find: (words: string) => Promise<readonly LinkedArticle[]>;
  readonly deadLinkTo: (id: string) => Promise<DeadLink | null>;
}
