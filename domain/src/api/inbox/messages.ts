import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { replyToTickets, viewTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField } from '../ids';

export const markMention = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/messages',
  summary: 'Marks a note that mentions the caller as seen by them, or as unseen again (S7.2-06, D-103).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.object({ conversation_ref: conversationRef, message_id: idField, is_seen: z.boolean() }),
  answer: z.object({ message_id: z.string(), is_seen: z.boolean() }),
});

const leftMessage = z.object({
  /** drawn by the page, so that a message that arrived another way is not written twice */
  id: drawnId,
  text: z._default(z.string().check(z.maxLength(LIMITS.messageText)), ''),
  /** address of a file that the caller has uploaded */
  file_url: z._default(z.string().check(z.maxLength(LIMITS.url)), ''),
});

export const sendLeftReply = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/messages',
  summary:
    'Sends a reply to a ticket whose page is being closed, in one call that outlives the page (D-113). Messages that have arrived are left alone.',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    /** in their order: a text and its files */
    messages: z.array(leftMessage).check(z.minLength(1), z.maxLength(LIMITS.leftMessages)),
    /** id of the last message that the author had seen; refused if another has followed (D-107) */
    follows: z.optional(idField),
    /** what becomes of the ticket then */
    then_status: z.optional(z.enum(SETTABLE_STATUSES)),
  }),
  answer: z.object({ conversation_ref: z.string(), sent: z.number() }),
});
