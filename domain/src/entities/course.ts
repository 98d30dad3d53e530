import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

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
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** uid */
  updated_by: z.string(),
});
export type Course = z.infer<typeof courseSchema> & { id: string };

export const LESSON_KINDS = ['text', 'video'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/** What a lesson says. */
export const lessonTextShape = {
  lesson_title: z.string(),
  lesson_kind: z.enum(LESSON_KINDS),
  /** HTML, sanitised when written and again when shown (D-15) */
  lesson_content: z.string(),
  /** of a video: URL of its player, on a host of the list; else '' */
  lesson_video: z.string(),
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
