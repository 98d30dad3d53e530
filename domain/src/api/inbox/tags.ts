import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { replyToTickets, viewTickets } from '../../permissions/requirements';
import { tagName } from '../../tickets/tags';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

const tag = z.object({ tag_ref: z.string(), name: z.string() });

export const getTags = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/conv_tags',
  summary: 'Lists the tags of the current library, by name (D-71).',
  permission: viewTickets,
  rate: 'staffRead',
  answer: z.object({ tags: z.array(tag) }),
});

export const changeTag = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/conv_tags',
  summary:
    'Gives a ticket of the current library a tag, or takes it away; a name that no tag has becomes one (D-71).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    name: z.string().check(z.overwrite(tagName), z.minLength(1), z.maxLength(LIMITS.tagName)),
    is_set: z.boolean(),
  }),
  answer: z.object({ tag_ref: z.string(), name: z.string(), is_set: z.boolean() }),
});
