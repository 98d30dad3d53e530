import type { ArticleDraft } from '@harborline/domain/entities/article';
import { articleDrafts } from '@harborline/domain/stores/article-drafts';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { Stored } from '../../../shared/store/snapshot-record';
import { watchRecords } from '../../../shared/store/watch-records';

/** Unpublished edits, by the id of their article. */
export type DraftEdits = ReadonlyMap<string, Stored<ArticleDraft>>;

/** The unpublished edits of a library's articles, live. */
export const watchDraftEdits =
  (firestore: Firestore, libraryId: string): Subscribe<DraftEdits> =>
  ({ next, error }) =>
    watchRecords(
      firestore,
      articleDrafts(libraryId),
    )({
      next: ({ records }) => next(new Map(records.map((draft) => [draft.id, draft]))),
      error,
    });
