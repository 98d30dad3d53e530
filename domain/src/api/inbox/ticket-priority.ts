import * as z from 'zod/mini';
import { replyToTickets } from '../../permissions/requirements';
import { PRIORITIES } from '../../tickets/priority';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

const priority = z.enum(PRIORITIES);

export const setTicketPriority = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/priority',
  summary: 'Says how soon a ticket of the current library is to be answered (D-108).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    priority,
    /** of a step back: what it takes back; what somebody else has chosen since stays */
    only_from: z.optional(priority),
  }),
  answer: z.object({ conversation_ref: z.string(), priority }),
});
