import type { StoreQuery } from '@harborline/domain/stores/store';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useStaffFirestore } from '../../live/staff-firebase';
import { type Subscribe, useSubscription } from '../../live/use-subscription';
import { watchRecords } from '../../store/watch-records';

interface Draft {
  /** id of what it is a draft of */
  readonly content_ref: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The texts that have unpublished changes, live; none while that is unknown. One query, however long their list is.
 * @param query the same object for the same drafts
 */
export function useDraftIds(query: StoreQuery<z.ZodMiniType<Draft>>): ReadonlySet<string> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    (): Subscribe<ReadonlySet<string>> =>
      ({ next, error }) =>
        watchRecords(
          firestore,
          query,
        )({ next: ({ records }) => next(new Set(records.map(({ content_ref }) => content_ref))), error }),
    [firestore, query],
  );
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NONE;
}
