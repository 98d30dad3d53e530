import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/activity/course-progress';
import { joinCounted, newSteps } from '@harborline/domain/courses/learner-steps';
import {
  mergeProgress,
  NO_SHARED_PROGRESS,
  onlyLessons,
  progressOfShared,
  type SharedProgress,
} from '@harborline/domain/courses/merge-progress';
import { isComplete } from '@harborline/domain/courses/progress';
import type { Course } from '@harborline/domain/entities/course';
import type { CourseFigures } from '@harborline/domain/entities/course-figures';
import type { KeptProgress } from '@harborline/domain/entities/course-progress';
import { LIMITS } from '@harborline/domain/limits';
import { courseFigures, courseLearner } from '@harborline/domain/stores/course-figures';
import { courseProgress } from '@harborline/domain/stores/course-progress';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { keyedId } from '../../platform/keyed-id';
import { readEach, readRecord } from '../../platform/store/read';
import { deleteRecord, setRecord } from '../../platform/store/write';
import { countSteps, hasNewSteps, lessonsOf, ofLibrary } from './count-steps';

interface Learning {
  readonly course: Course;
  readonly figures: CourseFigures | undefined;
  readonly lessonIds: readonly string[];
  readonly progress: SharedProgress;
  /** what was kept before */
  readonly stored: KeptProgress | undefined;
  /** by which their browser was counted before they were known; undefined if it hands nothing over */
  readonly viewerId: string | undefined;
}

/**
 * Counts what is new of a known learner, as one with the browser they learned with before (D-80).
 * @returns a function that writes it, and what is counted then
 */
async function prepareCount(
  transaction: Transaction,
  { course, figures, lessonIds, progress, stored, viewerId }: Learning,
) {
  const browser =
    viewerId === undefined ? undefined : courseLearner(keyedId('course-learner', viewerId, course.id));
  const before = browser && ofLibrary(await readRecord(browser, transaction), course);
  const { counted, twice } = joinCounted(stored?.counted ?? undefined, before);
  const shown = progressOfShared(progress);
  const done = lessonIds.filter((id) => isComplete(shown, id));
  const steps = newSteps(lessonIds, counted, done, LIMITS.countedLessons - twice.lessons.length);
  return {
    counted: steps.after,
    write: () => {
      if (hasNewSteps(steps) || hasNewSteps(twice))
        countSteps(transaction, { course, figures }, steps, twice);
      if (browser && before) deleteRecord(transaction, browser);
    },
  };
}

const withoutCount = (stored: KeptProgress | undefined) => ({
  counted: stored?.counted ?? null,
  write: () => undefined,
});

/**
 * POST courses/progress: how far a known learner has come, on all of their devices (D-83). It answers only about the
 * caller, and about courses of the library they act in.
 */
export const keepCourseProgress = staffEndpoint(
  contract.keepCourseProgress,
  async ({ courseId, progress: sent, viewerId }, staff, { asksNotToBeTracked }) =>
    firestore().runTransaction(async (transaction) => {
      const kept = courseProgress(courseId, staff.uid);
      const [course, found, figures] = await readEach(
        [courseDocument(courseId), kept, courseFigures(courseId)],
        transaction,
      );
      const stored = ofLibrary(found, course);
      const lessonIds = lessonsOf(course);
      if (course?.support_lib_id !== staff.support_lib_id) return { progress: null };
      const before = mergeProgress(stored?.progress ?? NO_SHARED_PROGRESS, NO_SHARED_PROGRESS);
      const progress = mergeProgress(before, onlyLessons(sent, lessonIds));
      // Who has only looked at the course does not take it.
      if (progress.startedAt === 0) return { progress };
      const count = asksNotToBeTracked
        ? withoutCount(stored)
        : await prepareCount(transaction, { course, figures, lessonIds, progress, stored, viewerId });
      count.write();
      const { counted } = count;
      if (!isDeepStrictEqual([progress, counted], [before, stored?.counted])) {
        setRecord(transaction, kept, {
          support_lib_id: course.support_lib_id,
          course_ref: courseId,
          learner_ref: staff.uid,
          progress,
          counted,
          updated_at: FieldValue.serverTimestamp(),
        });
      }
      return { progress };
    }),
);
