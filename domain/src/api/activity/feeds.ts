import * as z from 'zod/mini';
import { feedListSchema, feedReadSchema } from '../../feed/feed-item';
import { LIMITS } from '../../limits';
import { signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

export const listFeeds = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/feeds',
  summary: "The caller's own activity feed, newest first (S7.4-06, S7.4-07, S3-32).",
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({
    limit: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(50)), LIMITS.feedPageSize),
    /** from 1; bounded, because skipped items cost reads */
    page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100)), 1),
    /** false unread, true read, absent both (S7.4-06) */
    isRead: z.optional(z.enum(['true', 'false'])),
  }),
  answer: feedListSchema,
});

export const countUnreadFeeds = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/feeds/unread',
  summary:
    "How many items of the caller's own feed are unread, which the bell shows until it is opened (S2.8-07).",
  permission: signedIn(),
  rate: 'ownCount',
  query: z.object({}),
  answer: feedReadSchema,
});

export const readFeeds = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/feeds/read',
  summary: "Marks items of the caller's own feed read or unread, or all of them read (S7.4-08).",
  permission: signedIn(),
  rate: 'staffWrite',
  body: z.object({
    feedIds: z._default(z.array(idOf('feedItem')).check(z.maxLength(100)), []),
    /** false marks unread (S7.4-08) */
    isRead: z._default(z.boolean(), true),
    /** marks all items read */
    markAll: z._default(z.boolean(), false),
    /** marks those about this ticket read, which the caller has opened: nothing of it is mailed any more (D-132) */
    conversation_ref: z.optional(idOf('conversation')),
  }),
  answer: feedReadSchema,
});
