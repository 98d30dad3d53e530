import {
  getNotificationSettings,
  type NotificationSettingsAnswer,
  putNotificationSettings,
} from '@harborline/domain/api/inbox/notification-settings';
import { NOTIFICATION_EVENTS } from '@harborline/domain/entities/agent-notifications';
import { withChoice } from '@harborline/domain/notifications/preferences';
import { LIBRARY_NOTIFICATION_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { NotificationMatrixChoices } from '../notifications/notification-matrix';
import { MailedEvents } from './mailed-events';
import { SenderForm } from './sender-form';
import { useSettingsChange } from './use-settings-change';

function Choices({
  settings,
  reload,
}: {
  settings: NotificationSettingsAnswer;
  reload: () => Promise<void>;
}) {
  const isReadOnly = !useMay(putNotificationSettings);
  const { shown, change } = useSettingsChange(settings, reload);
  return (
    <>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <SettingsSection
        title={LIBRARY_NOTIFICATION_TEXTS.defaultsTitle}
        description={LIBRARY_NOTIFICATION_TEXTS.defaultsHint}
      >
        <NotificationMatrixChoices
          events={NOTIFICATION_EVENTS}
          matrix={shown.defaults}
          isReadOnly={isReadOnly}
          onChoose={(event, channel, cell) =>
            change(({ defaults }) => ({ defaults: withChoice(defaults, { event, channel, cell }) }))
          }
        />
      </SettingsSection>
      <MailedEvents
        unmailed={shown.unmailed}
        isReadOnly={isReadOnly}
        onChange={(event, isMailed) =>
          change(({ unmailed }) => ({
            unmailed: isMailed ? unmailed.filter((one) => one !== event) : [...unmailed, event],
          }))
        }
      />
      <SenderForm
        saved={shown.sender_name}
        address={shown.sender_address}
        isReadOnly={isReadOnly}
        onSave={(sender_name) => change(() => ({ sender_name }))}
      />
    </>
  );
}

/** /admin/profile/notifications: what the library decides about the notifications of its people (S2.7-10, D-133). */
export function LibraryNotificationsPage() {
  const { state, reload } = useRequest({
    key: ['notification-settings'],
    load: (signal) => callApi(getNotificationSettings, { signal }),
  });
  if (state.status === 'failed')
    return <ErrorState title={LIBRARY_NOTIFICATION_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied')
    return <EmptyState icon={<LockIcon />} title={LIBRARY_NOTIFICATION_TEXTS.denied} />;
  return (
    <SettingsPageFrame title={LIBRARY_NOTIFICATION_TEXTS.title} intro={LIBRARY_NOTIFICATION_TEXTS.intro}>
      {state.status === 'loading' ? (
        <SettingsSkeleton sections={2} />
      ) : (
        <Choices settings={state.data} reload={reload} />
      )}
    </SettingsPageFrame>
  );
}
