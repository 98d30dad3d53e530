import * as contract from '@harborline/domain/api/activity/courses';
import { type NewSteps, newSteps } from '@harborline/domain/courses/learner-steps';
import { lessonIds } from '@harborline/domain/courses/outline';
import type { Course } from '@harborline/domain/entities/course';
import { DURATIONS } from '@harborline/domain/limits';
import { courseFigures, courseLearner } from '@harborline/domain/stores/course-figures';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { openEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { keyedId } from '../../platform/keyed-id';
import { readEach } from '../../platform/store/read';
import { mergeRecord, setRecord } from '../../platform/store/write';

/** The ids of the lessons that learners are counted in. @throws ApiError 'not-found' unless visitors can take the course */
function countedLessons(course: Course | undefined): string[] {
  if (!course?.is_published) throw new ApiError('not-found');
  return lessonIds(course.course_outline);
}

const hasNewSteps = ({ isStart, isEnd, lessons }: NewSteps): boolean => isStart || isEnd || lessons.length > 0;

function count(transaction: Transaction, course: Course, { isStart, isEnd, lessons }: NewSteps): void {
  mergeRecord(transaction, courseFigures(course.id), {
    support_lib_id: course.support_lib_id,
    started: FieldValue.increment(Number(isStart)),
    finished: FieldValue.increment(Number(isEnd)),
    // An empty map would replace the one that is stored.
    ...(lessons.length > 0 && {
      lessons: Object.fromEntries(lessons.map((id) => [id, FieldValue.increment(1)])),
    }),
  });
}

/**
 * POST courses: counts how far a learner has come, each step once (D-80). It takes no account, so that learning needs
 * none. A browser that asks not to be tracked leaves no trace (D-50).
 */
export const recordCourseSteps = openEndpoint(
  contract.recordCourseSteps,
  async ({ courseId, done, viewerId }, _caller, { nowMs, asksNotToBeTracked }) =>
    firestore().runTransaction(async (transaction) => {
      const learner = courseLearner(keyedId('course-learner', viewerId, courseId));
      const [course, before] = await readEach([courseDocument(courseId), learner], transaction);
      const steps = newSteps(countedLessons(course), before, done);
      if (!course || asksNotToBeTracked || !hasNewSteps(steps)) return { isCounted: false };
      count(transaction, course, steps);
      setRecord(transaction, learner, {
        support_lib_id: course.support_lib_id,
        course_ref: courseId,
        ...steps.after,
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.learnerKeptMs),
      });
      return { isCounted: true };
    }),
);
