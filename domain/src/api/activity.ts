import * as z from 'zod/mini';
import { emailLogListSchema } from '../activity/email-log-item';
import { feedListSchema, feedReadSchema } from '../feed/feed-item';
import { LIMITS } from '../limits';
import { anyone, signedIn } from '../permissions/requirement';
import { generalSettings } from '../permissions/requirements';
import { defineEndpoint } from './contract';
import { articleId, idOf, pageFields } from './fields';

export const recordArticleView = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/articles',
  summary: 'Counts a view, once per visitor, article and hour (S3-36, D-18).',
  permission: anyone,
  rate: 'view',
  body: z.object({
    articleId,
    articleTitle: z.string().check(z.maxLength(500)),
    timestamp: z.number(),
  }),
  answer: z.object({ isCounted: z.boolean() }),
});

export const recordReaction = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/reactions',
  summary: 'Records whether an article helped; one vote per visitor and article, changeable (S4.5-21, D-18).',
  permission: anyone,
  rate: 'vote',
  body: z.object({
    articleId,
    answer: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  answer: z.object({ answer: z.enum(['yes', 'no']), likes: z.number(), disLikes: z.number() }),
});

export const listFeeds = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/feeds',
  summary: "The caller's own activity feed, newest first (S7.4-06, S7.4-07, S3-32).",
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({
    limit: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(50)), LIMITS.feedPageSize),
    /** from 1; skipped items cost reads, so it ends somewhere */
    page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100)), 1),
    /** false unread, true read, absent both (S7.4-06) */
    isRead: z.optional(z.enum(['true', 'false'])),
  }),
  answer: feedListSchema,
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
    /** true for all: they become read */
    markAll: z._default(z.boolean(), false),
  }),
  answer: feedReadSchema,
});

export const listEmailLogs = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/email-logs',
  summary: 'Mails of the library acted in, newest first, or by recipient; never their texts.',
  permission: generalSettings,
  rate: 'staffRead',
  query: z.object({
    ...pageFields('mail'),
    /** how the recipient's address begins; '' for all */
    q: z._default(z.string().check(z.maxLength(LIMITS.email), z.trim(), z.toLowerCase()), ''),
  }),
  answer: emailLogListSchema,
});
