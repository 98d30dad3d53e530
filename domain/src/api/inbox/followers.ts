import * as z from 'zod/mini';
import { replyToTickets, viewTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idOf } from '../ids';

export const followTicket = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/follow',
  summary:
    'Begins or ends that the caller is told of what happens to a ticket of the current library (D-123).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.object({ conversation_ref: conversationRef, is_following: z.boolean() }),
  answer: z.object({ conversation_ref: z.string(), is_following: z.boolean() }),
});

export const changeFollower = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/followers',
  summary:
    'Begins or ends that a teammate who may read a ticket is told of what happens to it; they and its history learn who did that (D-123).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    /** uid of the teammate */
    person: idOf('person'),
    is_following: z.boolean(),
  }),
  /** nobody learns from it whether there is such a person */
  answer: z.object({ conversation_ref: z.string(), is_following: z.boolean() }),
});
