import { articleDrafts } from '@harborline/domain/stores/article-drafts';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

/** When unpublished changes were made, by the id of their article. */
export type DraftEdits = ReadonlyMap<string, Date>;

/** When the articles of a library were edited that have unpublished changes, by their ids, live. */
export const watchDraftEdits =
  (firestore: Firestore, libraryId: string): Subscribe<DraftEdits> =>
  ({ next, error }) =>
    watchRecords(
      firestore,
      articleDrafts(libraryId),
    )({
      next: ({ records }) => next(new Map(records.map(({ id, updated_at }) => [id, updated_at.toDate()]))),
      error,
    });
