import type { NotificationChannel, NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { type NotificationMatrix, withChoice } from '@harborline/domain/notifications/preferences';
import { NOTIFICATION_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { playAlertSound } from '../alerts/play-alert-sound';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { useLoaded } from '../frame/use-loaded';
import { useMay } from '../hooks/use-may';
import { DesktopPermissionNotice } from './desktop-permission-notice';
import { loadNotificationMatrix, saveNotificationMatrix } from './notification-preferences';
import { NotificationTable } from './notification-table';

/** The choices, changed at once and taken back where storing them failed. */
function NotificationChoices({ stored }: { stored: NotificationMatrix }) {
  const { uid, init_support_lib_id: homeLibraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const isReadOnly = !useMay('AgentNotifications.setOwn');
  const [matrix, setMatrix] = useState(stored);

  const choose = (event: NotificationEvent, channel: NotificationChannel, isOn: boolean) => {
    const next = withChoice(matrix, { event, channel, isOn });
    setMatrix(next);
    saveNotificationMatrix(firestore, { uid, homeLibraryId }, next).catch((error: unknown) => {
      report('notifications-save', error);
      toasts.error(NOTIFICATION_TEXTS.saveFailed);
      setMatrix((present) => withChoice(present, { event, channel, isOn: !isOn }));
    });
  };
  return (
    <>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <SettingsSection title={NOTIFICATION_TEXTS.choicesTitle} description={NOTIFICATION_TEXTS.choicesHint}>
        <NotificationTable matrix={matrix} isReadOnly={isReadOnly} onChoose={choose} />
      </SettingsSection>
      <SettingsSection title="This browser">
        <DesktopPermissionNotice />
        <Typography variant="body2" color="textSecondary">
          The sound is a short double tone.{' '}
          <Button size="small" onClick={() => void playAlertSound()}>
            Play it
          </Button>
        </Typography>
      </SettingsSection>
    </>
  );
}

/** What one person is notified about, and how: for everybody, whatever their permissions (D-56). */
export function NotificationsTab() {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const { loaded, reload } = useLoaded(
    useCallback(() => loadNotificationMatrix(firestore, uid), [firestore, uid]),
  );
  if (loaded.status === 'failed') {
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={() => void reload()} />;
  }
  return loaded.status === 'loading' ? <SettingsSkeleton /> : <NotificationChoices stored={loaded.data} />;
}
