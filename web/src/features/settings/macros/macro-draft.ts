import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { SETTABLE_STATUSES, type SettableStatus } from '@harborline/domain/entities/conversation';
import type { MacroAction } from '@harborline/domain/entities/macro';
import { LIMITS } from '@harborline/domain/limits';
import { doesAnything, slotOf } from '@harborline/domain/macros/macro-actions';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import { tagNamed } from '@harborline/domain/tickets/tags';

/** What a macro decides once, in the order in which it does that; tags come behind. */
export const SLOTS = ['status', 'priority', 'assignee', 'team', 'type', 'category', 'tier'] as const;
export type Slot = (typeof SLOTS)[number];

/** Values of choices: nothing is done; oneself; nobody or none. A ref is written behind `IS`. */
export const KEEP = '';
export const ME = 'me';
export const NONE = 'none';
const IS = 'is ';

export const refChoice = (ref: string): string => `${IS}${ref}`;

/** A status with the library's own one that counts as it (D-121). */
export const ownChoice = (status: SettableStatus, ref: string): string => `${status} ${ref}`;

/** A macro as its dialog holds it. */
export interface MacroDraft {
  /** null for a new one */
  readonly saved: PresentedMacro | null;
  readonly name: string;
  readonly text: string;
  readonly isNote: boolean;
  readonly isShared: boolean;
  readonly choices: Readonly<Record<Slot, string>>;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const KEEP_ALL: MacroDraft['choices'] = {
  status: KEEP,
  priority: KEEP,
  assignee: KEEP,
  team: KEEP,
  type: KEEP,
  category: KEEP,
  tier: KEEP,
};

export const NEW_MACRO: MacroDraft = {
  saved: null,
  name: '',
  text: '',
  isNote: false,
  isShared: false,
  choices: KEEP_ALL,
  added: [],
  removed: [],
};

const ofRef = (ref: string | undefined): string => (ref === undefined ? NONE : refChoice(ref));

function choiceOf(action: MacroAction): string {
  switch (action.kind) {
    case 'status':
      return action.own_status_ref === undefined
        ? action.status
        : ownChoice(action.status, action.own_status_ref);
    case 'priority':
      return action.priority;
    case 'assign-me':
      return ME;
    case 'assignee':
      return ofRef(action.assigned_to);
    case 'team':
      return ofRef(action.team_ref);
    case 'field':
      return ofRef(action.ref);
    case 'tag':
      return action.name;
  }
}

const tagsOf = ({ actions }: PresentedMacro, isSet: boolean): string[] =>
  actions.flatMap((action) => (action.kind === 'tag' && action.is_set === isSet ? [action.name] : []));

/** A stored macro, to be changed. */
export function draftOf(macro: PresentedMacro): MacroDraft {
  const bySlot = new Map(macro.actions.map((action) => [slotOf(action), choiceOf(action)]));
  const choices = { ...KEEP_ALL };
  for (const slot of SLOTS) choices[slot] = bySlot.get(slot) ?? KEEP;
  return {
    saved: macro,
    name: macro.name,
    text: macro.text,
    isNote: macro.is_note,
    isShared: macro.is_shared,
    choices,
    added: tagsOf(macro, true),
    removed: tagsOf(macro, false),
  };
}

function actionOf(slot: Slot, value: string): MacroAction | undefined {
  if (value === KEEP) return undefined;
  const ref = value.startsWith(IS) ? value.slice(IS.length) : undefined;
  switch (slot) {
    case 'status': {
      const [word, own_status_ref] = value.split(' ');
      const status = SETTABLE_STATUSES.find((one) => one === word);
      return status && { kind: 'status', status, ...(own_status_ref !== undefined && { own_status_ref }) };
    }
    case 'priority': {
      const priority = PRIORITIES.find((one) => one === value);
      return priority && { kind: 'priority', priority };
    }
    case 'assignee':
      if (value === ME) return { kind: 'assign-me' };
      return ref === undefined ? { kind: 'assignee' } : { kind: 'assignee', assigned_to: ref };
    case 'team':
      return ref === undefined ? { kind: 'team' } : { kind: 'team', team_ref: ref };
    default:
      return ref === undefined ? { kind: 'field', field: slot } : { kind: 'field', field: slot, ref };
  }
}

/** What the macro does, in the order in which it does it. */
export const actionsOf = ({ choices, added, removed }: MacroDraft): MacroAction[] => [
  ...SLOTS.flatMap((slot) => actionOf(slot, choices[slot]) ?? []),
  ...added.map((name) => ({ kind: 'tag', name, is_set: true }) as const),
  ...removed.map((name) => ({ kind: 'tag', name, is_set: false }) as const),
];

export interface MacroErrors {
  readonly name?: string;
  readonly tags?: string;
  readonly all?: string;
}

/** What keeps a macro from being saved. */
export function errorsOf(draft: MacroDraft): MacroErrors {
  const { name, text, added, removed } = draft;
  const actions = actionsOf(draft);
  const named = added.map((tag) => ({ tag_ref: tag, name: tag }));
  const twice = removed.find((tag) => tagNamed(named, tag) !== undefined);
  return {
    ...(name.trim() === '' && { name: MACRO_TEXTS.nameRequired }),
    ...(twice !== undefined && { tags: MACRO_TEXTS.tagTwice(twice) }),
    ...(!doesAnything({ text, actions }) && { all: MACRO_TEXTS.doesNothing }),
    ...(actions.length > LIMITS.macroActions && { all: MACRO_TEXTS.tooMany(LIMITS.macroActions) }),
  };
}
