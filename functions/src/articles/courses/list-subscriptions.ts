import * as contract from '@harborline/domain/api/articles/courses';
import { progressOfShared } from '@harborline/domain/courses/merge-progress';
import { pageCourse } from '@harborline/domain/courses/page-course';
import { finishedAt, isComplete } from '@harborline/domain/courses/progress';
import type { Course } from '@harborline/domain/entities/course';
import type { KeptProgress } from '@harborline/domain/entities/course-progress';
import { docPath } from '@harborline/domain/paths';
import { coursesOfLearner } from '@harborline/domain/stores/course-progress';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { staffEndpoint } from '../../platform/endpoint';
import { readPage } from '../../platform/page';
import { requireOwnLibrary } from '../../platform/require-own-library';
import { readEach } from '../../platform/store/read';
import { presentCourse } from './present-course';

const isoOf = (ms: number): string => new Date(ms).toISOString();

function present(course: Course, kept: KeptProgress): contract.ReadSubscription {
  const progress = progressOfShared(kept.progress);
  const page = pageCourse(course);
  const done = page.outline.filter(({ id }) => isComplete(progress, id));
  const finished = finishedAt(page.outline, progress);
  return {
    ...presentCourse(page),
    started_at: isoOf(progress.startedAt),
    finished_at: finished === null ? '' : isoOf(finished),
    last_lesson: progress.last,
    lessons_done: done.map(({ id }) => {
      const { completedAt = 0, score = null } = progress.lessons[id] ?? {};
      return { id, completed_at: isoOf(completedAt), score };
    }),
  };
}

/** What `docPath` makes of a course and a person, the other way round. */
const idOf = (courseId: string, uid: string): string =>
  docPath.courseProgress(courseId, uid).split('/')[1] ?? '';
const courseOf = (id: string, uid: string): string => id.slice(0, -`_${uid}`.length);

/** GET subscriptions: the published courses that the caller takes, with their own progress (S7.4-03, D-83). */
export const listSubscriptions = staffEndpoint(contract.listSubscriptions, async (input, staff) => {
  const libraryId = requireOwnLibrary(input, staff);
  const { cursor = '', limit } = input;
  const { records, nextCursor } = await readPage(
    coursesOfLearner(libraryId, staff.uid),
    { cursor: cursor === '' ? '' : idOf(cursor, staff.uid), limit },
    (kept) => kept.get('learner_ref') === staff.uid && kept.get('support_lib_id') === libraryId,
  );
  const courses = await readEach(records.map(({ course_ref }) => courseDocument(course_ref)));
  return {
    subscriptions: records.flatMap((record, index) => {
      const course = courses[index];
      const isShown = course?.is_published === true && course.support_lib_id === libraryId;
      return isShown ? [present(course, record)] : [];
    }),
    next_cursor: nextCursor === '' ? '' : courseOf(nextCursor, staff.uid),
  };
});
