import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** Why an article did not help, in the order in which a visitor is asked. */
export const FEEDBACK_REASONS = ['not-answered', 'unclear', 'outdated', 'does-not-work', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/**
 * `ArticleFeedback/{id}`: what a visitor wrote after No, one entry per visitor and article. It names no visitor, and
 * goes when the vote becomes a Yes. Only functions write it; writers of the library read it.
 */
export const articleFeedbackSchema = z.object({
  support_lib_id: z.string(),
  article_id: z.string(),
  reason: z.enum(FEEDBACK_REASONS),
  /** scrubbed (D-50), '' for none */
  text: z.string(),
  updated_at: timestampSchema,
});
