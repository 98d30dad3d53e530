import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';
import { actionSchema, TRIGGER_KINDS } from './workflow';

/** Who caused what an automation reacts to. */
export const EVENT_CAUSES = ['visitor', 'team', 'product', 'automation'] as const;
export type EventCause = (typeof EVENT_CAUSES)[number];

/** Why a run ended; `running` until then. */
export const RUN_OUTCOMES = [
  'running',
  /** each action has an outcome of its own */
  'done',
  /** it only recorded what it would have done */
  'shadow',
  /** the same automation led to it */
  'looped',
  /** too many automations led to it, one after another */
  'too-deep',
  /** it ran too often at the same ticket */
  'too-often',
  /** it ran too often at all, and was switched off */
  'switched-off',
  /** its ticket was gone, or merged into another one */
  'no-ticket',
] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

const actionOutcomeSchema = z.object({
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** why it was refused, for people; else '' */
  because: z.string(),
});
export type ActionOutcome = z.infer<typeof actionOutcomeSchema>;

const conditionSchema = z.object({
  /** as `writePredicate` writes it */
  predicate: z.string(),
  holds: z.boolean(),
  /** values that the ticket had, if its field has refs */
  found: z.nullable(z.array(z.string())),
  /** how deep it lies in the groups */
  depth: z.number(),
});
export type RunCondition = z.infer<typeof conditionSchema>;

/**
 * `WorkflowRuns/{run_ref}`: what an automation did at a ticket, and why (D-145). The id follows from the automation and the event,
 * so that an event delivered twice has one run. Functions alone read and write it.
 */
export const workflowRunSchema = z.looseObject({
  support_lib_id: z.string(),
  workflow_ref: z.string(),
  /** as they were then */
  workflow_name: z.string(),
  workflow_version: z.number(),
  conversation_ref: z.string(),
  ticket_number: z.number(),
  event: z.object({
    kind: z.enum(TRIGGER_KINDS),
    cause: z.enum(EVENT_CAUSES),
    at: timestampSchema,
    /** what it says beside its kind, such as the field that changed */
    details: z.record(z.string(), z.string()),
  }),
  /** refs of the automations that led to it, the first cause first */
  chain: z.array(z.string()),
  /** the run that led to it, '' for none */
  caused_by: z.string(),
  conditions: z.array(conditionSchema),
  /** as they were then */
  actions: z.array(actionSchema),
  /** of the actions that were tried, in their order */
  results: z.array(actionOutcomeSchema),
  outcome: z.enum(RUN_OUTCOMES),
  at: timestampSchema,
  /** when it is deleted automatically */
  expires_at: timestampSchema,
});
