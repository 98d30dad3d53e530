import type { Course } from '@harborline/domain/entities/course';
import { isId } from '@harborline/domain/entities/is-id';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { watchRecord } from '../../../shared/store/watch-records';

/** A course, live; null if the library has none of this id. */
export function useCourse(courseId: string, libraryId: string): Loadable<Course | null> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    (): Subscribe<Course | null> =>
      ({ next, error }) => {
        if (!isId(courseId)) {
          next(null);
          return () => undefined;
        }
        return watchRecord(
          firestore,
          courseDocument(courseId),
        )({
          // Before the server has answered, a course that is not cached may still be there.
          next: ({ record, isFromCache }) => {
            if (record !== null || !isFromCache) next(record?.support_lib_id === libraryId ? record : null);
          },
          error,
        });
      },
    [firestore, courseId, libraryId],
  );
  return useSubscription(source).live;
}
