import type { CountedTwice, NewSteps } from '@harborline/domain/courses/learner-steps';
import { readRows } from '@harborline/domain/courses/outline';
import type { Course } from '@harborline/domain/entities/course';
import { isId } from '@harborline/domain/entities/is-id';
import { courseFigures } from '@harborline/domain/stores/course-figures';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { mergeRecord } from '../../platform/store/write';

/** The ids of the lessons that learners are counted in. @throws ApiError 'not-found' unless visitors can take the course */
export function lessonsOf(course: Course | undefined): string[] {
  if (!course?.is_published) throw new ApiError('not-found');
  const lessons = readRows(course.course_outline).filter(({ kind, id }) => kind !== 'section' && isId(id));
  return lessons.map(({ id }) => id);
}

export const hasNewSteps = ({ isStart, isEnd, lessons }: CountedTwice): boolean =>
  isStart || isEnd || lessons.length > 0;

const NOTHING_TWICE: CountedTwice = { isStart: false, isEnd: false, lessons: [] };

/** Adds a learner's steps to the figures of a course, and takes off what was counted twice of them. */
export function countSteps(
  transaction: Transaction,
  course: Course,
  steps: NewSteps,
  twice: CountedTwice = NOTHING_TWICE,
): void {
  const change = (count: number) => FieldValue.increment(count);
  const lessons = [
    ...steps.lessons.map((id) => [id, change(1)] as const),
    ...twice.lessons.map((id) => [id, change(-1)] as const),
  ];
  mergeRecord(transaction, courseFigures(course.id), {
    support_lib_id: course.support_lib_id,
    started: change(Number(steps.isStart) - Number(twice.isStart)),
    finished: change(Number(steps.isEnd) - Number(twice.isEnd)),
    // An empty map would replace the one that is stored.
    ...(lessons.length > 0 && { lessons: Object.fromEntries(lessons) }),
  });
}
