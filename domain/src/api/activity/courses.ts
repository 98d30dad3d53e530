import * as z from 'zod/mini';
import { courseProgressSchema } from '../../entities/course-progress';
import { LIMITS } from '../../limits';
import { open, signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';
import { COURSE_STEPS } from './course-steps';

/** random text that the browser keeps, to tell its steps from those of others */
const viewerId = z.string().check(z.minLength(1), z.maxLength(64));

export const recordCourseSteps = defineEndpoint({
  ...COURSE_STEPS,
  summary: 'Counts how far a learner has come in a course, each step once per browser (D-80).',
  permission: open,
  rate: 'learner',
  body: z.object({
    courseId: idOf('course'),
    /** ids of lessons; none says only that the course was started */
    done: z.array(idOf('lesson')).check(z.maxLength(LIMITS.courseRows)),
    viewerId,
  }),
  answer: z.object({ isCounted: z.boolean() }),
});

export const keepCourseProgress = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/courses/progress',
  summary:
    "Merges what a device knows of the caller's progress in a course of the current library with what is kept, and answers with both together (D-83).",
  permission: signedIn(),
  rate: 'learner',
  bodyBytes: LIMITS.progressBytes,
  body: z.object({
    courseId: idOf('course'),
    progress: courseProgressSchema,
    /** of a browser that hands over what it kept before the caller was known */
    viewerId: z.optional(viewerId),
  }),
  answer: z.object({ progress: courseProgressSchema }),
});
