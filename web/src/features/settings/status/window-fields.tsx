import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { localZone } from '../../../shared/format/local-times';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type MaintenanceWindow, windowFault, windowWords } from './maintenance-window';

interface WindowFieldsProps {
  from: string;
  to: string;
  /** what the fields mean; null while one of them is empty */
  window: MaintenanceWindow | null;
  onChange: (changes: { from: string } | { to: string }) => void;
}

/** When maintenance begins and ends, in the person's own time zone, and what that means in words. */
export function WindowFields({ from, to, window, onChange }: WindowFieldsProps) {
  const fault = windowFault(window, Date.now());
  const isSound = window !== null && fault === undefined;
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput
          label={STATUS_SETTINGS_TEXTS.startsAt}
          required
          type="datetime-local"
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextInput
          label={STATUS_SETTINGS_TEXTS.endsAt}
          required
          type="datetime-local"
          value={to}
          errorText={fault}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {isSound ? windowWords(window) : STATUS_SETTINGS_TEXTS.zone(localZone())}
      </Typography>
    </div>
  );
}
