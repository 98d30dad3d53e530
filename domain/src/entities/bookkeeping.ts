import * as z from 'zod/mini';
import { NEWS_REACTIONS } from './news-flash';
import { timestampSchema } from './timestamp';

/** Documents in which functions remember what they did or counted; only functions read them. */

/**
 * `ReadingWaits/{conversation}-{addressee}`: until when messages wait to be read live before they are mailed (D-57).
 * It stays when nothing waits, since it records what was already decided.
 */
export const readingWaitSchema = z.object({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** who reads; 'team' in documents of before its people had notices (D-132) */
  addressee: z.enum(['visitor', 'team']),
  /** null while nothing waits */
  due_at: z.nullable(timestampSchema),
  /** created_at of the last message that was read or mailed */
  decided_until: timestampSchema,
});

/**
 * `RatingRequests/{conversation_ref}`: a ticket was closed, and its visitor may be asked for a rating (D-97). It is
 * written with the event of the closing and deleted once it is decided; another closing replaces it.
 */
export const ratingRequestSchema = z.object({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** id of the closing in the history of the ticket */
  event_ref: z.string(),
  closed_at: timestampSchema,
  /** when the sweep looks at it next */
  due_at: timestampSchema,
  /** the delay of the library is part of `due_at` */
  is_planned: z.boolean(),
});

/** `VisitorIdentities/{libraryId}_{uid}`: whom a library's own server says a browser belongs to (D-88). */
export const visitorIdentitySchema = z.object({
  support_lib_id: z.string(),
  /** '' if the server does not say */
  name: z.string(),
  email: z.string(),
  valid_until: timestampSchema,
});

/** `IdentityKeys/{libraryId}`: how often the secret that signs identities was replaced (D-88). */
export const identityKeySchema = z.object({
  support_lib_id: z.string(),
  version: z.int(),
  changed_at: timestampSchema,
  /** uid of the person who replaced it last */
  changed_by: z.string(),
});

/**
 * `ContentStamps/{libraryId}`: when anything last changed that a library's rendered pages show, except the library
 * itself and the text of an article, which are read for each page. Views and votes leave it as it is.
 */
export const contentStampSchema = z.object({
  support_lib_id: z.string(),
  changed_at: timestampSchema,
});

/**
 * `ImportSources/{id}`: where an imported article, category, news flash or course came from, so that importing it again changes nothing.
 * The id derives from library, kind of import and source.
 */
export const importSourceSchema = z.object({
  support_lib_id: z.string(),
  /** id of what it became */
  target_id: z.string(),
  /** of what was read; '' for a category */
  source_hash: z.string(),
  /** of what was stored: an article that differs was edited since; '' for a category */
  written_hash: z.string(),
  /** whether an import has published it, which it does once; news and courses alone */
  was_published: z.optional(z.boolean()),
});

/** `TicketCounters/{libraryId}`: the last number drawn (D-54). */
export const ticketCounterSchema = z.object({ last_number: z.number() });

/** `AddressProofs/{id}`: a browser has opened a link emailed to an address (D-07). */
export const addressProofSchema = z.object({ support_lib_id: z.string(), proven_at: timestampSchema });

/**
 * `RequestFiles/{id}`: the files of a request beside the first, which its record names; they wait for that record (D-99).
 * The id derives from the visitor and the ticket id.
 */
export const requestFilesSchema = z.object({
  support_lib_id: z.string(),
  file_urls: z.array(z.string()),
  expires_at: timestampSchema,
});

/**
 * `RequestLinks/{id}`: a link that shows an address its requests, until it is used (D-118). The id derives from the
 * secret in it.
 */
export const requestLinkSchema = z.object({
  support_lib_id: z.string(),
  /** in lower case */
  email: z.string(),
  expires_at: timestampSchema,
});

/** `RequestAccess/{id}`: whose requests a browser lists in a library (D-118). The id derives from both. */
export const requestAccessSchema = z.object({
  support_lib_id: z.string(),
  /** in lower case */
  email: z.string(),
  /** conversations that the list let the browser into, so that they can be closed to it again */
  opened: z.array(z.string()),
  expires_at: timestampSchema,
});

/** `RateLimits/{id}`: a window of calls, or an upload that was checked. */
export const rateLimitSchema = z.object({
  count: z.optional(z.number()),
  is_over: z.optional(z.boolean()),
  expires_at: timestampSchema,
});

/** `ArticleVotes/{id}`: a visitor's vote on an article. */
export const articleVoteSchema = z.object({
  support_lib_id: z.string(),
  article_id: z.string(),
  answer: z.string(),
  updated_at: timestampSchema,
});

/** `NewsFlashReactions/{id}`: a visitor's reaction to a news flash (D-39). */
export const newsFlashReactionSchema = z.object({
  support_lib_id: z.string(),
  newsFlash_id: z.string(),
  reaction: z.enum(NEWS_REACTIONS),
  updated_at: timestampSchema,
});

/** `NewsFlashViews/{id}`: a visitor viewed a news flash in this hour. */
export const newsFlashViewSchema = z.object({
  support_lib_id: z.string(),
  newsFlash_id: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
});

/** `ArticleViews/{id}`: a visitor viewed an article in this hour. */
export const articleViewSchema = z.object({
  support_lib_id: z.string(),
  article_id: z.string(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
});
