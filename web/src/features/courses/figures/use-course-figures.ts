import type { CourseFigures } from '@harborline/domain/entities/course-figures';
import { courseFigures } from '@harborline/domain/stores/course-figures';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecord } from '../../../shared/store/watch-records';

/** The figures of a course, live; null as long as nobody has started it. */
export function useCourseFigures(courseId: string): Loadable<CourseFigures | null> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    (): Subscribe<CourseFigures | null> =>
      ({ next, error }) =>
        watchRecord(
          firestore,
          courseFigures(courseId),
          // The first answer may come from the cache, which does not know that there are none.
          { confirms: true },
        )({
          next: ({ record, isFromCache }) => {
            if (record !== null || !isFromCache) next(record);
          },
          error,
        }),
    [firestore, courseId],
  );
  return useSubscription(source).live;
}
