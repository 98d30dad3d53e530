import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { WidgetValues } from './widget-values';

interface ChoiceFieldProps {
  control: Control<WidgetValues>;
  name: 'position' | 'mark';
  label: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  helpText?: string;
  isReadOnly: boolean;
}

/** A choice of two, side by side. */
export function ChoiceField({ control, name, label, choices, helpText, isReadOnly }: ChoiceFieldProps) {
  const id = useId();
  const { field } = useController({ control, name });
  return (
    <FormControl disabled={isReadOnly}>
      <FormLabel id={id} sx={{ typography: 'subtitle2' }}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} value={field.value} onChange={field.onChange}>
        {choices.map((choice) => (
          <FormControlLabel key={choice.value} {...choice} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {helpText !== undefined && <FormHelperText sx={{ mx: 0 }}>{helpText}</FormHelperText>}
    </FormControl>
  );
}
