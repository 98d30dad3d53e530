import { NOTIFICATION_EVENTS, type NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { offeredChannels } from '@harborline/domain/notifications/preferences';
import { EVENT_LABELS } from '@harborline/domain/texts/notices';
import { LIBRARY_NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SettingsSection } from '../frame/settings-section';

const MAILED = NOTIFICATION_EVENTS.filter((event) => offeredChannels(event).includes('email'));

interface MailedEventsProps {
  readonly unmailed: readonly NotificationEvent[];
  readonly isReadOnly: boolean;
  readonly onChange: (event: NotificationEvent, isMailed: boolean) => void;
}

/** About which events the library sends mail, whatever its people chose. */
export function MailedEvents({ unmailed, isReadOnly, onChange }: MailedEventsProps) {
  return (
    <SettingsSection
      title={LIBRARY_NOTIFICATION_TEXTS.mailsTitle}
      description={LIBRARY_NOTIFICATION_TEXTS.mailsHint}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {MAILED.map((event) => (
          <FormControlLabel
            key={event}
            control={
              <Switch
                checked={!unmailed.includes(event)}
                disabled={isReadOnly}
                onChange={(change) => onChange(event, change.target.checked)}
              />
            }
            label={EVENT_LABELS[event]}
          />
        ))}
      </Box>
    </SettingsSection>
  );
}
