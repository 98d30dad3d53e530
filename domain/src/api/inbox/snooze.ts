import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../entities/conversation';
import { replyToTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

/** A time to snooze until, ISO 8601 in UTC; absent for until the visitor writes (D-119). */
export const snoozeUntil = z.optional(z.iso.datetime());

export const snoozeTicket = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/tickets/snooze',
  summary:
    'Puts a ticket of the current library aside until a time or until its visitor writes, whichever comes first (D-119).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    until: snoozeUntil,
    /** of a step back: the status that it takes back; refused if the ticket has another by now */
    only_from: z.optional(z.enum(CONVERSATION_STATUSES)),
  }),
  answer: z.object({ conversation_ref: z.string(), until: snoozeUntil }),
});
