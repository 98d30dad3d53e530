import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { versionOf } from '../../../shared/store/version-of';
import { watchRecord } from '../../../shared/store/watch-records';

interface WatchedArticle {
  readonly id: string;
  readonly isPublished: boolean;
}

/**
 * Follows the one document that edits are saved to: the draft of a published article, otherwise the article itself.
 * Reports its version as the server has it; null where there is none.
 */
export const watchSaves =
  (firestore: Firestore, { id, isPublished }: WatchedArticle): Subscribe<string | null> =>
  ({ next, error }) => {
    const watch = isPublished
      ? watchRecord(firestore, articleDraft(id), { confirms: true })
      : watchRecord(firestore, article(id), { confirms: true });
    return watch({
      next: ({ record, isFromCache }) => {
        if (!isFromCache) next(record === null ? null : versionOf(record.updated_at));
      },
      error,
    });
  };
