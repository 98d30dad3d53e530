import * as z from 'zod/mini';
import { AUTOMATION_CATALOGUE } from '../../automations/catalogue';
import { decidesOnce } from '../../automations/workflow-actions';
import { CLOCK_KINDS } from '../../entities/service-levels';
import { CHANGED_FIELDS } from '../../entities/workflow';
import { EVENT_CAUSES, RUN_OUTCOMES } from '../../entities/workflow-run';
import { LIMITS } from '../../limits';
import {
  automation,
  deleteWorkflows,
  readWorkflowRuns,
  writeWorkflows,
} from '../../permissions/requirements';
import { parsePredicate } from '../../predicate/text-form';
import { RATINGS } from '../../ratings/rating-values';
import { hasVisible } from '../../text/has-visible';
import { oneName } from '../../text/one-name';
import { isTimeZone } from '../../text/zoned-time';
import { defineEndpoint } from '../contract';
import { idField, idOf } from '../ids';
import { TICKET_ACTIONS } from '../inbox/macros';
import { timeZone } from '../inbox/ticket-filters';

const areDistinct = z.refine<readonly unknown[]>(
  (values) => new Set(values).size === values.length,
  'names one twice',
);

const trigger = z.discriminatedUnion('on', [
  z.object({ on: z.enum(['ticket-created', 'visitor-wrote', 'team-answered']) }),
  z.object({
    on: z.literal('ticket-changed'),
    fields: z
      .array(z.enum(CHANGED_FIELDS))
      .check(z.minLength(1), z.maxLength(CHANGED_FIELDS.length), areDistinct),
  }),
  /** absent for any tag */
  z.object({ on: z.enum(['tag-added', 'tag-removed']), tag_ref: z.optional(idField) }),
  /** none for any clock */
  z.object({
    on: z.enum(['service-level-warned', 'service-level-breached']),
    clocks: z.array(z.enum(CLOCK_KINDS)).check(z.maxLength(CLOCK_KINDS.length), areDistinct),
  }),
  /** none for any rating */
  z.object({
    on: z.literal('rated'),
    ratings: z.array(z.literal(RATINGS)).check(z.maxLength(RATINGS.length), areDistinct),
  }),
  /** absent for any form */
  z.object({ on: z.literal('form-submitted'), form_ref: z.optional(idField) }),
  z.object({ on: z.literal('waiting'), minutes: z.int().check(z.gte(1), z.lte(LIMITS.workflowMinutes)) }),
  z.object({
    on: z.literal('schedule'),
    /** of the day there */
    minute: z.int().check(z.gte(0), z.lte(1_439)),
    /** from 1 for Monday */
    days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7), areDistinct),
    /** IANA name */
    time_zone: z.string().check(z.maxLength(LIMITS.timeZone), z.refine(isTimeZone, 'is no time zone')),
  }),
]);

const text = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.workflowText), z.refine(hasVisible, 'shows nothing'));

const action = z.discriminatedUnion('kind', [
  ...TICKET_ACTIONS,
  /** with the variables of canned replies (D-65) */
  z.object({ kind: z.literal('note'), text }),
  /** 0 for until the visitor writes */
  z.object({
    kind: z.literal('snooze'),
    minutes: z.int().check(z.gte(0), z.lte(LIMITS.workflowMinutes)),
  }),
]);
export type PresentedAction = z.infer<typeof action>;

const filter = z.string().check(
  z.maxLength(LIMITS.predicateText),
  z.refine((written) => parsePredicate(written, AUTOMATION_CATALOGUE) !== null, 'is no filter'),
);

const definition = z.object({
  trigger,
  /** what must hold of the ticket then */
  filter,
  actions: z
    .array(action)
    .check(z.minLength(1), z.maxLength(LIMITS.workflowActions), z.refine(decidesOnce, 'do the same twice')),
});
export type PresentedDefinition = z.infer<typeof definition>;

const name = z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.workflowName));
/** '' for none */
const folderRef = z.union([z.literal(''), idOf('workflowFolder')]);

