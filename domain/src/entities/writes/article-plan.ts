import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { VERIFY_EVERY_DAYS } from '../article-plan';
import { chosenTime, writtenReference, writtenTime, writtenTitle } from './written';

/** What staff write to the plan of an article. How the fields depend on each other is in the rules alone. */
export const articlePlanWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  publish_at: chosenTime,
  unpublish_at: chosenTime,
  next_at: chosenTime,
  scheduled_by: z.string(),
  failure: z.null(),
  owner_ref: writtenReference,
  verify_by: chosenTime,
  verify_every_days: z.literal(VERIFY_EVERY_DAYS),
  remind_at: chosenTime,
  verified_at: z.nullable(writtenTime),
  verified_by: z.string(),
  publish_note: z.nullable(z.strictObject({ text: writtenTitle(LIMITS.publishNote), at: writtenTime })),
  updated_at: writtenTime,
  updated_by: z.string(),
});
