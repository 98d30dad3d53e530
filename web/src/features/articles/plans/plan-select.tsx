import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface PlanSelectProps {
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

/** A labelled choice in a dialog about an article. An unknown value, such as a person who left, shows as the first. */
export function PlanSelect({ label, value, choices, onChange }: PlanSelectProps) {
  const id = useId();
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <FormControl fullWidth>
      <FormLabel id={`${id}-label`} sx={{ mb: 0.75, typography: 'subtitle2' }}>
        {label}
      </FormLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        displayEmpty
        value={isKnown ? value : (choices[0]?.value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            <bdi>{choice.label}</bdi>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
