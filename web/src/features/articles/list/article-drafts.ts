import { articleDrafts } from '@harborline/domain/stores/article-drafts';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

/** Ids of the articles of a library that have unpublished changes, live. */
export const watchDraftIds =
  (firestore: Firestore, libraryId: string): Subscribe<ReadonlySet<string>> =>
  ({ next, error }) =>
    watchRecords(
      firestore,
      articleDrafts(libraryId),
    )({ next: ({ records }) => next(new Set(records.map(({ id }) => id))), error });
