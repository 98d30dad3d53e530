import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, limit, onSnapshot, query, where } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';

/** Articles with unpublished changes beyond this many are not marked. */
const DRAFT_LIMIT = 100;

/** Query `articleDrafts.all`: ids of the articles of a library that have unpublished changes, live. */
export const watchDraftIds =
  (firestore: Firestore, libraryId: string): Subscribe<ReadonlySet<string>> =>
  ({ next, error }) =>
    onSnapshot(
      query(
        collection(firestore, COLLECTIONS.articleDrafts),
        where('support_lib_id', '==', libraryId),
        limit(DRAFT_LIMIT),
      ),
      (found) => next(new Set(found.docs.map(({ id }) => id))),
      error,
    );
