import * as z from 'zod/mini';
import { viewTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';

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
