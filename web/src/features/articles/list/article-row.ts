import type { Article } from '@harborline/domain/entities/article';
import type { WindowOptions } from '../../../shared/live/merge-window';
import type { Stored } from '../../../shared/store/snapshot-record';

export type ArticleRow = Stored<Article>;

export const ARTICLE_STATES = ['all', 'published', 'unpublished', 'archived'] as const;
/** Which articles the list shows; kept in the URL. */
export type ArticleState = (typeof ARTICLE_STATES)[number];

export function readState(value: string | null): ArticleState {
  return ARTICLE_STATES.find((state) => state === value) ?? 'all';
}

/** Newest edit first. */
export const articleOrder = (size: number): WindowOptions<ArticleRow> => ({
  size,
  idOf: (row) => row.id,
  timeOf: (row) => row.updated_at.toMillis(),
});
