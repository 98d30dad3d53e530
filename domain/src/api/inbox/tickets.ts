import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../entities/conversation';
import { replyToTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

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
