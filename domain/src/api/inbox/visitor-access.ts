import * as z from 'zod/mini';
import { anyone } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

export const grantVisitorAccess = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/visitoraccess',
  summary:
    'Gives another browser of the visitor access to the conversation, by the token of an emailed link.',
  permission: anyone,
  rate: 'linkUse',
  body: z.object({
    conversation_ref: conversationRef,
    token: z.string().check(z.maxLength(128)),
  }),
  answer: z.object({ conversation_ref: z.string(), support_lib_id: z.string(), ticket_id: z.number() }),
});
