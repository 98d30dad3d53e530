import type { WorkflowAction, WorkflowTrigger } from '../entities/workflow';
import { type ActionNames, actionText } from '../macros/action-text';
import { SERVICE_LEVEL_TEXTS } from '../texts/service-levels';
import { WORKFLOW_TEXTS } from '../texts/workflows';

const two = (number: number): string => String(number).padStart(2, '0');

/** A minute of the day as a clock shows it. */
export const clockTime = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function tagText(on: 'tag-added' | 'tag-removed', name: string | undefined): string {
  return on === 'tag-added' ? WORKFLOW_TEXTS.tagAdded(name) : WORKFLOW_TEXTS.tagRemoved(name);
}

/** What starts an automation, in words. @param tagName of a tag of the library; undefined for one that is gone */
export function triggerText(trigger: WorkflowTrigger, tagName: (ref: string) => string | undefined): string {
  switch (trigger.on) {
    case 'ticket-changed':
      return WORKFLOW_TEXTS.changes(trigger.fields.map((field) => WORKFLOW_TEXTS.changed[field]));
    case 'tag-added':
    case 'tag-removed':
      if (trigger.tag_ref === undefined) return WORKFLOW_TEXTS.triggers[trigger.on];
      return tagText(trigger.on, tagName(trigger.tag_ref));
    case 'service-level-warned':
    case 'service-level-breached': {
      const text = WORKFLOW_TEXTS.triggers[trigger.on];
      if (trigger.clocks.length === 0) return text;
      return WORKFLOW_TEXTS.ofClocks(
        text,
        trigger.clocks.map((clock) => SERVICE_LEVEL_TEXTS.kinds[clock]),
      );
    }
    case 'rated':
      return trigger.ratings.length === 0
        ? WORKFLOW_TEXTS.triggers.rated
        : WORKFLOW_TEXTS.rated(trigger.ratings);
    case 'waiting':
      return WORKFLOW_TEXTS.waits(trigger.minutes);
    case 'schedule': {
      const days = trigger.days.map((day) => WORKFLOW_TEXTS.days[day - 1] ?? '');
      return WORKFLOW_TEXTS.schedule(days, clockTime(trigger.minute), trigger.time_zone);
    }
    default:
      return WORKFLOW_TEXTS.triggers[trigger.on];
  }
}

/** What an action does, as the beginning of a sentence. */
export function workflowActionText(action: WorkflowAction, names: ActionNames): string {
  switch (action.kind) {
    case 'note':
      return WORKFLOW_TEXTS.note;
    case 'snooze':
      return WORKFLOW_TEXTS.snooze(action.minutes);
    default:
      return actionText(action, names);
  }
}
