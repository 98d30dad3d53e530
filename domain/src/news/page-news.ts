import type { NewsEntry, NewsFlash } from '../entities/news-flash';
import { entriesOfPage } from '../help-center/list-page';
import type { PageArticle, PageNews, PageNewsFlash } from '../help-center/page-content';
import { LIMITS } from '../limits';
import { currentNews } from './news-list';
import { newsState } from './news-schedule';

/** One page of a library's news at a time. @param page counted from 1 */
export function pageOfNews(stored: readonly NewsEntry[], page: number, nowMs: number): PageNews {
  const current = currentNews(stored, nowMs);
  return { entries: entriesOfPage(current, page, LIMITS.newsPageSize), total: current.length };
}

/** Whether the visitors of a library can read a news flash at a time. */
export const isReadable = (news: NewsFlash, libraryId: string, nowMs: number): boolean =>
  news.support_lib_id === libraryId && newsState(news, nowMs) === 'published';

/** A news flash as its page shows it. */
export const toPageNewsFlash = (
  news: NewsFlash,
  { html, description }: Pick<PageArticle, 'html' | 'description'>,
): PageNewsFlash => ({
  id: news.id,
  newsFlash_title: news.newsFlash_title,
  newsFlash_featureImage: news.newsFlash_featureImage,
  newsFlash_keywords: news.newsFlash_keywords,
  categoryName: news.categoryName,
  timeStamp: news.timeStamp.toMillis(),
  takesReactions: news.is_of_incident !== true,
  html,
  description,
  heart: news.heart,
  party: news.party,
  snooze: news.snooze,
  dislike: news.dislike,
});
