import type { TriggerKind, WorkflowAction, WorkflowTrigger } from '../entities/workflow';
import { type ActionNames, actionText } from '../macros/action-text';
import { AUTOMATION_TEXTS } from '../texts/automations';
import { MACRO_TEXTS } from '../texts/macros';
import { SERVICE_LEVEL_TEXTS } from '../texts/service-levels';

const two = (number: number): string => String(number).padStart(2, '0');

/** A minute of the day as a clock shows it: "09:30". */
export const clockTime = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** What things of the library are called; undefined for what is gone. */
export interface TriggerNames {
  readonly tag: (ref: string) => string | undefined;
  readonly form: (ref: string) => string | undefined;
}

const tagText = (on: TriggerKind, name: string | undefined): string =>
  on === 'tag-added' ? AUTOMATION_TEXTS.tagAdded(name) : AUTOMATION_TEXTS.tagRemoved(name);

/** What starts an automation, in words. */
export function triggerText(trigger: WorkflowTrigger, names: TriggerNames): string {
  switch (trigger.on) {
    case 'ticket-changed':
      return AUTOMATION_TEXTS.changes(trigger.fields.map((field) => AUTOMATION_TEXTS.changed[field]));
    case 'tag-added':
    case 'tag-removed':
      return trigger.tag_ref === undefined
        ? AUTOMATION_TEXTS.triggers[trigger.on]
        : tagText(trigger.on, names.tag(trigger.tag_ref));
    case 'service-level-warned':
    case 'service-level-breached': {
      const text = AUTOMATION_TEXTS.triggers[trigger.on];
      const clocks = trigger.clocks.map((clock) => SERVICE_LEVEL_TEXTS.kinds[clock]);
      return clocks.length === 0 ? text : AUTOMATION_TEXTS.ofClocks(text, clocks);
    }
    case 'rated':
      return trigger.ratings.length === 0
        ? AUTOMATION_TEXTS.triggers.rated
        : AUTOMATION_TEXTS.rated(trigger.ratings);
    case 'form-submitted':
      return trigger.form_ref === undefined
        ? AUTOMATION_TEXTS.triggers['form-submitted']
        : AUTOMATION_TEXTS.sendsForm(names.form(trigger.form_ref));
    case 'waiting':
      return AUTOMATION_TEXTS.waits(trigger.minutes);
    case 'schedule': {
      const days = trigger.days.map((day) => AUTOMATION_TEXTS.days[day - 1] ?? '');
      return AUTOMATION_TEXTS.schedule(days, clockTime(trigger.minute), trigger.time_zone);
    }
    default:
      return AUTOMATION_TEXTS.triggers[trigger.on];
  }
}

const isTrigger = (kind: string): kind is TriggerKind => Object.hasOwn(AUTOMATION_TEXTS.triggers, kind);
const isNamed = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);

/** What happened that an automation started with. @param kind of the event @param details that it says beside it */
export function happenedText(
  kind: string,
  details: Readonly<Record<string, string>>,
  names: TriggerNames,
): string {
  if (!isTrigger(kind)) return kind;
  const { field = '', tag_ref: tag = '', clock = '', rating = '', form_ref: form = '' } = details;
  const text = AUTOMATION_TEXTS.triggers[kind];
  if (kind === 'ticket-changed' && isNamed(AUTOMATION_TEXTS.changed, field))
    return AUTOMATION_TEXTS.changes([AUTOMATION_TEXTS.changed[field]]);
  if ((kind === 'tag-added' || kind === 'tag-removed') && tag !== '') return tagText(kind, names.tag(tag));
  if (kind === 'form-submitted' && form !== '') return AUTOMATION_TEXTS.sendsForm(names.form(form));
  if (isNamed(SERVICE_LEVEL_TEXTS.kinds, clock))
    return AUTOMATION_TEXTS.ofClocks(text, [SERVICE_LEVEL_TEXTS.kinds[clock]]);
  return kind === 'rated' && rating !== '' ? AUTOMATION_TEXTS.rated([Number(rating)]) : text;
}

/** What an action does, as the beginning of a sentence. */
export function workflowActionText(action: WorkflowAction, names: ActionNames): string {
  switch (action.kind) {
    case 'note':
      return AUTOMATION_TEXTS.note;
    case 'snooze':
      return AUTOMATION_TEXTS.snooze(action.minutes);
    default:
      return actionText(action, names);
  }
}

/** All that an automation does, in one line: "Set priority to High, write a note". */
export const workflowActionsText = (actions: readonly WorkflowAction[], names: ActionNames): string =>
  actions
    .map((action) => workflowActionText(action, names))
    .map((part, index) => (index === 0 ? part : MACRO_TEXTS.within(part)))
    .join(', ');
