import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { anyone } from '../../permissions/requirement';
import { REQUESTS_TOKEN } from '../../requests/access';
import { defineEndpoint } from '../contract';
import { emailField } from '../fields';
import { conversationRef, publicLibraryId } from '../ids';
import { positionOf } from './ticket-search';

export const askForRequestsLink = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/myrequests/link',
  summary:
    'Emails an address a link that lists its requests, if it has any. The answer is the same if it has none (D-118).',
  permission: anyone,
  rate: 'linkUse',
  body: z.object({ support_lib_id: publicLibraryId, email: emailField }),
  answer: z.object({ support_lib_id: z.string() }),
});

export const redeemRequestsLink = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/myrequests/access',
  summary:
    "Lets the browser list an address's requests, by the token of an emailed link, which works once (D-118).",
  permission: anyone,
  rate: 'linkUse',
  body: z.object({ support_lib_id: publicLibraryId, token: z.string().check(z.regex(REQUESTS_TOKEN)) }),
  answer: z.object({ email: z.string() }),
});

const listedRequest = z.object({
  conversation_ref: z.string(),
  number: z.number(),
  title: z.string(),
  status: z.enum(SETTABLE_STATUSES),
  /** ISO 8601 */
  last_message_at: z.string(),
  /** of the last message, plain text */
  preview: z.string(),
  /** whether the team wrote it */
  is_answer: z.boolean(),
});
export type ListedRequest = z.infer<typeof listedRequest>;

export const getMyRequests = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/myrequests',
  summary:
    'The requests of the address whose link this browser has opened, those with the newest messages first (D-118).',
  permission: anyone,
  rate: 'view',
  query: z.object({
    support_lib_id: publicLibraryId,
    per_page: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.listPageSize)),
      LIMITS.listPageSize,
    ),
    /** `next_cursor` of the page before */
    cursor: z.optional(z.string().check(z.refine((cursor) => positionOf(cursor) !== null, 'is no cursor'))),
  }),
  answer: z.object({
    /** '' if this browser has opened no link, or too long ago */
    email: z.string(),
    requests: z.array(listedRequest),
    /** '' at the end */
    next_cursor: z.string(),
  }),
});

export const openMyRequest = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/myrequests/open',
  summary: 'Lets the browser read and answer a request that it may list (D-118).',
  permission: anyone,
  rate: 'linkUse',
  body: z.object({ conversation_ref: conversationRef }),
  answer: z.object({ conversation_ref: z.string() }),
});

export const leaveMyRequests = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/myrequests/leave',
  summary:
    'Ends what the link opened in this browser: the list, and the requests opened from it. Those that the browser sent itself stay (D-118).',
  permission: anyone,
  rate: 'linkUse',
  body: z.object({ support_lib_id: publicLibraryId }),
  answer: z.object({
    support_lib_id: z.string(),
    /** conversations that the browser can open no more */
    closed: z.array(z.string()),
  }),
});
