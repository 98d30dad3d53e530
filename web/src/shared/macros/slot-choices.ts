import { SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import type { Choice } from '../ui-admin/choice-select';
import { NONE, ownChoice, refChoice, type Slot } from './action-choices';
import type { MacroTargets } from './use-macro-names';

/** What people call what is decided. */
export const SLOT_LABELS: Readonly<Record<Slot, string>> = {
  status: MACRO_TEXTS.status,
  priority: PRIORITY_TEXTS.label,
  assignee: ASSIGNEE_TEXTS.label,
  team: TEAMS_TEXTS.label,
  type: TICKET_FIELD_TEXTS.of.type.label,
  category: TICKET_FIELD_TEXTS.of.category.label,
  tier: TICKET_FIELD_TEXTS.of.tier.label,
};

const named = (list: MacroTargets['teams']): Choice<string>[] =>
  list.map(({ ref, name }) => ({ value: refChoice(ref), label: name }));

/** Everybody's, each with the library's own that count as it behind it. */
const statusChoices = ({ statuses }: MacroTargets): Choice<string>[] =>
  SETTABLE_STATUSES.flatMap((value) => [
    { value, label: STATUS_TEXTS[value] },
    ...statuses
      .filter(({ counts_as }) => counts_as === value)
      .map(({ ref, name }) => ({ value: ownChoice(value, ref), label: name })),
  ]);

/** What a slot can be, beside staying as it is; nothing for a list that the library does not have. */
export function slotChoices(slot: Slot, targets: MacroTargets): Choice<string>[] {
  if (slot === 'status') return statusChoices(targets);
  if (slot === 'priority') return PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
  if (slot === 'assignee') return [{ value: NONE, label: ASSIGNEE_TEXTS.nobody }, ...named(targets.people)];
  const list = named(slot === 'team' ? targets.teams : targets.fields[slot]);
  return list.length === 0 ? [] : [{ value: NONE, label: TEAMS_TEXTS.none }, ...list];
}
