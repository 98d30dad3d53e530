import type {
  PresentedAction,
  PresentedDefinition,
  PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { clockTime } from '@harborline/domain/automations/trigger-text';
import { decidesOnce } from '@harborline/domain/automations/workflow-actions';
import type { ClockKind } from '@harborline/domain/entities/service-levels';
import type { ChangedField, TriggerKind, WorkflowTrigger } from '@harborline/domain/entities/workflow';
import { LIMITS } from '@harborline/domain/limits';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import { oneName } from '@harborline/domain/text/one-name';
import { tagName } from '@harborline/domain/tickets/tags';
import { actionOf, choiceOf, SLOTS, type Slot } from '../../../shared/macros/action-choices';
import { type DraftGroup, draftOf, isComplete, predicateOf } from '../../../shared/predicate/predicate-draft';

/** Units of a wait, in minutes, as choices have them. */
export const WAIT_UNITS = ['1', '60', '1440'] as const;
export type WaitUnit = (typeof WAIT_UNITS)[number];

/** What starts it, with what is typed and chosen for the other triggers too, so that trying one loses nothing. */
export interface TriggerDraft {
  readonly on: TriggerKind;
  readonly fields: readonly ChangedField[];
  /** '' for any */
  readonly tagRef: string;
  /** '' for any */
  readonly formRef: string;
  readonly clocks: readonly ClockKind[];
  readonly ratings: readonly RatingValue[];
  readonly amount: string;
  readonly unit: WaitUnit;
  /** as a field for times has it: "09:00" */
  readonly time: string;
  /** from 1 for Monday */
  readonly days: readonly number[];
  readonly timeZone: string;
}

/** Kinds of actions, as they are added. */
export const ACTION_KINDS = [...SLOTS, 'add-tag', 'remove-tag', 'note', 'snooze'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export interface ActionDraft {
  /** tells the rows of the list apart */
  readonly ref: string;
  readonly kind: ActionKind;
  /** a choice, a name or a text, by its kind; '' for none yet */
  readonly value: string;
}

export const STATES = ['off', 'record', 'on'] as const;
export type AutomationState = (typeof STATES)[number];

/** An automation as its editor holds it. */
export interface AutomationDraft {
  readonly name: string;
  /** '' for none */
  readonly folderRef: string;
  readonly state: AutomationState;
  readonly trigger: TriggerDraft;
  readonly conditions: DraftGroup;
  readonly actions: readonly ActionDraft[];
}

const EVERY_TICKET: Predicate = { match: 'all', of: [] };
const WORKDAYS = [1, 2, 3, 4, 5];

/** @param timeZone of the person, which a time of the week begins with */
const newTrigger = (timeZone: string): TriggerDraft => ({
  on: 'ticket-created',
  fields: [],
  tagRef: '',
  formRef: '',
  clocks: [],
  ratings: [],
  amount: '4',
  unit: '60',
  time: '09:00',
  days: WORKDAYS,
  timeZone,
});

/** @param folderRef '' for none @param timeZone of the person */
export const newDraft = (folderRef: string, timeZone: string): AutomationDraft => ({
  name: '',
  folderRef,
  state: 'off',
  trigger: newTrigger(timeZone),
  conditions: draftOf(EVERY_TICKET),
  actions: [],
});

export const stateOf = ({
  is_enabled,
  is_shadow,
}: Pick<PresentedWorkflow, 'is_enabled' | 'is_shadow'>): AutomationState => {
  if (!is_enabled) return 'off';
  return is_shadow ? 'record' : 'on';
};

/** What the server keeps of a state. */
export const fieldsOfState = (state: AutomationState) => ({
  is_enabled: state !== 'off',
  is_shadow: state === 'record',
});

function unitOf(minutes: number): WaitUnit {
  if (minutes % 1_440 === 0) return '1440';
  return minutes % 60 === 0 ? '60' : '1';
}

function triggerDraft(trigger: WorkflowTrigger, timeZone: string): TriggerDraft {
  const draft = { ...newTrigger(timeZone), on: trigger.on };
  switch (trigger.on) {
    case 'ticket-changed':
      return { ...draft, fields: trigger.fields };
    case 'tag-added':
    case 'tag-removed':
      return { ...draft, tagRef: trigger.tag_ref ?? '' };
    case 'service-level-warned':
    case 'service-level-breached':
      return { ...draft, clocks: trigger.clocks };
    case 'form-submitted':
      return { ...draft, formRef: trigger.form_ref ?? '' };
    case 'rated':
      return { ...draft, ratings: trigger.ratings };
    case 'waiting': {
      const unit = unitOf(trigger.minutes);
      return { ...draft, unit, amount: String(trigger.minutes / Number(unit)) };
    }
    case 'schedule':
      return {
        ...draft,
        time: clockTime(trigger.minute),
        days: trigger.days,
        timeZone: trigger.time_zone,
      };
    default:
      return draft;
  }
}

let drawn = 0;
/** A row of the list of actions. */
export function newAction(kind: ActionKind, value = ''): ActionDraft {
  drawn += 1;
  return { ref: `action-${drawn}`, kind, value };
}

const isSlot = (kind: string): kind is Slot => SLOTS.some((slot) => slot === kind);

function actionDraft(action: PresentedAction): ActionDraft {
  switch (action.kind) {
    case 'note':
      return newAction('note', action.text);
    case 'snooze':
      return newAction('snooze', String(action.minutes));
    case 'tag':
      return newAction(action.is_set ? 'add-tag' : 'remove-tag', action.name);
    case 'field':
      return newAction(action.field, choiceOf(action));
    default:
      return newAction(action.kind, choiceOf(action));
  }
}

/** A stored automation, to be changed. @param timeZone of the person; null for one that cannot be read */
export function draftOfWorkflow(workflow: PresentedWorkflow, timeZone: string): AutomationDraft | null {
  const { definition } = workflow;
  const predicate = definition && parsePredicate(definition.filter, AUTOMATION_CATALOGUE);
  if (definition === null || predicate === null) return null;
  return {
    name: workflow.name,
    folderRef: workflow.workflow_folder_ref,
    state: stateOf(workflow),
    trigger: triggerDraft(definition.trigger, timeZone),
    conditions: draftOf(predicate),
    actions: definition.actions.map(actionDraft),
  };
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight; null for no time. */
function minuteOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Minutes of a wait; null for none. */
function waitOf({ amount, unit }: TriggerDraft): number | null {
  const minutes = /^\d{1,6}$/.test(amount.trim()) ? Number(amount) * Number(unit) : 0;
  return minutes >= 1 && minutes <= LIMITS.workflowMinutes ? minutes : null;
}

/** What the server is sent; null if something is missing or wrong. */
function triggerOf(draft: TriggerDraft): WorkflowTrigger | null {
  const { on } = draft;
  switch (on) {
    case 'ticket-changed':
      return draft.fields.length === 0 ? null : { on, fields: [...draft.fields] };
    case 'tag-added':
    case 'tag-removed':
      return draft.tagRef === '' ? { on } : { on, tag_ref: draft.tagRef };
    case 'service-level-warned':
    case 'service-level-breached':
      return { on, clocks: [...draft.clocks] };
    case 'form-submitted':
      return draft.formRef === '' ? { on } : { on, form_ref: draft.formRef };
    case 'rated':
      return { on, ratings: [...draft.ratings] };
    case 'waiting': {
      const minutes = waitOf(draft);
      return minutes === null ? null : { on, minutes };
    }
    case 'schedule': {
      const minute = minuteOf(draft.time);
      if (minute === null || draft.days.length === 0) return null;
      return { on, minute, days: draft.days.toSorted(), time_zone: draft.timeZone };
    }
    default:
      return { on };
  }
}

/** What an action does; null while it is not chosen. */
function actionOfDraft({ kind, value }: ActionDraft): PresentedAction | null {
  if (isSlot(kind)) {
    const action = actionOf(kind, value);
    return action === undefined || action.kind === 'assign-me' ? null : action;
  }
  if (value.trim() === '') return null;
  switch (kind) {
    case 'note':
      return { kind, text: value.trim() };
    case 'snooze':
      return { kind, minutes: Number(value) };
    default: {
      const name = tagName(value);
      return name === '' ? null : { kind: 'tag', name, is_set: kind === 'add-tag' };
    }
  }
}

/** What keeps an automation from being saved or tried. */
export interface AutomationProblems {
  readonly isUnnamed: boolean;
  readonly isTriggerWrong: boolean;
  readonly isIncomplete: boolean;
  readonly isTooLong: boolean;
  readonly hasNoAction: boolean;
  readonly hasManyActions: boolean;
  /** refs of the actions that lack something */
  readonly unfinished: readonly string[];
  /** refs of the actions that decide what one before them does */
  readonly doubled: readonly string[];
}

function doubledOf(actions: readonly ActionDraft[]): string[] {
  const before: PresentedAction[] = [];
  return actions.flatMap((draft) => {
    const action = actionOfDraft(draft);
    if (action === null) return [];
    if (!decidesOnce([...before, action])) return draft.ref;
    before.push(action);
    return [];
  });
}

export function problemsOf({ name, trigger, conditions, actions }: AutomationDraft): AutomationProblems {
  const isIncomplete = !isComplete(conditions, AUTOMATION_CATALOGUE);
  const text = writePredicate(predicateOf(conditions));
  return {
    isUnnamed: oneName(name) === '',
    isTriggerWrong: triggerOf(trigger) === null,
    isIncomplete,
    isTooLong: !isIncomplete && parsePredicate(text, AUTOMATION_CATALOGUE) === null,
    hasNoAction: actions.length === 0,
    hasManyActions: actions.length > LIMITS.workflowActions,
    unfinished: actions.filter((action) => actionOfDraft(action) === null).map(({ ref }) => ref),
    doubled: doubledOf(actions),
  };
}

/** What it does, as it is saved and tried; null while something is wrong with it. */
export function definitionOf(draft: AutomationDraft): PresentedDefinition | null {
  const { isUnnamed: _, unfinished, doubled, ...wrong } = problemsOf(draft);
  const trigger = triggerOf(draft.trigger);
  if (trigger === null || unfinished.length > 0 || doubled.length > 0) return null;
  if (Object.values(wrong).some((isWrong) => isWrong)) return null;
  return {
    trigger,
    filter: writePredicate(predicateOf(draft.conditions)),
    actions: draft.actions.flatMap((action) => actionOfDraft(action) ?? []),
  };
}
