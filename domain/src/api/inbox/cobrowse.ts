import * as z from 'zod/mini';
import { anyone } from '../../permissions/requirement';
import { takeChats } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';

export const changeCobrowse = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/cobrowse',
  summary:
    'Asks the visitor of a chat to show their page, or stops seeing it: for those who have the chat or joined it. A repeated call changes nothing (D-66).',
  permission: takeChats,
  rate: 'staffWrite',
  body: z.object({ conversation_ref: conversationRef, action: z.enum(['ask', 'end']) }),
  answer: z.object({ conversation_ref: z.string() }),
});

export const answerCobrowse = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/chats/cobrowse',
  summary:
    'The visitor of a chat agrees to show their page, refuses, or stops. A repeated call changes nothing (D-66).',
  permission: anyone,
  rate: 'chatCall',
  body: z.object({
    conversation_ref: conversationRef,
    /** of the question that is answered */
    cobrowse_id: idField,
    action: z.enum(['share', 'refuse', 'end']),
  }),
  answer: z.object({ conversation_ref: z.string() }),
});

export const createWatchUrl = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/cobrowsewatchurl/:visitor_ref',
  summary:
    "The address that shows the page of a chat's visitor, named by the conversation, while the visitor shares it; noted in the chat's history (S7.5-05, D-10, D-66).",
  permission: takeChats,
  rate: 'staffWrite',
  params: z.object({ visitor_ref: conversationRef }),
  answer: z.object({
    url: z.string(),
    /** ISO 8601 */
    expires_at: z.string(),
  }),
});
