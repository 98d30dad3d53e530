import { isId } from '@harborline/domain/entities/is-id';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecord } from '../../../shared/store/watch-records';

/** A news flash of a library, live; null if there is none. */
export function useNews(id: string, libraryId: string): Loadable<NewsFlash | null> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<NewsFlash | null>) => {
        if (!isId(id)) {
          next(null);
          return () => {};
        }
        return watchRecord(
          firestore,
          newsFlash(id),
        )({
          next: ({ record, isFromCache }) => {
            if (record !== null || !isFromCache) next(record?.support_lib_id === libraryId ? record : null);
          },
          error,
        });
      },
    [firestore, id, libraryId],
  );
  return useSubscription(source).live;
}
