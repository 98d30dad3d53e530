import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import { PLANNED_REPLY_STATES } from '../../entities/planned-reply';
import { LIMITS } from '../../limits';
import { replyToTickets, viewTickets } from '../../permissions/requirements';
import { hasVisible } from '../../text/has-visible';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField, idOf } from '../ids';

const text = z
  .string()
  .check(z.maxLength(LIMITS.messageText), z.trim(), z.refine(hasVisible, 'shows nothing'));
/** Milliseconds since 1970. */
const sendAt = z.int();
const thenStatus = z.enum(['', ...SETTABLE_STATUSES]);
/** Id of the last message that the author had seen; refused if another has followed (D-107). */
const follows = z.optional(idField);

const ofInbox = {
  service: 'inbox',
  path: '/planned-replies',
  rate: 'staffWrite',
  answer: z.object({
    planned_reply_ref: z.string(),
    state: z.enum(PLANNED_REPLY_STATES),
    version: z.number(),
    text: z.string(),
    /** of the message that it became, '' before */
    message_ref: z.string(),
  }),
} as const;

export const planReply = defineEndpoint({
  ...ofInbox,
  method: 'POST',
  summary: 'Plans a reply to a ticket for a time to come, once however often it is called (D-120).',
  permission: replyToTickets,
  body: z.object({
    /** drawn by the page, so that a repeated call plans nothing else */
    request_id: drawnId,
    conversation_ref: conversationRef,
    text,
    send_at: sendAt,
    then_status: z._default(thenStatus, ''),
    follows,
  }),
});

export const changePlannedReply = defineEndpoint({
  ...ofInbox,
  method: 'PATCH',
  summary:
    'Its author changes a planned reply, sends it at once or cancels it; a teammate who answers tickets stops it, or takes over the text of one that is held. Refused if it has changed since it was read (D-120).',
  permission: viewTickets,
  body: z.object({
    planned_reply_ref: idOf('plannedReply'),
    /** that the caller has read */
    version: z.int().check(z.gte(1)),
    action: z.enum(['cancel', 'change', 'hold', 'send']),
    /** of a change: what stays as it is may be left out */
    text: z.optional(text),
    send_at: z.optional(sendAt),
    then_status: z.optional(thenStatus),
    follows,
  }),
});
