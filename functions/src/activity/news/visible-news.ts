import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsState } from '@harborline/domain/news/news-schedule';
import { ApiError } from '../../platform/errors';

/** A news flash that a visitor can read. @throws ApiError 'not-found' for any other (D-17) */
export function visibleNews(news: NewsFlash | undefined, nowMs: number): NewsFlash {
  if (!news || newsState(news, nowMs) !== 'published') throw new ApiError('not-found');
  return news;
}
