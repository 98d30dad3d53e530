import * as z from 'zod/mini';
import { courseProgressSchema } from '../../entities/course-progress';
import { signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

/** It may name every lesson. Here and not in `limits.ts`, of which each visitor loads what any of their pages needs. */
const PROGRESS_BYTES = 200_000;

export const keepCourseProgress = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/courses/progress',
  summary:
    "Merges what a device knows of the caller's progress in a course of the current library with what is kept, and answers with both together, or with null for a course of another library (D-83).",
  permission: signedIn(),
  rate: 'learner',
  bodyBytes: PROGRESS_BYTES,
  body: z.object({
    courseId: idOf('course'),
    progress: courseProgressSchema,
    /** of a browser that hands over what it kept before the caller was known */
    viewerId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  /** null for a course of another library, where nothing is kept: a page of visitors asks about whatever it shows */
  answer: z.object({ progress: z.nullable(courseProgressSchema) }),
});
