import { SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { TICKET_FIELDS } from '@harborline/domain/entities/ticket-fields';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import Box from '@mui/material/Box';
import type { MacroTargets } from '../../../shared/macros/use-macro-names';
import { type Choice, ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { KEEP, type MacroDraft, ME, NONE, ownChoice, refChoice, SLOTS, type Slot } from './macro-draft';

interface SlotChoicesProps {
  readonly choices: MacroDraft['choices'];
  readonly targets: MacroTargets;
  readonly onChange: (slot: Slot, value: string) => void;
}

const LABELS: Readonly<Record<Slot, string>> = {
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

/** What a slot can be, beside staying as it is. */
function choicesOf(slot: Slot, targets: MacroTargets): Choice<string>[] {
  if (slot === 'status') return statusChoices(targets);
  if (slot === 'priority') return PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
  if (slot === 'assignee')
    return [
      { value: ME, label: MACRO_TEXTS.whoeverApplies },
      { value: NONE, label: ASSIGNEE_TEXTS.nobody },
      ...named(targets.people),
    ];
  const list = named(slot === 'team' ? targets.teams : targets.fields[slot]);
  return list.length === 0 ? [] : [{ value: NONE, label: TEAMS_TEXTS.none }, ...list];
}

function withChosen(choices: readonly Choice<string>[], chosen: string): readonly Choice<string>[] {
  const all = [{ value: KEEP, label: MACRO_TEXTS.keep }, ...choices];
  const isKnown = all.some(({ value }) => value === chosen);
  return isKnown ? all : [...all, { value: chosen, label: TEAMS_TEXTS.gone }];
}

const isField = (slot: Slot): boolean => TICKET_FIELDS.some((field) => field === slot);

/** Status, priority, assignee and the lists of the library, each of which may stay as it is. */
export function SlotChoices({ choices, targets, onChange }: SlotChoicesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {SLOTS.map((slot) => {
        const options = choicesOf(slot, targets);
        const chosen = choices[slot];
        // A library without teams or types has nothing to choose from.
        if ((slot === 'team' || isField(slot)) && options.length === 0 && chosen === KEEP) return null;
        const all = withChosen(options, chosen);
        const isGone = all.at(-1)?.value === chosen && !options.some(({ value }) => value === chosen);
        return (
          <ChoiceSelect
            key={slot}
            label={LABELS[slot]}
            value={chosen}
            choices={all}
            errorText={isGone && chosen !== KEEP ? MACRO_TEXTS.removedChoice : undefined}
            onChange={(value) => onChange(slot, value)}
          />
        );
      })}
    </Box>
  );
}
