import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** Days after which an article is to be verified again; 0 for never. */
export const VERIFY_EVERY_DAYS = [0, 30, 90, 180, 365] as const;

/** Why a scheduled step was not carried out. */
const PLAN_REFUSALS = ['archived', 'scheduler', 'editor', 'category'] as const;
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

const time = z.nullable(timestampSchema);

/**
 * `ArticlePlans/{articleId}`: what is planned for an article, apart from the article itself, which visitors read. Staff
 * only.
 */
export const articlePlanSchema = z.looseObject({
  support_lib_id: z.string(),
  /** when its text is published; null if nothing is planned */
  publish_at: time,
  /** when visitors no longer read it; after `publish_at` */
  unpublish_at: time,
  /** the earlier of the two, for the schedule's query */
  next_at: time,
  /** uid of who planned it, '' while nothing is planned */
  scheduled_by: z.string(),
  /** the last step that could not be carried out; only functions set it */
  failure: z.nullable(
    z.object({
      action: z.enum(['publish', 'unpublish']),
      reason: z.enum(PLAN_REFUSALS),
      at: timestampSchema,
    }),
  ),
  /** uid of who keeps it correct, '' for nobody */
  owner_ref: z.string(),
  /** by when somebody should check it */
  verify_by: time,
  /** how far the next date is moved by verifying, in days; 0 sets none */
  verify_every_days: z.number(),
  /** `verify_by`, until the reminder has gone out */
  remind_at: time,
  verified_at: time,
  verified_by: z.string(),
  /** note on the publication of this moment; the trigger copies it to its revision */
  publish_note: z.nullable(z.object({ text: z.string(), at: timestampSchema })),
  updated_at: timestampSchema,
  updated_by: z.string(),
});
export type ArticlePlan = z.infer<typeof articlePlanSchema> & { id: string };
