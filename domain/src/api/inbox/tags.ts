import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { replyToTickets, viewTickets, widgetSettings } from '../../permissions/requirements';
import { tagName } from '../../tickets/tags';
import { defineEndpoint } from '../contract';
import { changeId, conversationRef, idField } from '../ids';

const tag = z.object({ tag_ref: z.string(), name: z.string() });

/** A tag's name, as it is kept. */
export const tagNameField = z
  .string()
  .check(z.overwrite(tagName), z.minLength(1), z.maxLength(LIMITS.tagName));

export const getTags = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/conv_tags',
  summary: 'Lists the tags of the current library, by name (D-71).',
  permission: viewTickets,
  rate: 'staffRead',
  answer: z.object({
    tags: z.array(tag),
    /** tags that were merged: `into` is the `tag_ref` of the tag that stands for them (D-117) */
    merged: z.array(z.object({ tag_ref: z.string(), into: z.string() })),
  }),
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
    name: tagNameField,
    is_set: z.boolean(),
    change_id: changeId,
  }),
  answer: z.object({ tag_ref: z.string(), name: z.string(), is_set: z.boolean() }),
});

export const countTags = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/conv_tags/counts',
  summary:
    'Lists the tags of the current library, by name, with how many tickets have each, up to 1,000 (D-117).',
  permission: widgetSettings,
  rate: 'staffRead',
  answer: z.object({
    /** `tickets` is null behind the first hundred, which are not counted */
    tags: z.array(z.object({ ...tag.shape, tickets: z.nullable(z.number()) })),
    /** names of merged or deleted tags that some tickets still have */
    under_way: z.array(z.string()),
  }),
});

export const renameTag = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/conv_tags',
  summary: 'Renames a tag of the current library, for all its tickets (D-117).',
  permission: widgetSettings,
  rate: 'staffWrite',
  query: z.object({ ref: idField }),
  body: z.object({ name: tagNameField }),
  answer: tag,
});

export const mergeTags = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/conv_tags/merge',
  summary: 'Merges a tag of the current library into another one, for all its tickets (D-117).',
  permission: widgetSettings,
  rate: 'staffWrite',
  body: z.object({
    ref: idField,
    /** `tag_ref` of the tag that stays */
    into: idField,
  }),
  answer: z.object({ tag_ref: z.string() }),
});

export const deleteTag = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/conv_tags',
  summary: 'Deletes a tag of the current library, and takes it from all its tickets (D-117).',
  permission: widgetSettings,
  rate: 'staffWrite',
  query: z.object({ ref: idField }),
  answer: z.object({ tag_ref: z.string() }),
});
