import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { open } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';
import { COURSE_STEPS } from './course-steps';

export const recordCourseSteps = defineEndpoint({
  ...COURSE_STEPS,
  summary: 'Counts how far a learner has come in a course, each step once per browser (D-80).',
  permission: open,
  rate: 'learner',
  body: z.object({
    courseId: idOf('course'),
    /** ids of lessons; none says only that the course was started */
    done: z.array(idOf('lesson')).check(z.maxLength(LIMITS.courseRows)),
    /** random text that the browser keeps, to tell its steps from those of others */
    viewerId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  answer: z.object({ isCounted: z.boolean() }),
});
