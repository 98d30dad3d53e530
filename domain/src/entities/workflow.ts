import * as z from 'zod/mini';
import { RATINGS } from '../ratings/rating-values';
import { TICKET_STEP_SCHEMAS } from './macro';
import { CLOCK_KINDS } from './service-levels';
import { TICKET_FIELDS } from './ticket-fields';
import { timestampSchema } from './timestamp';

/** What of a ticket may change, as the trigger of an automation names it. */
export const CHANGED_FIELDS = ['status', 'assignee', 'team', 'priority', ...TICKET_FIELDS] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** What an automation starts with. */
export const TRIGGER_KINDS = [
  'ticket-created',
  'visitor-wrote',
  'team-answered',
  'ticket-changed',
  'tag-added',
  'tag-removed',
  'service-level-warned',
  'service-level-breached',
  'rated',
  'form-submitted',
  'waiting',
  'schedule',
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

const triggerSchema = z.discriminatedUnion('on', [
  z.object({ on: z.enum(['ticket-created', 'visitor-wrote', 'team-answered']) }),
  /** one at least */
  z.object({ on: z.literal('ticket-changed'), fields: z.array(z.enum(CHANGED_FIELDS)) }),
  /** absent for any tag */
  z.object({ on: z.enum(['tag-added', 'tag-removed']), tag_ref: z.optional(z.string()) }),
  /** none for any clock */
  z.object({
    on: z.enum(['service-level-warned', 'service-level-breached']),
    clocks: z.array(z.enum(CLOCK_KINDS)),
  }),
  /** none for any rating */
  z.object({ on: z.literal('rated'), ratings: z.array(z.literal(RATINGS)) }),
  /** absent for any form */
  z.object({ on: z.literal('form-submitted'), form_ref: z.optional(z.string()) }),
  /** how long an open ticket has waited for an answer */
  z.object({ on: z.literal('waiting'), minutes: z.number() }),
  /** `minute` of the day there; `days` from 1 for Monday to 7 */
  z.object({
    on: z.literal('schedule'),
    minute: z.number(),
    days: z.array(z.number()),
    time_zone: z.string(),
  }),
]);
export type WorkflowTrigger = z.infer<typeof triggerSchema>;

/** What an automation does. */
export const actionSchema = z.discriminatedUnion('kind', [
  ...TICKET_STEP_SCHEMAS,
  /** with the variables of canned replies (D-65) */
  z.object({ kind: z.literal('note'), text: z.string() }),
  /** 0 for until the visitor writes */
  z.object({ kind: z.literal('snooze'), minutes: z.number() }),
]);
export type WorkflowAction = z.infer<typeof actionSchema>;

/** What an automation does, and when: the newest version. `readDefinition` reads older ones. */
export const definitionSchema = z.object({
  version: z.literal(1),
  trigger: triggerSchema,
  /** what must hold of the ticket then, as `writePredicate` writes it */
  filter: z.string(),
  /** in the order in which they are done */
  actions: z.array(actionSchema),
});
export type WorkflowDefinition = z.infer<typeof definitionSchema>;

/** `Workflows/{workflow_ref}`: an automation of a library (D-144). Functions alone read and write it. */
export const workflowSchema = z.looseObject({
  support_lib_id: z.string(),
  name: z.string(),
  /** '' for none */
  workflow_folder_ref: z.string(),
  is_enabled: z.boolean(),
  /** whether it only records what it would have done */
  is_shadow: z.boolean(),
  /** `on` of its trigger, by which events find it */
  trigger_on: z.enum(TRIGGER_KINDS),
  /** a `WorkflowDefinition` of any version */
  definition: z.record(z.string(), z.unknown()),
  /** when the product switched it off because of too many runs; null unless that is why it is off */
  stopped_at: z.nullable(timestampSchema),
  /** uid of whoever changed it last, whom the product tells that it switched it off, and their name then */
  changed_by: z.string(),
  changed_by_name: z.string(),
  created_at: timestampSchema,
  changed_at: timestampSchema,
  /** since when it is on; null while it is off. What came due before starts no run */
  enabled_at: z.nullable(timestampSchema),
  /** of a schedule: the last time of the week that it ran for; null before */
  scheduled_at: z.nullable(timestampSchema),
  /** counts its changes, so that nobody overwrites another person's */
  version: z.number(),
});

/** `WorkflowFolders/{workflow_folder_ref}`: where a library keeps automations. Functions alone read and write it. */
export const workflowFolderSchema = z.looseObject({ support_lib_id: z.string(), name: z.string() });
