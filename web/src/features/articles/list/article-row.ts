import { isSameArticleText } from '@harborline/domain/articles/article-text';
import type { Article } from '@harborline/domain/entities/article';
import type { WindowOptions } from '../../../shared/live/merge-window';
import type { Stored } from '../../../shared/store/snapshot-record';
import type { DraftEdits } from './article-drafts';

export type ArticleRow = Stored<Article>;

export const ARTICLE_STATES = ['all', 'published', 'unpublished', 'staff', 'verify', 'archived'] as const;
/** Which articles the list shows; kept in the URL. */
export type ArticleState = (typeof ARTICLE_STATES)[number];

export function readState(value: string | null): ArticleState {
  return ARTICLE_STATES.find((state) => state === value) ?? 'all';
}

/** When an article was edited last, unpublished changes included. */
export function editedAt(row: ArticleRow, drafts: DraftEdits): Date {
  const at = row.updated_at.toDate();
  const draftAt = drafts.get(row.id)?.updated_at.toDate();
  return draftAt !== undefined && draftAt > at ? draftAt : at;
}

/** Whether an article has edits that visitors do not read yet. A draft may say the same as what is published. */
export function hasUnpublishedChanges(row: ArticleRow, drafts: DraftEdits): boolean {
  const draft = drafts.get(row.id);
  return draft !== undefined && !isSameArticleText(row, draft);
}

/** Newest edit first. */
export const articleOrder = (size: number): WindowOptions<ArticleRow> => ({
  size,
  idOf: (row) => row.id,
  timeOf: (row) => row.updated_at.toMillis(),
});
