import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** Milliseconds since 1970, as far as a date can name them. */
const time = z.int().check(z.gte(0), z.lte(8.64e15));

/** Of an id. Here and not in `limits.ts`, of which each visitor loads what any of their pages needs. */
const ID_LENGTH = 128;

/** How far a person has come in a course (`courses/merge-progress.ts`), as devices send it and functions store it. */
export const courseProgressSchema = z.object({
  startedAt: time,
  /** id of a lesson, '' for none */
  last: z.string().check(z.maxLength(ID_LENGTH)),
  lastAt: time,
  /** id of a lesson -> what became of it */
  lessons: z.record(
    z.string().check(z.maxLength(ID_LENGTH)),
    z.object({
      completedAt: time,
      takenBackAt: z.optional(time),
      score: z.optional(z.number().check(z.gte(0), z.lte(100))),
    }),
  ),
});

/** `CourseProgress/{courseId}_{uid}`: how far a person has come who is signed in (D-83). Functions keep it. */
export const keptProgressSchema = z.object({
  support_lib_id: z.string(),
  course_ref: z.string(),
  /** uid */
  learner_ref: z.string(),
  progress: courseProgressSchema,
  /** what the course's figures count of this learner; null before anything is (D-80) */
  counted: z.nullable(z.object({ lessons: z.array(z.string()), is_finished: z.boolean() })),
  updated_at: timestampSchema,
});
export type KeptProgress = z.infer<typeof keptProgressSchema>;
