import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsFlash } from '@harborline/domain/stores/news-flashes';
import { useEffect, useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecord } from '../../../shared/store/watch-records';

type Scheduled = Pick<NewsFlash, 'id' | 'next_at' | 'updated_at' | 'is_schedule_refused'>;

/**
 * Whether the schedule has taken a step since a news flash was read: it was published, ended or refused. A later plan
 * of a teammate has a step to come, and a late report of one's own save is not newer.
 */
function hasTakenStep(read: Scheduled, reported: Scheduled): boolean {
  if (read.next_at === null || reported.next_at?.toMillis() === read.next_at.toMillis()) return false;
  const isNewer = reported.updated_at.toMillis() > read.updated_at.toMillis();
  return isNewer || (reported.is_schedule_refused && !read.is_schedule_refused);
}

/**
 * Follows a news flash whose schedule may take a step while its editor is open.
 * @param onStep the same function as long as it does the same; null while it has to wait
 */
export function useScheduleSteps(read: NewsFlash, onStep: (() => void) | null): void {
  const firestore = useStaffFirestore();
  const { id } = read;
  const isScheduled = read.next_at !== null;
  const source = useMemo(
    (): Subscribe<NewsFlash> | null =>
      isScheduled
        ? ({ next, error }) =>
            watchRecord(
              firestore,
              newsFlash(id),
            )({
              next: ({ record, isFromCache }) => {
                if (record !== null && !record.isPending && !isFromCache) next(record);
              },
              error,
            })
        : null,
    [firestore, id, isScheduled],
  );
  const { live } = useSubscription(source);
  const isBehind = live.status === 'ready' && hasTakenStep(read, live.data);
  useEffect(() => {
    if (isBehind) onStep?.();
  }, [isBehind, onStep]);
}
