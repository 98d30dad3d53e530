import {
  type NotificationSettingsAnswer,
  putNotificationSettings,
} from '@harborline/domain/api/inbox/notification-settings';
import { LIBRARY_NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

type Changes = Partial<Pick<NotificationSettingsAnswer, 'defaults' | 'unmailed' | 'sender_name'>>;

/** Stores each change at once, and shows it while it is on its way; what is refused is taken back. */
export function useSettingsChange(settings: NotificationSettingsAnswer, reload: () => Promise<void>) {
  const toasts = useToasts();
  const [asked, setAsked] = useState<Changes>({});
  const { run } = useChange({
    name: 'notification-settings',
    run: (changes: Changes) => callApi(putNotificationSettings, { body: changes }),
    onDone: async () => {
      await reload();
      setAsked({});
    },
    onRefused: () => {
      setAsked({});
      toasts.error(LIBRARY_NOTIFICATION_TEXTS.failed);
    },
  });
  const change = (changes: Changes) => {
    setAsked((now) => ({ ...now, ...changes }));
    void run(changes);
  };
  return { shown: { ...settings, ...asked }, change };
}
