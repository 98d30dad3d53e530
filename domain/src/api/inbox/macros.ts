import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import { TICKET_FIELDS } from '../../entities/ticket-fields';
import { LIMITS } from '../../limits';
import { doesAnything, hasOneOfEach } from '../../macros/macro-actions';
import { viewTickets } from '../../permissions/requirements';
import { oneName } from '../../text/one-name';
import { PRIORITIES } from '../../tickets/priority';
import { tagName } from '../../tickets/tags';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField, idOf } from '../ids';

/** What macros and automations do to a ticket. */
export const TICKET_ACTIONS = [
  z.object({
    kind: z.literal('assignee'),
    /** uid of the teammate; absent for nobody */
    assigned_to: z.optional(idOf('person')),
  }),
  z.object({
    kind: z.literal('status'),
    status: z.enum(SETTABLE_STATUSES),
    /** of the library's own one that counts as it; absent for none (D-121) */
    own_status_ref: z.optional(idField),
  }),
  z.object({ kind: z.literal('priority'), priority: z.enum(PRIORITIES) }),
  z.object({
    kind: z.literal('team'),
    /** absent for none */
    team_ref: z.optional(idField),
  }),
  z.object({
    kind: z.literal('field'),
    field: z.enum(TICKET_FIELDS),
    /** absent for none */
    ref: z.optional(idField),
  }),
  z.object({
    kind: z.literal('tag'),
    name: z.string().check(z.overwrite(tagName), z.minLength(1), z.maxLength(LIMITS.tagName)),
    is_set: z.boolean(),
    /** in answers: of the tag, if the library has it; the name decides in requests */
    tag_ref: z.optional(idField),
  }),
] as const;

const action = z.discriminatedUnion('kind', [
  ...TICKET_ACTIONS,
  /** to whoever applies the macro */
  z.object({ kind: z.literal('assign-me') }),
]);

const fields = {
  name: z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.macroName)),
  /** with the variables of canned replies (D-65); '' for none */
  text: z._default(z.string().check(z.trim(), z.maxLength(LIMITS.macroText)), ''),
  /** whether the text is for a note */
  is_note: z._default(z.boolean(), false),
  actions: z
    .array(action)
    .check(z.maxLength(LIMITS.macroActions), z.refine(hasOneOfEach, 'do the same twice')),
  is_shared: z._default(z.boolean(), false),
};
const isUseful = z.refine<Parameters<typeof doesAnything>[0]>(doesAnything, 'does nothing');

const macroQuery = z.object({ macro_ref: idOf('macro') });
const presented = z.object({
  macro_ref: z.string(),
  name: z.string(),
  text: z.string(),
  is_note: z.boolean(),
  actions: z.array(action),
  is_shared: z.boolean(),
  version: z.number(),
});
export type PresentedMacro = z.infer<typeof presented>;

export const getMacros = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/macros',
  summary: "Lists the caller's own macros in the current library, and the shared ones, by name (D-114).",
  permission: viewTickets,
  rate: 'staffRead',
  answer: z.object({ macros: z.array(presented) }),
});

export const createMacro = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/macros',
  summary:
    'Keeps a macro for oneself or, with canManageChatSettings, for everybody who views tickets (D-114).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.object(fields).check(isUseful),
  answer: presented,
});

export const changeMacro = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/macros',
  summary:
    "Changes one of the caller's own macros or, with canManageChatSettings, a shared one; shares it, or makes it the caller's own (D-114).",
  permission: viewTickets,
  rate: 'staffWrite',
  query: macroQuery,
  body: z
    .object({
      ...fields,
      /** of the macro as the caller saw it; refused if somebody has changed it since */
      version: z.optional(z.int()),
    })
    .check(isUseful),
  answer: presented,
});

export const deleteMacro = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/macros',
  summary: "Deletes one of the caller's own macros or, with canManageChatSettings, a shared one (D-114).",
  permission: viewTickets,
  rate: 'staffWrite',
  query: macroQuery,
  answer: z.object({ macro_ref: z.string() }),
});

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['done', 'unchanged']) }),
  /** `because` is a sentence for people */
  z.object({ outcome: z.literal('refused'), because: z.string() }),
]);
export type MacroOutcome = z.infer<typeof outcome>;

const conversationRefs = z
  .array(conversationRef)
  .check(z.minLength(1), z.maxLength(LIMITS.ticketsPerBulkStep));

/** one for each of the request's tickets, in its order, each with one for each action of the macro, in its order */
const results = z.object({ results: z.array(z.object({ actions: z.array(outcome) })) });

export const applyMacro = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/macro',
  summary:
    'Does the actions of a macro to tickets of the current library, each as its own call would, with an outcome for each; a repeated call does them once (D-114).',
  permission: viewTickets,
  rate: 'bulk',
  body: z.object({
    /** drawn by the page, so that a repeated call finds what the first one did */
    request_id: drawnId,
    macro_ref: idOf('macro'),
    /** of the macro as the caller saw it; refused if it has changed since */
    version: z.int().check(z.gte(1)),
    conversation_refs: conversationRefs,
  }),
  answer: results,
});

export const undoMacro = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/macro/undo',
  summary:
    'Puts back what a macro has changed, except where somebody has changed it since; also once the macro is gone (D-114).',
  permission: viewTickets,
  rate: 'bulk',
  body: z.object({
    request_id: drawnId,
    /** `request_id` of the caller's call that applied the macro */
    undoes: drawnId,
    /** how many actions the macro had then */
    actions: z.int().check(z.gte(1), z.lte(LIMITS.macroActions)),
    conversation_refs: conversationRefs,
  }),
  answer: results,
});
