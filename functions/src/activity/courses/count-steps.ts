import type { CountedTwice, NewSteps } from '@harborline/domain/courses/learner-steps';
import { readRows } from '@harborline/domain/courses/outline';
import type { Course } from '@harborline/domain/entities/course';
import type { CourseFigures } from '@harborline/domain/entities/course-figures';
import { isId } from '@harborline/domain/entities/is-id';
import { courseFigures } from '@harborline/domain/stores/course-figures';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { mergeRecord, setRecord } from '../../platform/store/write';

/** The ids of the lessons that learners are counted in. @throws ApiError 'not-found' unless visitors can take the course */
export function lessonsOf(course: Course | undefined): string[] {
  if (!course?.is_published) throw new ApiError('not-found');
  const lessons = readRows(course.course_outline).filter(({ kind, id }) => kind !== 'section' && isId(id));
  return lessons.map(({ id }) => id);
}

export const hasNewSteps = ({ isStart, isEnd, lessons }: CountedTwice): boolean =>
  isStart || isEnd || lessons.length > 0;

const NOTHING_TWICE: CountedTwice = { isStart: false, isEnd: false, lessons: [] };

/** What is kept of a course, unless another library had its id before and what it left is not deleted yet. */
export const ofLibrary = <Kept extends { readonly support_lib_id: string }>(
  kept: Kept | undefined,
  course: Course | undefined,
): Kept | undefined => (kept?.support_lib_id === course?.support_lib_id ? kept : undefined);

interface CountedCourse {
  readonly course: Course;
  /** undefined before the first learner */
  readonly figures: CourseFigures | undefined;
}

/** Adds a learner's steps to the figures of a course, and takes off what was counted twice of them. */
export function countSteps(
  transaction: Transaction,
  { course, figures }: CountedCourse,
  steps: NewSteps,
  twice: CountedTwice = NOTHING_TWICE,
): void {
  const { support_lib_id } = course;
  // Figures that another library left are replaced, not added to.
  if (figures !== undefined && !ofLibrary(figures, course)) {
    setRecord(transaction, courseFigures(course.id), {
      support_lib_id,
      started: Number(steps.isStart),
      finished: Number(steps.isEnd),
      lessons: Object.fromEntries(steps.lessons.map((id) => [id, 1])),
    });
    return;
  }
  const change = (count: number) => FieldValue.increment(count);
  const lessons = [
    ...steps.lessons.map((id) => [id, change(1)] as const),
    ...twice.lessons.map((id) => [id, change(-1)] as const),
  ];
  mergeRecord(transaction, courseFigures(course.id), {
    support_lib_id,
    started: change(Number(steps.isStart) - Number(twice.isStart)),
    finished: change(Number(steps.isEnd) - Number(twice.isEnd)),
    // An empty map would replace the one that is stored.
    ...(lessons.length > 0 && { lessons: Object.fromEntries(lessons) }),
  });
}
