import type { Course } from '@harborline/domain/entities/course';
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

type DeletableCourse = DeletableText & Pick<Course, 'is_published'>;

/** Deletes courses: visitors lose one at once, its writers once undoing is over. */
export function useCourseDeletion() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const steps = useMemo((): DeletionSteps<DeletableCourse, string | null> => {
    const writer = { uid, libraryId };
    return {
      kind: 'course',
      touch: ({ id }) => withdrawCourse(firestore, id, writer),
      remove: ({ id }, version) => deleteCourse(firestore, id, version),
      restore: async ({ id, is_published }) => {
        if (is_published) await changeCourse(firestore, id, { is_published }, writer);
      },
    };
  }, [firestore, uid, libraryId]);
  return useDeletion(steps);
}
