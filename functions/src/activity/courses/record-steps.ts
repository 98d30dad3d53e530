import * as contract from '@harborline/domain/api/activity/courses';
import { newSteps } from '@harborline/domain/courses/learner-steps';
import { DURATIONS } from '@harborline/domain/limits';
import { courseFigures, courseLearner } from '@harborline/domain/stores/course-figures';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { Timestamp } from 'firebase-admin/firestore';
import { openEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { keyedId } from '../../platform/keyed-id';
import { readEach } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { countSteps, hasNewSteps, lessonsOf, ofLibrary } from './count-steps';

/**
 * POST courses: counts how far a learner has come, each step once (D-80). It takes no account, so that learning needs
 * none. A browser that asks not to be tracked leaves no trace (D-50).
 */
export const recordCourseSteps = openEndpoint(
  contract.recordCourseSteps,
  async ({ courseId, done, viewerId }, _caller, { nowMs, asksNotToBeTracked }) =>
    firestore().runTransaction(async (transaction) => {
      const learner = courseLearner(keyedId('course-learner', viewerId, courseId));
      const [course, kept, figures] = await readEach(
        [courseDocument(courseId), learner, courseFigures(courseId)],
        transaction,
      );
      const lessonIds = lessonsOf(course);
      const steps = newSteps(lessonIds, ofLibrary(kept, course), done);
      if (!course || asksNotToBeTracked || !hasNewSteps(steps)) return { isCounted: false };
      countSteps(transaction, { course, figures }, steps);
      setRecord(transaction, learner, {
        support_lib_id: course.support_lib_id,
        course_ref: courseId,
        ...steps.after,
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.learnerKeptMs),
      });
      return { isCounted: true };
    }),
);
