import * as z from 'zod/mini';
import { PRIORITIES } from '../tickets/priority';
import { SETTABLE_STATUSES } from './conversation';
import { TICKET_FIELDS } from './ticket-fields';

/** What macros and automations do to a ticket, each as its own call does it. */
export const TICKET_STEP_SCHEMAS = [
  /** `own_status_ref` of the library's own status that counts as it, absent for none (D-121) */
  z.object({
    kind: z.literal('status'),
    status: z.enum(SETTABLE_STATUSES),
    own_status_ref: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('priority'), priority: z.enum(PRIORITIES) }),
  /** `assigned_to` is the uid of a teammate, absent for nobody */
  z.object({ kind: z.literal('assignee'), assigned_to: z.optional(z.string()) }),
  /** absent for none */
  z.object({ kind: z.literal('team'), team_ref: z.optional(z.string()) }),
  z.object({ kind: z.literal('field'), field: z.enum(TICKET_FIELDS), ref: z.optional(z.string()) }),
  /** `tag_ref` of the tag that had the name, whatever it is called by now; absent if there was none */
  z.object({
    kind: z.literal('tag'),
    name: z.string(),
    is_set: z.boolean(),
    tag_ref: z.optional(z.string()),
  }),
] as const;

const macroActionSchema = z.discriminatedUnion('kind', [
  ...TICKET_STEP_SCHEMAS,
  /** to whoever applies the macro */
  z.object({ kind: z.literal('assign-me') }),
]);
export type MacroAction = z.infer<typeof macroActionSchema>;

/** `Macros/{macro_ref}`: changes of a ticket with a text, in one step (D-114). Functions alone read and write it. */
export const macroSchema = z.looseObject({
  support_lib_id: z.string(),
  /** of the one person whose it is; '' if everybody in the library who may view tickets sees it */
  owner_uid: z.string(),
  name: z.string(),
  /** what it puts into the field, with placeholders such as [visitorName]; '' for nothing */
  text: z.string(),
  /** whether the text is for a note */
  is_note: z.boolean(),
  /** in the order in which they are done */
  actions: z.array(macroActionSchema),
  /** counts its changes, so that nobody applies another macro than the one they saw */
  version: z.number(),
});
export type Macro = z.infer<typeof macroSchema>;
