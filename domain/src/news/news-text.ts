import type { NewsFlash } from '../entities/news-flash';

export type NewsText = Pick<
  NewsFlash,
  | 'newsFlash_title'
  | 'newsFlash_content'
  | 'newsFlash_featureImage'
  | 'newsFlash_keywords'
  | 'newsFlash_categories'
  | 'categoryName'
>;

/** What a news flash, its draft or one of its revisions says, and nothing else of it. */
export const newsTextOf = (news: NewsText) => ({
  newsFlash_title: news.newsFlash_title,
  newsFlash_content: news.newsFlash_content,
  newsFlash_featureImage: news.newsFlash_featureImage,
  newsFlash_keywords: news.newsFlash_keywords,
  newsFlash_categories: news.newsFlash_categories,
  categoryName: news.categoryName,
});
