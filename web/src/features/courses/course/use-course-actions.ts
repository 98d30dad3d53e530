import type { Course } from '@harborline/domain/entities/course';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { changeCourse } from '../course-writes';
import type { CourseDetails } from '../details-dialog';
import { publishDrafts } from '../lesson-writes';
import { useCourseDeletion } from '../removal/use-course-deletion';
import { useAttempt } from '../use-attempt';

/** What people do with a course as a whole. Each says how it ended and resolves to whether it succeeded, unless it throws. */
export function useCourseActions() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  const deletion = useCourseDeletion();
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
      /** @throws FirebaseError */
      saveCover: async ({ id }: Course, course_cover: string) => {
        await changeCourse(firestore, id, { course_cover }, writer);
        toasts.success(COURSE_TEXTS.saved);
      },
      setInOrder: ({ id }: Course, lessons_in_order: boolean) =>
        attempt(async () => {
          await changeCourse(firestore, id, { lessons_in_order }, writer);
          toasts.success(COURSE_TEXTS.saved);
        }),
      setRequired: ({ id }: Course, ids: readonly string[]) =>
        attempt(async () => {
          await changeCourse(firestore, id, { required_courses: [...ids] }, writer);
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
      /** Visitors lose it at once; it is deleted once undoing is over. @param openedAtMs when its page was opened */
      remove: ({ id, course_title: title, is_published }: Course, openedAtMs: number) =>
        deletion.remove({ id, title, is_published, openedAtMs }),
    };
  }, [firestore, uid, libraryId, toasts, attempt, undo, deletion]);
}
