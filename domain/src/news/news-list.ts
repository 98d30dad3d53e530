import type { NewsEntry, NewsFlash } from '../entities/news-flash';
import { descriptionOf } from '../help-center/article-description';
import { LIMITS } from '../limits';

/** A news flash as the list for visitors has it; null if they cannot read it. */
export function newsEntry(news: NewsFlash): NewsEntry | null {
  if (!news.is_published) return null;
  return {
    id: news.id,
    newsFlash_title: news.newsFlash_title,
    description: descriptionOf(news.newsFlash_content),
    newsFlash_featureImage: news.newsFlash_featureImage,
    newsFlash_categories: news.newsFlash_categories,
    categoryName: news.categoryName,
    timeStamp: news.timeStamp.toMillis(),
    expiresAt: news.expires_at?.toMillis() ?? null,
  };
}

/** Order of news: the newest first. */
export const newestFirst = (one: NewsEntry, other: NewsEntry): number =>
  other.timeStamp - one.timeStamp || (one.id < other.id ? -1 : 1);

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** As many of the newest as the list's document takes. */
export function arrangeNews(entries: readonly NewsEntry[]): NewsEntry[] {
  const newest = entries.toSorted(newestFirst).slice(0, LIMITS.listedNews);
  let bytes = 0;
  return newest.filter((entry) => {
    bytes += bytesOf(entry) + 1;
    return bytes <= LIMITS.newsListBytes;
  });
}

/** The list with one entry replaced, or taken out. */
export const withNewsEntry = (
  entries: readonly NewsEntry[],
  id: string,
  entry: NewsEntry | null,
): NewsEntry[] => {
  const others = entries.filter((other) => other.id !== id);
  return arrangeNews(entry === null ? others : [...others, entry]);
};

/** Those that have not expired. The schedule takes the others out within minutes. */
export const currentNews = (entries: readonly NewsEntry[], nowMs: number): readonly NewsEntry[] =>
  entries.filter(({ expiresAt }) => expiresAt === null || expiresAt > nowMs);