const presented = z.object({
  workflow_ref: z.string(),
  name: z.string(),
  workflow_folder_ref: z.string(),
  is_enabled: z.boolean(),
  /** whether it only records what it would have done */
  is_shadow: z.boolean(),
  /** null for one that a later version wrote; `filter` and tags are those of today */
  definition: z.nullable(z.object({ trigger, filter: z.string(), actions: z.array(action) })),
  /** when the product switched it off, ISO 8601; null unless that is why it is off */
  stopped_at: z.nullable(z.string()),
  changed_by_name: z.string(),
  /** ISO 8601 */
  created_at: z.string(),
  changed_at: z.string(),
  version: z.number(),
});
export type PresentedWorkflow = z.infer<typeof presented>;

const workflowQuery = z.object({ workflow_ref: idOf('workflow') });

/** What lists of automations may be in the order of. */
const WORKFLOW_ORDERS = ['name', 'created_at', 'changed_at'] as const;

export const getWorkflows = defineEndpoint({
  service: 'automations',
  method: 'GET',
  path: '/workflows',
  summary: 'Lists the automations of the current library, page by page, or one of them (S7.3-01, D-144).',
  permission: automation,
  rate: 'staffRead',
  query: z.object({
    /** the current one; another one is not found */
    support_lib_id: z.optional(idOf('library')),
    workflow_ref: z.optional(idOf('workflow')),
    is_enabled: z.optional(z.enum(['true', 'false'])),
    /** words of the name */
    q: z.optional(z.string().check(z.maxLength(LIMITS.workflowName))),
    per_page: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.workflows)),
      LIMITS.listPageSize,
    ),
    page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.workflows)), 1),
    order_by: z._default(z.enum(WORKFLOW_ORDERS), 'name'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
    /** `none` for those of no folder */
    workflow_folder_ref: z.optional(idOf('workflowFolder')),
  }),
  answer: z.object({
    workflows: z.array(presented),
    pagination: z.object({ page: z.number(), per_page: z.number(), totalCount: z.number() }),
  }),
});

export const createWorkflow = defineEndpoint({
  service: 'automations',
  method: 'POST',
  path: '/workflows',
  summary:
    'Adds an automation to the current library; the caller must be allowed to do what it does (S7.3-02, D-144).',
  permission: writeWorkflows,
  rate: 'staffWrite',
  body: z.object({
    name,
    workflow_folder_ref: z._default(folderRef, ''),
    is_enabled: z._default(z.boolean(), false),
    is_shadow: z._default(z.boolean(), false),
    definition,
  }),
  answer: presented,
});

export const changeWorkflow = defineEndpoint({
  service: 'automations',
  method: 'PUT',
  path: '/workflows',
  summary:
    'Changes an automation of the current library, or switches it on or off; the caller must be allowed to do what it does, unless it is off then (S7.3-02, D-144).',
  permission: writeWorkflows,
  rate: 'staffWrite',
  query: workflowQuery,
  body: z.object({
    name: z.optional(name),
    workflow_folder_ref: z.optional(folderRef),
    is_enabled: z.optional(z.boolean()),
    is_shadow: z.optional(z.boolean()),
    definition: z.optional(definition),
    /** of the automation as the caller saw it; refused if somebody has changed it since */
    version: z.optional(z.int()),
  }),
  answer: presented,
});

export const deleteWorkflow = defineEndpoint({
  service: 'automations',
  method: 'DELETE',
  path: '/workflows',
  summary: 'Deletes an automation of the current library; what it did stays to be read (S7.3-02, D-144).',
  permission: deleteWorkflows,
  rate: 'staffWrite',
  query: workflowQuery,
  answer: z.object({ workflow_ref: z.string() }),
});

const folder = z.object({ workflow_folder_ref: z.string(), name: z.string() });
export type PresentedFolder = z.infer<typeof folder>;
const folderQuery = z.object({ workflow_folder_ref: idOf('workflowFolder') });

export const getWorkflowFolders = defineEndpoint({
  service: 'automations',
  method: 'GET',
  path: '/workflow_folders',
  summary: 'Lists the folders of automations of the current library, by name (S7.3-03).',
  permission: automation,
  rate: 'staffRead',
  answer: z.object({ folders: z.array(folder) }),
});

export const createWorkflowFolder = defineEndpoint({
  service: 'automations',
  method: 'POST',
  path: '/workflow_folders',
  summary: 'Adds a folder of automations to the current library (S7.3-03).',
  permission: writeWorkflows,
  rate: 'staffWrite',
  body: z.object({ name }),
  answer: folder,
});

