import { LIMITS } from '@harborline/domain/limits';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { VariableButtons } from '../../../shared/canned-replies/variable-buttons';
import { SLOTS, type Slot } from '../../../shared/macros/action-choices';
import { slotChoices } from '../../../shared/macros/slot-choices';
import type { MacroTargets } from '../../../shared/macros/use-macro-names';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { ActionDraft } from './automation-draft';

/** Minutes for which a ticket can be put aside; 0 until the visitor writes. */
const SNOOZES = [0, 60, 240, 1_440, 2_880, 4_320, 10_080, 20_160, 43_200] as const;

const snoozeChoice = (minutes: number) => ({
  value: String(minutes),
  label: minutes === 0 ? AUTOMATION_TEXTS.untilWritten : AUTOMATION_TEXTS.minutes(minutes),
});

interface ActionRowProps {
  readonly action: ActionDraft;
  readonly targets: MacroTargets;
  /** whether what it can be is known */
  readonly areTargetsKnown: boolean;
  readonly isUnfinished: boolean;
  readonly isDoubled: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onRemove: () => void;
}

const isSlot = (kind: string): kind is Slot => SLOTS.some((slot) => slot === kind);

function SlotValue({ action, targets, ...props }: ActionRowProps & { readonly slot: Slot }) {
  const known = slotChoices(props.slot, targets);
  const isGone = action.value !== '' && !known.some(({ value }) => value === action.value);
  const missing = props.isUnfinished ? AUTOMATION_TEXTS.chooseRequired : undefined;
  return (
    <ChoiceSelect
      label={AUTOMATION_TEXTS.actionKinds[action.kind]}
      isLabelHidden
      value={action.value}
      choices={[
        ...(action.value === '' ? [{ value: '', label: AUTOMATION_TEXTS.choose }] : []),
        ...known,
        ...(isGone ? [{ value: action.value, label: AUTOMATION_TEXTS.goneChoice }] : []),
      ]}
      isDisabled={props.isReadOnly}
      errorText={isGone && props.areTargetsKnown ? AUTOMATION_TEXTS.goneChoice : missing}
      onChange={props.onChange}
    />
  );
}

function SnoozeValue({ action, isReadOnly, isUnfinished, onChange }: ActionRowProps) {
  const minutes = [...new Set([...SNOOZES, ...(action.value === '' ? [] : [Number(action.value)])])];
  return (
    <ChoiceSelect
      label={AUTOMATION_TEXTS.snoozeFor}
      isLabelHidden
      value={action.value}
      choices={[
        ...(action.value === '' ? [{ value: '', label: AUTOMATION_TEXTS.choose }] : []),
        ...minutes.toSorted((one, other) => one - other).map(snoozeChoice),
      ]}
      isDisabled={isReadOnly}
      errorText={isUnfinished ? AUTOMATION_TEXTS.chooseRequired : undefined}
      onChange={onChange}
    />
  );
}

function NoteValue({ action, isReadOnly, isUnfinished, onChange }: ActionRowProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        label={AUTOMATION_TEXTS.noteText}
        multiline
        minRows={2}
        maxRows={10}
        value={action.value}
        readOnly={isReadOnly}
        helpText={AUTOMATION_TEXTS.noteHelp}
        errorText={isUnfinished ? AUTOMATION_TEXTS.noteRequired : undefined}
        inputRef={text}
        inputProps={{ dir: 'auto', maxLength: LIMITS.workflowText }}
        onChange={({ target }) => onChange(target.value)}
      />
      {!isReadOnly && <VariableButtons isDisabled={false} field={text} onText={onChange} />}
    </Box>
  );
}

function TagValue({ action, isReadOnly, isUnfinished, onChange }: ActionRowProps) {
  return (
    <TextInput
      label={AUTOMATION_TEXTS.tagName}
      size="small"
      value={action.value}
      readOnly={isReadOnly}
      errorText={isUnfinished ? AUTOMATION_TEXTS.tagRequired : undefined}
      inputProps={{ dir: 'auto', maxLength: LIMITS.tagName, list: TAG_LIST }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Id of the list of tags that fields for a tag offer. */
export const TAG_LIST = 'automation-tags';

function ActionValue(props: ActionRowProps) {
  const { kind } = props.action;
  if (isSlot(kind)) return <SlotValue {...props} slot={kind} />;
  if (kind === 'note') return <NoteValue {...props} />;
  return kind === 'snooze' ? <SnoozeValue {...props} /> : <TagValue {...props} />;
}

/** One thing that the automation does. */
export function ActionRow(props: ActionRowProps) {
  const name = AUTOMATION_TEXTS.actionKinds[props.action.kind];
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 1.5, pr: 1, pl: props.isReadOnly ? 2 : 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <ActionValue {...props} />
        {props.isDoubled && <FormHelperText error>{AUTOMATION_TEXTS.actionTwice}</FormHelperText>}
      </Box>
      {!props.isReadOnly && (
        <Box sx={{ flex: 'none' }}>
          <IconButton size="small" aria-label={AUTOMATION_TEXTS.removeAction(name)} onClick={props.onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
