import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../entities/conversation';
import { replyToTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idOf } from '../ids';

export const changeTicketStatus = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets',
  summary: 'Sets a ticket of the current library to open, pending or closed.',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({ conversation_ref: conversationRef, status: z.enum(CONVERSATION_STATUSES) }),
  answer: z.object({ conversation_ref: z.string(), status: z.enum(CONVERSATION_STATUSES) }),
});

export const assignTicket = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/assignee',
  summary: 'Gives a ticket of the current library to a teammate who answers tickets, or to nobody.',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    /** uid of the teammate; absent for nobody */
    assigned_to: z.optional(idOf('person')),
  }),
  answer: z.object({ conversation_ref: z.string(), assigned_to: z.string() }),
});
