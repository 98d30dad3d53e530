import * as z from 'zod/mini';
import { SEARCH_STATUSES } from '../../entities/search-activity';
import { LIMITS } from '../../limits';
import { anyone } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { articleId, drawnId, idOf, naming, publicLibraryId } from '../ids';

export const recordSearch = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/searches',
  summary:
    'Records a search of a visitor, scrubbed; an empty id means that it was not recorded (S3-34, D-50).',
  permission: anyone,
  rate: 'search',
  body: z.object({
    supportLibId: publicLibraryId,
    /** drawn by the page, which may be left before the answer is there; a repeated one is recorded once */
    searchId: z.optional(drawnId),
    searchActivity: z.object({
      searchQuery: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.searchQuery)),
      status: z.enum(SEARCH_STATUSES),
      timestamp: z.number(),
      /** filled in later, as is everything below */
      articlesReadId: z._default(z.array(z.string()).check(z.maxLength(0)), []),
      articlesReadTitle: z._default(z.array(z.string()).check(z.maxLength(0)), []),
      reviewed: z._default(z.literal(false), false),
      ticket: z._default(z.literal(0), 0),
    }),
  }),
  answer: z.object({ searchId: z.string() }),
});

export const updateSearch = defineEndpoint({
  service: 'activity',
  method: 'PATCH',
  path: '/searches',
  summary:
    "Adds to one's own search the article read after it, or that it led to a request (S3-35, S7.4-12).",
  permission: anyone,
  rate: 'search',
  body: z.object({
    /** `searchId` of the recorded search */
    id: idOf('search'),
    article_read_id: z.optional(articleId),
    /** the stored title counts */
    article_read_title: z.optional(z.string().check(z.maxLength(LIMITS.shortText))),
    ticket: z.optional(z.literal(1)),
    /** the visitor's own request that it led to, so that they can be told of an article (D-74) */
    ticket_id: z.optional(naming('heldTicket', z.int())),
  }),
  answer: z.object({ isUpdated: z.boolean() }),
});
