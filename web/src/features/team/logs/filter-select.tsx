import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface FilterSelectProps {
  label: string;
  /** label for no filter */
  allLabel: string;
  value: string | null;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string | null) => void;
}

const ALL = '';

/** One filter of a list. */
export function FilterSelect({ label, allLabel, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  const isKnown = options.some((option) => option.value === value);
  return (
    <FormControl size="small" sx={{ flex: { xs: '1 1 140px', sm: '0 1 200px' }, minWidth: 0 }}>
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={id}
        label={label}
        notched
        displayEmpty
        value={isKnown && value !== null ? value : ALL}
        onChange={(event) => onChange(event.target.value === ALL ? null : event.target.value)}
      >
        <MenuItem value={ALL}>{allLabel}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
