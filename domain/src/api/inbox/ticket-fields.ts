import * as z from 'zod/mini';
import { TICKET_FIELDS, type TicketField } from '../../entities/ticket-fields';
import { LIMITS } from '../../limits';
import { readTicketFields, replyToTickets, widgetSettings } from '../../permissions/requirements';
import { optionName } from '../../tickets/ticket-fields';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';
import { onlyFrom } from './only-from';

const name = z.string().check(z.overwrite(optionName), z.minLength(1), z.maxLength(LIMITS.ticketFieldName));
const option = z.object({ ref: z.string(), name: z.string() });
/** What a change leaves, in order. */
const answer = z.object({ options: z.array(option) });

const listOf = <const Path extends string>(path: Path, many: string) =>
  defineEndpoint({
    service: 'inbox',
    method: 'GET',
    path,
    summary: `Lists the ${many} of the current library, in the order that people see (S7.2-02).`,
    permission: readTicketFields,
    rate: 'staffRead',
    answer,
  });

const creationOf = <const Path extends string>(path: Path, many: string) =>
  defineEndpoint({
    service: 'inbox',
    method: 'POST',
    path,
    summary: `Adds one to the ${many} of the current library (S7.2-02).`,
    permission: widgetSettings,
    rate: 'staffWrite',
    body: z.object({ name }),
    answer,
  });

const changeOf = <const Path extends string>(path: Path, many: string) =>
  defineEndpoint({
    service: 'inbox',
    method: 'PUT',
    path,
    summary: `Renames or moves one of the ${many} of the current library (S7.2-02).`,
    permission: widgetSettings,
    rate: 'staffWrite',
    query: z.object({ ref: idField }),
    body: z.object({
      name: z.optional(name),
      /** place among the others, counted from 0; beyond the end is the end */
      position: z.optional(z.int().check(z.gte(0), z.lte(LIMITS.ticketFieldOptions))),
    }),
    answer,
  });

const removalOf = <const Path extends string>(path: Path, many: string) =>
  defineEndpoint({
    service: 'inbox',
    method: 'DELETE',
    path,
    summary: `Takes one from the ${many} of the current library; tickets that have it show that it was removed (S7.2-02).`,
    permission: widgetSettings,
    rate: 'staffWrite',
    query: z.object({ ref: idField }),
    answer,
  });

export const getTicketTypes = listOf('/ticket_types', 'ticket types');
export const createTicketType = creationOf('/ticket_types', 'ticket types');
export const changeTicketType = changeOf('/ticket_types', 'ticket types');
export const deleteTicketType = removalOf('/ticket_types', 'ticket types');

export const getTicketCategories = listOf('/ticket_categories', 'ticket categories');
export const createTicketCategory = creationOf('/ticket_categories', 'ticket categories');
export const changeTicketCategory = changeOf('/ticket_categories', 'ticket categories');
export const deleteTicketCategory = removalOf('/ticket_categories', 'ticket categories');

export const getTicketTiers = listOf('/ticket_tiers', 'ticket tiers');
export const createTicketTier = creationOf('/ticket_tiers', 'ticket tiers');
export const changeTicketTier = changeOf('/ticket_tiers', 'ticket tiers');
export const deleteTicketTier = removalOf('/ticket_tiers', 'ticket tiers');

/** The calls of a field. */
export const FIELD_CALLS = {
  type: {
    list: getTicketTypes,
    create: createTicketType,
    change: changeTicketType,
    remove: deleteTicketType,
  },
  category: {
    list: getTicketCategories,
    create: createTicketCategory,
    change: changeTicketCategory,
    remove: deleteTicketCategory,
  },
  tier: {
    list: getTicketTiers,
    create: createTicketTier,
    change: changeTicketTier,
    remove: deleteTicketTier,
  },
} as const satisfies Record<TicketField, object>;

export const setTicketField = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/field',
  summary: 'Gives a ticket of the current library a type, a category or a tier, or none (D-89).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    field: z.enum(TICKET_FIELDS),
    /** absent for none */
    ref: z.optional(idField),
    only_from: onlyFrom,
  }),
  answer: z.object({ conversation_ref: z.string(), field: z.enum(TICKET_FIELDS), ref: z.string() }),
});
