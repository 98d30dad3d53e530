import {
  CHANGED_FIELDS,
  type ChangedField,
  type TriggerKind,
  type WorkflowTrigger,
} from '../entities/workflow';
import type { EventCause } from '../entities/workflow-run';

/** Something that automations react to. */
export interface AutomationEvent {
  /** of what happened: the same however often it is delivered, and another one for anything else */
  readonly key: string;
  readonly kind: TriggerKind;
  readonly cause: EventCause;
  /** milliseconds since 1970 */
  readonly atMs: number;
  /** refs of the automations that led to it, the first cause first */
  readonly chain: readonly string[];
  /** `field` of a change, `tag_ref`, `clock`, `rating`, `form_ref`; `workflow_ref` of the one automation that it is for */
  readonly details: Readonly<Record<string, string>>;
}

const isNoneOr = (wanted: readonly (string | number)[], found = ''): boolean =>
  wanted.length === 0 || wanted.some((one) => String(one) === found);

/** The field that an event of the history says has changed; undefined for none that triggers name. */
export const changedField = (name: string): ChangedField | undefined =>
  CHANGED_FIELDS.find((field) => field === name);

/** Whether an event is what a trigger waits for. */
export function isTriggeredBy(trigger: WorkflowTrigger, { kind, details }: AutomationEvent): boolean {
  if (trigger.on !== kind) return false;
  switch (trigger.on) {
    case 'ticket-changed':
      return trigger.fields.some((field) => field === details.field);
    case 'tag-added':
    case 'tag-removed':
      return trigger.tag_ref === undefined || trigger.tag_ref === details.tag_ref;
    case 'service-level-warned':
    case 'service-level-breached':
      return isNoneOr(trigger.clocks, details.clock);
    case 'form-submitted':
      return trigger.form_ref === undefined || trigger.form_ref === details.form_ref;
    case 'rated':
      return isNoneOr(trigger.ratings, details.rating);
    default:
      return true;
  }
}
