import type { Course } from '@harborline/domain/entities/course';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import {
  type DeletableText,
  type DeletionSteps,
  useDeletion,
} from '../../../shared/writing/deletion/use-deletion';
import { changeCourse } from '../course-writes';
import { deleteCourse, withdrawCourse } from './delete-course';

interface DeletableCourse extends DeletableText, Pick<Course, 'is_published'> {
  /** when its page was opened */
  readonly openedAtMs: number;
}

/** Deletes courses: visitors lose one at once, its writers once undoing is over. */
export function useCourseDeletion() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const steps = useMemo((): DeletionSteps<DeletableCourse, TimestampLike | null> => {
    const writer = { uid, libraryId };
    return {
      kind: 'course',
      touch: ({ id }) => withdrawCourse(firestore, id, writer),
      remove: (deleted, withdrawnAt) => deleteCourse(firestore, { ...deleted, withdrawnAt }, writer),
      restore: async ({ id, is_published }) => {
        if (is_published) await changeCourse(firestore, id, { is_published }, writer);
      },
    };
  }, [firestore, uid, libraryId]);
  return useDeletion(steps);
}
