import * as z from 'zod/mini';
import { mapOf } from './map-of';
import { timestampSchema } from './timestamp';

/** 'failed' if the search found no article. */
export const SEARCH_STATUSES = ['passed', 'failed'] as const;

/**
 * `Searches/{id}` (S3-34): one search of a visitor, kept for 90 days (D-50). The id derives from the visitor and the
 * `searchId` of the answer, so the document names no visitor and no one else can change it. Only functions read it.
 */
export const searchActivitySchema = z.object({
  support_lib_id: z.string(),
  /** scrubbed (D-50) */
  searchQuery: z.string(),
  status: z.enum(SEARCH_STATUSES),
  /** articles read after the search, in that order, with their titles */
  articlesReadId: z.array(z.string()),
  articlesReadTitle: z.array(z.string()),
  timestamp: timestampSchema,
  reviewed: z.boolean(),
  /** 1 if the search led to a request */
  ticket: z.union([z.literal(0), z.literal(1)]),
  /** when it is deleted automatically */
  expires_at: timestampSchema,
});

export type SearchActivity = z.infer<typeof searchActivitySchema>;

const failedDaySchema = z.object({
  searches: z.number(),
  /** how many of them led to a request */
  requests: z.number(),
});
export type FailedDay = z.infer<typeof failedDaySchema>;

/**
 * `FailedSearches/{id}`: how often searches for the same words found nothing, per day. Functions count, writers of the
 * library read.
 */
export const failedSearchSchema = z.object({
  support_lib_id: z.string(),
  /** as last typed, scrubbed (D-50) */
  query: z.string(),
  /** by day in UTC, as in 2025-01-31 */
  days: mapOf(failedDaySchema),
  last_at: timestampSchema,
  /** keyed hash of the network address that searched first; another one for each document, so that it leads to no other */
  first_searcher: z.optional(z.string()),
  /** whether another network address searched for it, too */
  is_shared: z.optional(z.boolean()),
  /** the article that answers it, drafted from it or chosen by a writer; absent without one */
  article_ref: z.optional(z.string()),
  /** when it is deleted automatically */
  expires_at: timestampSchema,
});

/**
 * `SearchRequests/{id}` (D-74): a visitor wrote to the library after a search that found nothing. There is one per visitor
 * and failed search, kept for 90 days. It leads from the search's words to the request, never from a recorded search to
 * its visitor. Only functions read it.
 */
export const searchRequestSchema = z.object({
  support_lib_id: z.string(),
  /** id of the `FailedSearches` document */
  failed_search: z.string(),
  /** scrubbed (D-50) */
  query: z.string(),
  /** a hash of the visitor, the same for all their requests in this library */
  asker: z.string(),
  /** keyed hash of the mail address that the latest request claims: people use several browsers */
  address: z.optional(z.string()),
  /** the visitor's latest request; its `mail` record names the conversation */
  ticket_id: z.number(),
  asked_at: timestampSchema,
  /** the article that the visitor was told about; '' for none */
  told_article: z.string(),
  told_at: z.nullable(timestampSchema),
  /** uid of the teammate who told them; '' for no one */
  told_by: z.string(),
  /** when it is deleted automatically */
  expires_at: timestampSchema,
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;
