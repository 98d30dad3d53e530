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
    const watch = watchRecord(firestore, customValues(conversationRef));
    return ({ next, error }: Observer<Values>) =>
      watch({ next: ({ record }) => next(record?.values ?? {}), error });
  }, [firestore, conversationRef]);
  return useSubscription(source).live;
}
