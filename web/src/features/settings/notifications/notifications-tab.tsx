import type { NotificationChannel, NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { type NotificationMatrix, withChoice } from '@harborline/domain/notifications/preferences';
import { NOTIFICATION_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { playAlertSound } from '../alerts/play-alert-sound';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { DesktopPermissionNotice } from './desktop-permission-notice';
import { saveNotificationMatrix, watchNotificationMatrix } from './notification-preferences';
import { EVENT_ROWS, WRITER_ROWS } from './notification-rows';
import { NotificationTable } from './notification-table';

/** The live choices show a change at once, and revert it if storing fails. */
function NotificationChoices({ matrix }: { matrix: NotificationMatrix }) {
  const { uid, init_support_lib_id: homeLibraryId } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const isReadOnly = !useMay('AgentNotifications.setOwn');
  const isWriter = useMay('Articles.updateUnpublished');
  const rows = isWriter ? [...EVENT_ROWS, ...WRITER_ROWS] : EVENT_ROWS;

  const choose = (event: NotificationEvent, channel: NotificationChannel, isOn: boolean) => {
    const next = withChoice(matrix, { event, channel, isOn });
    saveNotificationMatrix(firestore, { uid, homeLibraryId }, next).catch((error: unknown) => {
      report('notifications-save', error);
      toasts.error(NOTIFICATION_TEXTS.saveFailed);
    });
  };
  return (
    <>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <SettingsSection title={NOTIFICATION_TEXTS.choicesTitle} description={NOTIFICATION_TEXTS.choicesHint}>
        <NotificationTable rows={rows} matrix={matrix} isReadOnly={isReadOnly} onChoose={choose} />
      </SettingsSection>
      <SettingsSection title={NOTIFICATION_TEXTS.browserTitle}>
        <DesktopPermissionNotice />
        <Typography variant="body2" color="textSecondary">
          {NOTIFICATION_TEXTS.soundHint}{' '}
          <Button size="small" onClick={() => void playAlertSound()}>
            {NOTIFICATION_TEXTS.playSound}
          </Button>
        </Typography>
      </SettingsSection>
    </>
  );
}

/** What the user is notified about, and how. Open to everyone, whatever their permissions (D-56). */
export function NotificationsTab() {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchNotificationMatrix(firestore, uid), [firestore, uid]);
  const { live, retry } = useSubscription(source);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return live.status === 'loading' ? <SettingsSkeleton /> : <NotificationChoices matrix={live.data} />;
}
