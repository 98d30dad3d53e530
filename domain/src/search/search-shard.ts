import type { Article } from '../entities/article';
import { LIMITS } from '../limits';
import { SEARCH_SHARD_COUNT } from '../paths';
import { clip } from '../text/clip';
import { htmlToText } from './html-to-text';
import type { SearchEntry } from './search-entry';

/** FNV-1a over an article's id, stable across releases since stored data depends on it. */
export function articleHash(articleId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < articleId.length; index += 1) {
    hash = Math.imul(hash ^ articleId.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** The shard of an article while none of its library's shards is split. */
export const searchShardOf = (articleId: string): number => articleHash(articleId) % SEARCH_SHARD_COUNT;

type Indexed = Pick<Article, 'article_title' | 'article_content' | 'article_keywords' | 'article_categories'>;

/** What search keeps of an article, its whole text included. */
export function toSearchEntry(article: Indexed): SearchEntry {
  return {
    title: clip(article.article_title, LIMITS.articleTitle),
    keywords: article.article_keywords
      .slice(0, LIMITS.articleKeywords)
      .map((word) => clip(word, LIMITS.keyword)),
    text: htmlToText(clip(article.article_content, LIMITS.articleContent)),
    category: article.article_categories,
  };
}