export const renameWorkflowFolder = defineEndpoint({
  service: 'automations',
  method: 'PUT',
  path: '/workflow_folders',
  summary: 'Renames a folder of automations of the current library (S7.3-03).',
  permission: writeWorkflows,
  rate: 'staffWrite',
  query: folderQuery,
  body: z.object({ name }),
  answer: folder,
});

export const deleteWorkflowFolder = defineEndpoint({
  service: 'automations',
  method: 'DELETE',
  path: '/workflow_folders',
  summary: 'Deletes a folder of the current library; its automations are in none then (S7.3-03).',
  permission: deleteWorkflows,
  rate: 'staffWrite',
  query: folderQuery,
  answer: z.object({ workflow_folder_ref: z.string() }),
});

const event = z.object({
  kind: z.string(),
  cause: z.enum(EVENT_CAUSES),
  /** ISO 8601 */
  at: z.string(),
  details: z.record(z.string(), z.string()),
});

const conditions = z.array(
  z.object({
    /** a condition or a group, as text */
    predicate: z.string(),
    holds: z.boolean(),
    /** values that the ticket had, if its field has refs */
    found: z.nullable(z.array(z.string())),
    /** how deep it lies in the groups */
    depth: z.number(),
  }),
);

const run = z.object({
  run_ref: z.string(),
  workflow_ref: z.string(),
  /** as it was called then */
  workflow_name: z.string(),
  conversation_ref: z.string(),
  ticket_number: z.number(),
  event,
  /** what led to it, the first cause first; the name is '' of one that is gone */
  chain: z.array(z.object({ workflow_ref: z.string(), name: z.string() })),
  /** the run that led to it, '' for none */
  caused_by: z.string(),
  conditions,
  actions: z.array(action),
  /** of the actions that were tried, in their order */
  results: z.array(z.object({ outcome: z.enum(['done', 'unchanged', 'refused']), because: z.string() })),
  outcome: z.enum(RUN_OUTCOMES),
  /** ISO 8601 */
  at: z.string(),
});
export type PresentedRun = z.infer<typeof run>;

export const getWorkflowRuns = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/workflows',
  summary:
    'Lists what the automations of the current library did, or one of them, the newest first; or one run (S7.4-11, D-145).',
  permission: readWorkflowRuns,
  rate: 'staffRead',
  query: z.object({
    workflow_ref: z.optional(idOf('workflow')),
    run_ref: z.optional(idOf('workflowRun')),
    /** `next_cursor` of the page before */
    cursor: z.optional(idOf('workflowRun')),
  }),
  answer: z.object({
    runs: z.array(run),
    /** '' at the end */
    next_cursor: z.string(),
  }),
});

export const getWorkflowFigures = defineEndpoint({
  service: 'automations',
  method: 'GET',
  path: '/workflow_figures',
  summary: 'Counts how an automation of the current library ran in the last 7 and 30 days (D-145).',
  permission: readWorkflowRuns,
  rate: 'staffRead',
  query: workflowQuery,
  answer: z.object({
    /** by outcome, those that did not happen left out */
    days_7: z.record(z.string(), z.number()),
    days_30: z.record(z.string(), z.number()),
  }),
});

const dryRun = z.object({
  conversation_ref: z.string(),
  ticket_number: z.number(),
  title: z.string(),
  event,
  holds: z.boolean(),
  conditions,
});
export type PresentedDryRun = z.infer<typeof dryRun>;

export const dryRunWorkflow = defineEndpoint({
  service: 'automations',
  method: 'POST',
  path: '/workflows/dry_run',
  summary: `Shows what an automation would have done with the newest ${LIMITS.dryRunTickets} tickets of the last 7 days; nothing is changed (D-147).`,
  permission: writeWorkflows,
  rate: 'simulation',
  body: z.object({ definition, timezone: timeZone }),
  answer: z.object({
    /** tickets */
    looked_at: z.number(),
    has_stopped: z.boolean(),
    /** events that would have started it, and those of them in which its conditions held */
    events: z.number(),
    matches: z.number(),
    /** the newest of both kinds, those that match first */
    runs: z.array(dryRun),
  }),
});
