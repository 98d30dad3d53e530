import * as z from 'zod/mini';
import { TICKET_EVENT_KINDS, TICKET_EVENT_REASONS } from '../../entities/ticket-event';
import { LIMITS } from '../../limits';
import { inbox } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';

/** Whoever may not read the conversation is told that there is none, as for one of another library. */
const common = {
  service: 'inbox',
  method: 'GET',
  permission: inbox,
  rate: 'staffRead',
  params: z.object({ ref: conversationRef }),
} as const;

const visitSchema = z.object({
  /** host and path alone (D-63) */
  url: z.string(),
  title: z.string(),
  /** by the visitor's clock, ISO 8601 */
  at: z.string(),
  /** whether a tab shows it now */
  is_open: z.boolean(),
});

export const getPageVisits = defineEndpoint({
  ...common,
  path: '/EventHistory/:ref/1',
  summary:
    'The pages on which the visitor of a chat is and was, the latest first, as long as the chat goes on (S7.5-06, D-44, D-63).',
  answer: z.object({ pages: z.array(visitSchema) }),
});

const eventSchema = z.object({
  id: z.string(),
  kind: z.enum(TICKET_EVENT_KINDS),
  /** ISO 8601 */
  at: z.string(),
  /** '' where the product did it */
  actor_ref: z.string(),
  actor_name: z.string(),
  /** why it happened without a teammate; '' if one decided it */
  reason: z.enum(TICKET_EVENT_REASONS),
  /** what changed, by names that depend on the kind */
  details: z.record(z.string(), z.string()),
});

export const getConversationEvents = defineEndpoint({
  ...common,
  path: '/EventHistory/:ref/2',
  summary: 'What became of a ticket or a chat beside its messages, newest first (S7.5-06, D-44, D-85, D-91).',
  query: z.object({
    /** `next_cursor` of the page before */
    cursor: z.optional(idField),
    limit: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.chatEvents)),
      LIMITS.listPageSize,
    ),
  }),
  answer: z.object({
    events: z.array(eventSchema),
    /** '' at the end */
    next_cursor: z.string(),
  }),
});
