import type { SopCategory } from '@harborline/domain/entities/sop';
import { sopCategories } from '@harborline/domain/stores/sops';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecords } from '../../../shared/store/watch-records';

/** The SOP categories of a library in their order, live. */
export function useSopCategories(libraryId: string): Loadable<readonly SopCategory[]> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<readonly SopCategory[]>) =>
        watchRecords(firestore, sopCategories(libraryId))({ next: ({ records }) => next(records), error }),
    [firestore, libraryId],
  );
  return useSubscription(source).live;
}
