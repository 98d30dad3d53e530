import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface SwitchRowProps {
  label: string;
  /** what screen readers call it where the label alone would not say which way is on */
  name?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ label, name, isOn, onChange }: SwitchRowProps) {
  return (
    <FormControlLabel
      labelPlacement="start"
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mx: 0, py: 0.25, width: '100%', justifyContent: 'space-between' }}
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: name === undefined ? {} : { 'aria-label': name } }}
        />
      }
    />
  );
}
