import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { playAlertSound } from '../alerts/play-alert-sound';
import { SettingsSection } from '../frame/settings-section';
import { desktopPermission } from './desktop-permission';
import { DesktopPermissionNotice } from './desktop-permission-notice';

/** Shows what an alert looks like. @returns whether the browser lets it */
function showTest(): boolean {
  if (desktopPermission() !== 'granted') return false;
  new Notification(NOTIFICATION_TEXTS.testTitle, { body: NOTIFICATION_TEXTS.testBody, icon: '/favicon.svg' });
  return true;
}

/** What this browser allows, and a try of both ways in which it announces something. */
export function BrowserSection() {
  const toasts = useToasts();
  const tryDesktop = () => {
    if (!showTest()) toasts.error(NOTIFICATION_TEXTS.testRefused);
  };
  const trySound = () => playAlertSound().catch((error: unknown) => report('alert-sound', error));
  return (
    <SettingsSection title={NOTIFICATION_TEXTS.browserTitle}>
      <DesktopPermissionNotice />
      <Typography variant="body2" color="textSecondary">
        {NOTIFICATION_TEXTS.soundHint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={tryDesktop}>
          {NOTIFICATION_TEXTS.testDesktop}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => void trySound()}>
          {NOTIFICATION_TEXTS.playSound}
        </Button>
      </Box>
    </SettingsSection>
  );
}
