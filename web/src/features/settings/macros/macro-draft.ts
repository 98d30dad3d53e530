import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import type { MacroAction } from '@harborline/domain/entities/macro';
import { LIMITS } from '@harborline/domain/limits';
import { doesAnything, slotOf } from '@harborline/domain/macros/macro-actions';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { tagNamed } from '@harborline/domain/tickets/tags';
import { actionOf, choiceOf, KEEP, SLOTS, type Slot } from '../../../shared/macros/action-choices';

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
