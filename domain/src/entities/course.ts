import * as z from 'zod/mini';
import { LESSON_KINDS } from '../courses/lesson-kinds';
import { timestampSchema } from './timestamp';

const requirementSchema = z.object({
  /** of the course to finish first */
  id: z.string(),
  course_title: z.string(),
  lessonCount: z.number(),
});
/** A course to finish before another one, as its pages name it (D-87). */
export type Requirement = z.infer<typeof requirementSchema>;

/**
 * `Courses/{id}`: what visitors see of a course before they open a lesson, once `is_published` is true. The texts of
 * its lessons are documents of their own, so that a course of 500 lessons opens as fast as one of ten.
 */
export const courseSchema = z.looseObject({
  support_lib_id: z.string(),
  course_title: z.string(),
  course_description: z.string(),
  /** URL of a picture, '' for none */
  course_cover: z.string(),
  /** its sections and lessons in their order, one per line (`courses/outline.ts`) */
  course_outline: z.string(),
  is_published: z.boolean(),
  /** whether a lesson opens once those before it are complete; missing in courses from before there was a choice */
  lessons_in_order: z.optional(z.boolean()),
  /** ids of courses that learners finish first (D-87); missing in courses from before there were any */
  required_courses: z.optional(z.catch(z.array(z.string()), [])),
  /** those of them that visitors can take, so that a page names them without a read of its own; a trigger keeps it */
  open_requirements: z.optional(z.catch(z.array(requirementSchema), [])),
  /** of a copy: the parent library's course (U-12) */
  origin_ref: z.optional(z.string()),
  /** of a copy: `updated_at` of that course when it was copied or last compared */
  origin_updated_at: z.optional(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** uid */
  updated_by: z.string(),
});
export type Course = z.infer<typeof courseSchema> & { id: string };

export const lessonFileSchema = z.object({
  /** URL of the upload */
  address: z.string(),
  /** as its writer called it */
  name: z.string(),
  bytes: z.number(),
});
export type LessonFile = z.infer<typeof lessonFileSchema>;

/** What a lesson says, wherever it is kept. */
export const lessonTextShape = {
  lesson_title: z.string(),
  lesson_kind: z.enum(LESSON_KINDS),
  /** HTML, sanitised when written and again when shown (D-15) */
  lesson_content: z.string(),
  /** of a video: URL of its player, on a host of the list; else '' */
  lesson_video: z.string(),
  /** of a quiz: its questions, one line each (`courses/quiz.ts`); else '' */
  lesson_quiz: z.catch(z.string(), ''),
  /** what a lesson of the kind `file` lets its readers download; else null */
  lesson_file: z.catch(z.nullable(lessonFileSchema), null),
};

/** `Lessons/{id}`: one lesson. Visitors read it while its course is published. */
export const lessonSchema = z.looseObject({
  support_lib_id: z.string(),
  /** id of the course */
  course_ref: z.string(),
  ...lessonTextShape,
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** uid */
  updated_by: z.string(),
});
export type Lesson = z.infer<typeof lessonSchema> & { id: string };

const courseEntrySchema = z.object({
  id: z.string(),
  course_title: z.string(),
  /** its beginning */
  course_description: z.string(),
  /** '' for none */
  course_cover: z.string(),
  lessonCount: z.number(),
});
/** A course in the list of those that visitors can take. */
export type CourseEntry = z.infer<typeof courseEntrySchema>;

/** `CourseLists/{libraryId}`: the published courses by title. One document, so that the list costs one read. A trigger keeps it. */
export const courseListSchema = z.object({
  support_lib_id: z.string(),
  entries: z.array(courseEntrySchema),
});

const lessonTextSchema = z.object({
  id: z.string(),
  ...lessonTextShape,
  /** too long for a page with others: its content is left out */
  is_long: z.boolean(),
});
/** A lesson as the pages of its whole course have it. */
export type LessonText = z.infer<typeof lessonTextSchema>;

/**
 * `CourseTexts/{courseId}_{page}`: the lessons that one page of a whole course shows, so that it costs one read. Only
 * published courses have them. Triggers keep them.
 */
export const courseTextSchema = z.object({
  support_lib_id: z.string(),
  course_ref: z.string(),
  /** counted from 1 */
  page: z.number(),
  /** of the whole course */
  pages: z.number(),
  lessons: z.array(lessonTextSchema),
});
export type CourseText = z.infer<typeof courseTextSchema>;
