import { courseFiguresSchema, courseLearnerSchema } from '../entities/course-figures';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, storeDocument } from './store';

const learners = defineStore(COLLECTIONS.courseLearners, courseLearnerSchema);

/** `CourseFigures/{courseId}` */
export const courseFigures = (courseId: string) =>
  storeDocument(docPath.courseFigures(courseId), courseFiguresSchema);

/** `CourseLearners/{id}` */
export const courseLearner = (id: string) => learners.at(docPath.courseLearner(id));

/** What is counted of the learners of a course, in no order; a function that deletes them reads it in batches. */
export const learnersOfCourse = (libraryId: string, courseId: string) =>
  learners.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['course_ref', '==', courseId],
    ],
  });
