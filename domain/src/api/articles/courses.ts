import * as z from 'zod/mini';
import { LESSON_KINDS } from '../../courses/lesson-kinds';
import { lessonFileSchema } from '../../entities/course';
import { LIMITS } from '../../limits';
import { writeCourses } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { type IdKind, idOf } from '../ids';

const ofWriters = {
  service: 'articles',
  method: 'GET',
  permission: writeCourses,
  rate: 'staffRead',
} as const;

/** Which page of a list: an empty cursor, or none, for the first. */
const pageOf = (kind: IdKind) => ({
  cursor: z.optional(z.union([z.literal(''), idOf(kind)])),
  limit: z._default(
    z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.listPageSize)),
    LIMITS.listPageSize,
  ),
});

const readCourseSchema = z.object({
  id: z.string(),
  course_title: z.string(),
  course_description: z.string(),
  /** URL of a picture, '' for none */
  course_cover: z.string(),
  lesson_count: z.number(),
});
export type ReadCourse = z.infer<typeof readCourseSchema>;

export const listCourses = defineEndpoint({
  ...ofWriters,
  path: '/courses',
  summary: 'Lists the published courses of the current library, by title (S7.4-03).',
  query: z.object({ support_lib_id: idOf('library'), ...pageOf('course') }),
  answer: z.object({
    courses: z.array(readCourseSchema),
    /** '' on the last page */
    next_cursor: z.string(),
  }),
});

const readLessonSchema = z.object({
  id: z.string(),
  /** '' before the first section */
  section_title: z.string(),
  lesson_title: z.string(),
  lesson_kind: z.enum(LESSON_KINDS),
  /** HTML, to be sanitised where it is shown */
  lesson_content: z.string(),
  /** of a video: URL of its player; else '' */
  lesson_video: z.string(),
  /** of a quiz: its questions, one line each; else '' */
  lesson_quiz: z.string(),
  /** what a lesson of the kind `file` lets its readers download; else null */
  lesson_file: z.nullable(lessonFileSchema),
});
export type ReadLesson = z.infer<typeof readLessonSchema>;

export const listCourseLessons = defineEndpoint({
  ...ofWriters,
  path: '/courses_lessons',
  summary: 'Lists the lessons of a published course of the current library, in their order (S7.4-03).',
  query: z.object({ support_lib_id: idOf('library'), course_id: idOf('course'), ...pageOf('lesson') }),
  answer: z.object({
    courses_lessons: z.array(readLessonSchema),
    /** '' on the last page */
    next_cursor: z.string(),
  }),
});

const readSubscriptionSchema = z.extend(readCourseSchema, {
  started_at: z.string(),
  /** '' before every lesson is done */
  finished_at: z.string(),
  /** id of the lesson that was open last, '' for none */
  last_lesson: z.string(),
  /** the lessons that are done, in the order of the course */
  lessons_done: z.array(
    z.object({
      id: z.string(),
      completed_at: z.string(),
      /** the best result of a quiz in per cent; else null */
      score: z.nullable(z.number()),
    }),
  ),
});
export type ReadSubscription = z.infer<typeof readSubscriptionSchema>;

export const listSubscriptions = defineEndpoint({
  ...ofWriters,
  path: '/subscriptions',
  summary:
    'Lists the published courses of the current library that the caller takes, with their own progress, the last taken first (S7.4-03, D-83).',
  query: z.object({ support_lib_id: idOf('library'), ...pageOf('course') }),
  answer: z.object({
    subscriptions: z.array(readSubscriptionSchema),
    /** '' on the last page */
    next_cursor: z.string(),
  }),
});

/** Makes the copy once; afterwards only `replaces` changes it, once the writer knows how many lessons that deletes. */
export const copyCourse = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/course_copies',
  summary:
    "Makes the current library's own copy of a course of its parent, with its lessons and files, or replaces the copy by the course as it is now (U-12).",
  permission: writeCourses,
  rate: 'bulk',
  body: z.object({
    /** of the parent */
    course_id: idOf('course'),
    /** whether a copy that is there is replaced; a published one only by those who may publish */
    replaces: z.boolean(),
    /** lessons of the copy that the writer agreed to lose by that */
    deleted_lessons: z._default(z.int().check(z.gte(0), z.lte(LIMITS.courseRows)), 0),
  }),
  answer: z.object({
    /** of the copy */
    course_id: z.string(),
    /** false if there was one already */
    is_new: z.boolean(),
    /** why the copy was not replaced: its lessons have drafts, or it would lose lessons; '' if nothing was in the way */
    refusal: z.enum(['', 'has-edits', 'loses-lessons']),
    /** lessons of the copy that the course of the parent lacks */
    lost_lessons: z.number(),
  }),
});
