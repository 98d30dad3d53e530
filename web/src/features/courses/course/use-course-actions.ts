import type { Course } from '@harborline/domain/entities/course';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { courseDeletions } from '../course-deletions';
import { changeCourse, deleteCourse } from '../course-writes';
import type { CourseDetails } from '../details-dialog';
import { publishDrafts } from '../lesson-writes';
import { useAttempt } from '../use-attempt';

/** What people do with a course as a whole. Each says how it ended and resolves to whether it succeeded. */
export function useCourseActions() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  return useMemo(() => {
    const writer = { uid, libraryId };
    const publish = (id: string, is_published: boolean) =>
      changeCourse(firestore, id, { is_published }, writer);
    return {
      saveDetails: ({ id }: Course, { title, description }: CourseDetails) =>
        attempt(async () => {
          const details = { course_title: title, course_description: description };
          await changeCourse(firestore, id, details, writer);
          toasts.success(COURSE_TEXTS.saved);
        }),
      saveCover: ({ id }: Course, course_cover: string) =>
        changeCourse(firestore, id, { course_cover }, writer),
      setInOrder: ({ id }: Course, lessons_in_order: boolean) =>
        attempt(async () => {
          await changeCourse(firestore, id, { lessons_in_order }, writer);
          toasts.success(COURSE_TEXTS.saved);
        }),
      setPublished: ({ id, course_title }: Course, isPublished: boolean) =>
        attempt(async () => {
          // Writers publish what they see in the editors; visitors read none of it before the course is published.
          if (isPublished) await publishDrafts(firestore, id, writer);
          await publish(id, isPublished);
          const said = isPublished ? COURSE_TEXTS.published : COURSE_TEXTS.unpublished;
          toasts.success(
            said(course_title),
            undo(() => publish(id, !isPublished)),
          );
        }),
      publishChanges: ({ id }: Course) =>
        attempt(async () => {
          await publishDrafts(firestore, id, writer);
          toasts.success(COURSE_TEXTS.draftsPublished);
        }),
      /** Visitors lose it at once; it is deleted once undoing is over. */
      remove: ({ id, course_title, is_published }: Course) =>
        attempt(async () => {
          // Also a draft, so that the log names who deleted it.
          await publish(id, false);
          courseDeletions.schedule(id, () => void attempt(() => deleteCourse(firestore, id)));
          toasts.success(COURSE_TEXTS.deleted(course_title), {
            label: COURSE_TEXTS.undo,
            run: () =>
              void attempt(async () => {
                if (!courseDeletions.cancel(id)) return toasts.error(COURSE_TEXTS.undoTooLate);
                if (is_published) await publish(id, true);
                toasts.info(COURSE_TEXTS.undone);
              }),
          });
        }),
    };
  }, [firestore, uid, libraryId, toasts, attempt, undo]);
}
