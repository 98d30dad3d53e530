import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** `CourseFigures/{courseId}`: how many learners have come how far. Each counts once for each number. Functions write it. */
export const courseFiguresSchema = z.object({
  support_lib_id: z.string(),
  /** who have opened a lesson */
  started: z.number(),
  /** who have done every lesson that there was then */
  finished: z.number(),
  /** id of a lesson -> who have done it; missing before the first one is */
  lessons: z.optional(z.record(z.string(), z.number())),
});
export type CourseFigures = z.infer<typeof courseFiguresSchema>;

/**
 * `CourseLearners/{id}`: what is counted of one learner in a course. The id cannot be guessed back to the browser, and
 * nothing in it tells who it is.
 */
export const courseLearnerSchema = z.object({
  support_lib_id: z.string(),
  course_ref: z.string(),
  /** ids of the lessons that are counted */
  lessons: z.array(z.string()),
  is_finished: z.boolean(),
  expires_at: timestampSchema,
});
export type CourseLearner = z.infer<typeof courseLearnerSchema>;
