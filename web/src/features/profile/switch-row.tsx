import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface SwitchRowProps {
  label: string;
  /** explains what the switch does */
  hint?: string;
  /** names the “on” state, beside the switch */
  onMeans?: string;
  /** name for screen readers, if the label alone does not say what “on” means */
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
