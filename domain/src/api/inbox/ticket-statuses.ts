import * as z from 'zod/mini';
import { CONVERSATION_STATUSES, SETTABLE_STATUSES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { readTicketFields, ticketStatusSettings } from '../../permissions/requirements';
import { optionName } from '../../tickets/ticket-fields';
import { defineEndpoint } from '../contract';
import { idField } from '../ids';

const name = z.string().check(z.overwrite(optionName), z.minLength(1), z.maxLength(LIMITS.ownStatusName));

const status = z.object({
  /** of a built-in one, its name in requests */
  ref: z.string(),
  name: z.string(),
  /** what a ticket is with it; of a built-in one, itself */
  counts_as: z.enum(CONVERSATION_STATUSES),
  /** false of those that every library has */
  is_own: z.boolean(),
});
export type PresentedStatus = z.infer<typeof status>;

/** All of them, in the order of menus: each built-in one, and the library's own that count as it. */
const answer = z.object({ statuses: z.array(status) });

export const getTicketStatuses = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/ticket_statuses',
  summary:
    "Lists the statuses that tickets of the current library can have: the built-in ones and the library's own (S7.2-01, D-121).",
  permission: readTicketFields,
  rate: 'staffRead',
  answer,
});

export const createOwnStatus = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/ticket_statuses',
  summary:
    'Gives the current library a ticket status of its own, which counts as one of everybody’s (D-121).',
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  body: z.object({ name, counts_as: z.enum(SETTABLE_STATUSES) }),
  answer,
});

export const changeOwnStatus = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/ticket_statuses',
  summary: "Renames or moves one of the library's own ticket statuses (D-121).",
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  query: z.object({ ref: idField }),
  body: z.object({
    name: z.optional(name),
    /** place among those that count as the same, counted from 0; beyond the end is the end */
    position: z.optional(z.int().check(z.gte(0), z.lte(LIMITS.ownStatuses))),
  }),
  answer,
});

export const deleteOwnStatus = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/ticket_statuses',
  summary:
    "Deletes one of the library's own ticket statuses; tickets that have it keep what it counts as (D-121).",
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  query: z.object({ ref: idField }),
  answer,
});

export const restoreOwnStatus = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/ticket_statuses/restore',
  summary: 'Puts back an own ticket status that was deleted, where it was (D-121).',
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  body: z.object({ ref: idField }),
  answer,
});
