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
  /** when it is deleted automatically */
  expires_at: timestampSchema,
});
