import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** Documents by which functions remember what they have done or counted; nobody else reads them. */

/**
 * `ReadingWaits/{conversation}-{addressee}`: until when messages wait to be read live before they are mailed (D-57).
 * It stays when nothing waits, since it knows what has been decided on.
 */
export const readingWaitSchema = z.object({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** the visitor reads what agents write, and the other way round */
  addressee: z.enum(['visitor', 'team']),
  /** null while nothing waits */
  due_at: z.nullable(timestampSchema),
  /** created_at of the last message that was read or mailed */
  decided_until: timestampSchema,
});

/** `TicketCounters/{libraryId}`: the number drawn last (D-54). */
export const ticketCounterSchema = z.object({ last_number: z.number() });

/** `AddressProofs/{id}`: a browser has opened a link mailed to an address (D-07). */
export const addressProofSchema = z.object({ support_lib_id: z.string(), proven_at: timestampSchema });

/** `RateLimits/{id}`: a window of calls, or an upload that was judged. */
export const rateLimitSchema = z.object({
  count: z.optional(z.number()),
  is_over: z.optional(z.boolean()),
  expires_at: timestampSchema,
});

/** `ArticleVotes/{id}`: how a visitor found an article. */
export const articleVoteSchema = z.object({
  support_lib_id: z.string(),
  article_id: z.string(),
  answer: z.string(),
  updated_at: timestampSchema,
});

/** `ArticleViews/{id}`: a visitor has seen an article in this hour. */
export const articleViewSchema = z.object({
  support_lib_id: z.string(),
  article_id: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
});
