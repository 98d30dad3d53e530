import { customValues } from '@harborline/domain/stores/custom-values';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecord } from '../../../shared/store/watch-records';

type Values = Readonly<Record<string, string>>;

/** What a ticket has of the library's custom fields, by their `ref`s, live (D-126). */
export function useCustomValues(conversationRef: string): Loadable<Values> {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    // With `confirms`, or nothing would say that the server has no values either.
    const watch = watchRecord(firestore, customValues(conversationRef), { confirms: true });
    return ({ next, error }: Observer<Values>) =>
      watch({
        // Before the server has answered, values that are not cached may still be there.
        next: ({ record, isFromCache }) => {
          if (record !== null || !isFromCache) next(record?.values ?? {});
        },
        error,
      });
  }, [firestore, conversationRef]);
  return useSubscription(source).live;
}
