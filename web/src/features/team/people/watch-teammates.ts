import { teammates } from '@harborline/domain/stores/users';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';
import type { Teammate } from './teammate';

export interface TeamWindow {
  /** ordered by name */
  readonly teammates: readonly Teammate[];
  /** whether there are more than requested */
  readonly isFull: boolean;
}

/** The people whose home is this library, live. */
export const watchTeammates =
  (firestore: Firestore, { libraryId, size }: { libraryId: string; size: number }): Subscribe<TeamWindow> =>
  ({ next, error }) =>
    // One more than shown, to know whether there are more.
    watchRecords(
      firestore,
      teammates(libraryId, size + 1),
    )({
      next: ({ records, count }) => next({ teammates: records.slice(0, size), isFull: count > size }),
      error,
    });
