import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  label: string;
  hint: string;
  isOn: boolean;
  mayChange: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that shows everything of a kind. */
export function SwitchRow({ label, hint, isOn, mayChange, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 1.5, sm: 2 }, py: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="caption" color="textSecondary" component="p">
          {hint}
        </Typography>
      </Box>
      <Switch
        size="small"
        checked={isOn}
        disabled={!mayChange}
        onChange={(_event, next) => onChange(next)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
}

/** A frame around the switches of a view. */
export const DefaultSwitches = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      mb: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
      '& > * + *': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    {children}
  </Box>
);
