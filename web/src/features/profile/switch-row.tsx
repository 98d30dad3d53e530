import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface SwitchRowProps {
  label: string;
  /** what it does */
  hint?: string;
  /** what being on means, beside the switch */
  onMeans?: string;
  /** what screen readers call it where the label alone would not say which way is on */
  name?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ label, hint, onMeans, name, isOn, onChange }: SwitchRowProps) {
  return (
    <FormControlLabel
      labelPlacement="start"
      label={
        <>
          <span>
            {label}
            {hint !== undefined && (
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {hint}
              </Typography>
            )}
          </span>
          {onMeans !== undefined && <span>{onMeans}</span>}
        </>
      }
      slotProps={{
        typography: { variant: 'body2', sx: { flex: 1, display: 'flex', justifyContent: 'space-between' } },
      }}
      sx={{ mx: 0, py: 0.25, width: '100%', justifyContent: 'space-between' }}
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { 'aria-label': name ?? label } }}
        />
      }
    />
  );
}
