import { plannedSteps } from '@harborline/domain/stores/article-plans';
import { Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';
import { planText } from '../plans/plan-text';

/** What is scheduled, in words, by the id of its article. */
export type PlannedSteps = ReadonlyMap<string, string>;

export const NO_STEPS: PlannedSteps = new Map();
const EVER = Timestamp.fromMillis(0);

/** What is scheduled in a library, live; empty while that is unknown. */
export function usePlannedSteps(libraryId: string): PlannedSteps {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<PlannedSteps>) =>
        watchRecords(
          firestore,
          plannedSteps(libraryId, EVER),
        )({
          next: ({ records }) => next(new Map(records.map((plan) => [plan.id, planText(plan) ?? '']))),
          error,
        }),
    [firestore, libraryId],
  );
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : NO_STEPS;
}
