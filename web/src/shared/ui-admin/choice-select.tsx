import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { VISUALLY_HIDDEN } from './visually-hidden';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceSelectProps<Value extends string> {
  label: string;
  /** for rows that name what the choice is about */
  isLabelHidden?: boolean;
  value: Value;
  choices: readonly Choice<Value>[];
  isDisabled?: boolean;
  helpText?: string | undefined;
  /** in the place of the help */
  errorText?: string | undefined;
  onChange: (value: Value) => void;
}

/** A labelled choice of one out of a few. */
export function ChoiceSelect<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  choices,
  isDisabled = false,
  helpText,
  errorText,
  onChange,
}: ChoiceSelectProps<Value>) {
  const id = useId();
  const describedBy = errorText ?? helpText;
  const choose = (wanted: string) => {
    const chosen = choices.find((choice) => choice.value === wanted);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <FormControl fullWidth disabled={isDisabled} error={errorText !== undefined}>
      <FormLabel htmlFor={id} sx={isLabelHidden ? VISUALLY_HIDDEN : { typography: 'subtitle2', mb: 0.75 }}>
        {label}
      </FormLabel>
      <Select
        native
        size={isLabelHidden ? 'small' : 'medium'}
        value={value}
        inputProps={{ id, ...(describedBy === undefined ? {} : { 'aria-describedby': `${id}-help` }) }}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      {describedBy !== undefined && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {describedBy}
        </FormHelperText>
      )}
    </FormControl>
  );
}
