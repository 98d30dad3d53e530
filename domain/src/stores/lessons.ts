import type * as z from 'zod/mini';
import { lessonSchema } from '../entities/course';
import type { TimestampLike } from '../entities/timestamp';
import type { lessonWriteSchema } from '../entities/writes/course';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const lessons = defineStore<typeof lessonSchema, z.input<typeof lessonWriteSchema>>(
  COLLECTIONS.lessons,
  lessonSchema,
);

/** `Lessons/{id}` */
export const lesson = (id: string) => lessons.at(docPath.lesson(id));

/** Lessons of a course in no order, as many as one step of deleting them reads. */
export const lessonsOfCourse = (libraryId: string, courseId: string) =>
  lessons.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['course_ref', '==', courseId],
    ],
    limit: LIMITS.lessonsPerDeletion,
  });

/** Lessons of a course that were changed after a time, the last first. */
export const lessonsChangedSince = (libraryId: string, courseId: string, time: TimestampLike) =>
  lessons.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['course_ref', '==', courseId],
      ['updated_at', '>', time],
    ],
    orderBy: [['updated_at', 'desc']],
    limit: LIMITS.courseRows,
  });
