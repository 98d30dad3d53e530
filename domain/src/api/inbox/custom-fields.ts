import * as z from 'zod/mini';
import { CUSTOM_FIELD_KINDS } from '../../entities/custom-field';
import { LIMITS } from '../../limits';
import { readTicketFields, replyToTickets, ticketStatusSettings } from '../../permissions/requirements';
import { optionName } from '../../tickets/ticket-fields';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';

const nameOf = (length: number) =>
  z.string().check(z.overwrite(optionName), z.minLength(1), z.maxLength(length));
const name = nameOf(LIMITS.customFieldName);
const newOption = nameOf(LIMITS.customOptionName);

const field = z.object({
  ref: z.string(),
  name: z.string(),
  kind: z.enum(CUSTOM_FIELD_KINDS),
  /** of a choice; of any other kind none */
  options: z.array(z.object({ ref: z.string(), name: z.string() })),
});
export type PresentedField = z.infer<typeof field>;

/** All of them, in the order that people see. */
const answer = z.object({ fields: z.array(field) });

export const getCustomFields = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/ticket_custom_fields',
  summary: 'Lists the fields that the current library gives its tickets (D-126).',
  permission: readTicketFields,
  rate: 'staffRead',
  answer,
});

export const createCustomField = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/ticket_custom_fields',
  summary: 'Gives the tickets of the current library a field of its own (D-126).',
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  body: z.object({
    name,
    kind: z.enum(CUSTOM_FIELD_KINDS),
    /** names of those that a choice has */
    options: z.optional(z.array(newOption).check(z.maxLength(LIMITS.customFieldOptions))),
  }),
  answer,
});

export const changeCustomField = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/ticket_custom_fields',
  summary: 'Renames or moves a custom field of the current library, or changes its options (D-126).',
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  query: z.object({ ref: idField }),
  body: z.object({
    name: z.optional(name),
    /** index among the others; beyond the end is the end */
    position: z.optional(z.int().check(z.gte(0), z.lte(LIMITS.customFields))),
    /** all that a choice is to have; one without a `ref` is new, and one that was removed lately comes back by its own */
    options: z.optional(
      z
        .array(z.object({ ref: z.optional(idField), name: newOption }))
        .check(z.maxLength(LIMITS.customFieldOptions)),
    ),
    /** the options that it had when they were changed: what somebody else has changed since stays */
    known_options: z.optional(
      z.array(z.object({ ref: idField, name: newOption })).check(z.maxLength(LIMITS.customFieldOptions)),
    ),
  }),
  answer,
});

export const deleteCustomField = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/ticket_custom_fields',
  summary: 'Deletes a custom field of the current library; no ticket shows it any more (D-126).',
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  query: z.object({ ref: idField }),
  answer,
});

export const restoreCustomField = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/ticket_custom_fields/restore',
  summary: 'Puts back a custom field that was deleted, with what tickets have in it (D-126).',
  permission: ticketStatusSettings,
  rate: 'staffWrite',
  body: z.object({ ref: idField }),
  answer,
});

const value = z.string().check(z.maxLength(LIMITS.customValue));

export const setCustomValue = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/custom_field',
  summary: 'Gives a ticket of the current library a value of a custom field, or none (D-126).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    field_ref: idField,
    /** of a choice the `ref` of an option, of a date YYYY-MM-DD, of yes or no `yes` or `no`; '' for none */
    value,
    /** of a step back: the value that it takes back. What somebody else has written since stays. */
    only_from: z.optional(value),
  }),
  answer: z.object({
    conversation_ref: z.string(),
    field_ref: z.string(),
    /** as the ticket keeps it */
    value: z.string(),
    /** the value that it replaced, '' for none; null for an option that was removed, to which no way leads back */
    previous: z.nullable(z.string()),
  }),
});
