import { anyHeldRequest } from '@harborline/domain/stores/held-requests';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

/** Whether a library has held requests, live; reads at most one document. */
export function watchHasHeld(firestore: Firestore, libraryId: string): Subscribe<boolean> {
  const watch = watchRecords(firestore, anyHeldRequest(libraryId));
  return ({ next, error }) => watch({ next: ({ count }) => next(count > 0), error });
}
