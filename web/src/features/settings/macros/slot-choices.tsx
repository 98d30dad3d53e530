import { TICKET_FIELDS } from '@harborline/domain/entities/ticket-fields';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import Box from '@mui/material/Box';
import { KEEP, ME, SLOTS, type Slot } from '../../../shared/macros/action-choices';
import { SLOT_LABELS, slotChoices } from '../../../shared/macros/slot-choices';
import type { MacroTargets } from '../../../shared/macros/use-macro-names';
import { type Choice, ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import type { MacroDraft } from './macro-draft';

interface SlotChoicesProps {
  readonly choices: MacroDraft['choices'];
  readonly targets: MacroTargets;
  readonly onChange: (slot: Slot, value: string) => void;
}

/** A macro may also assign to whoever applies it. */
const choicesOf = (slot: Slot, targets: MacroTargets): readonly Choice<string>[] =>
  slot === 'assignee'
    ? [{ value: ME, label: MACRO_TEXTS.whoeverApplies }, ...slotChoices(slot, targets)]
    : slotChoices(slot, targets);

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
            label={SLOT_LABELS[slot]}
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
