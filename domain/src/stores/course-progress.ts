import { keptProgressSchema } from '../entities/course-progress';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const progress = defineStore(COLLECTIONS.courseProgress, keptProgressSchema);

/** `CourseProgress/{courseId}_{uid}` */
export const courseProgress = (courseId: string, uid: string) =>
  progress.at(docPath.courseProgress(courseId, uid));

/** The same document by its whole id. */
export const courseProgressById = (id: string) => progress.at(`${COLLECTIONS.courseProgress}/${id}`);

/** The courses of a library that a person takes, the one they took a step in last first. */
export const coursesOfLearner = (libraryId: string, uid: string) =>
  progress.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['learner_ref', '==', uid],
    ],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** What is kept of the learners of a course, in no order; read it in batches. */
export const progressInCourse = (libraryId: string, courseId: string) =>
  progress.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['course_ref', '==', courseId],
    ],
  });

/** What is kept of a learner in all libraries, in no order; read it in batches. */
export const progressOfLearner = (uid: string) => progress.query({ where: [['learner_ref', '==', uid]] });
