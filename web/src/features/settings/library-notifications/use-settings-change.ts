import {
  type NotificationSettingsAnswer,
  putNotificationSettings,
} from '@harborline/domain/api/inbox/notification-settings';
import { LIBRARY_NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import { useRef, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** What one choice makes of the settings as they are by then. */
type Change = (settings: NotificationSettingsAnswer) => Changes;
type Changes = Partial<Pick<NotificationSettingsAnswer, 'defaults' | 'unmailed' | 'sender_name'>>;

/**
 * Stores one change after the other, in the order in which they were made, and shows them while they are on their way;
 * what is refused is taken back. Each builds on those before it.
 */
export function useSettingsChange(settings: NotificationSettingsAnswer, reload: () => Promise<void>) {
  const toasts = useToasts();
  const [asked, setAsked] = useState<readonly Changes[]>([]);
  const newest = useRef(settings);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const { run } = useChange({
    name: 'notification-settings',
    run: (changes: Changes) => callApi(putNotificationSettings, { body: changes }),
    onRefused: () => toasts.error(LIBRARY_NOTIFICATION_TEXTS.failed),
  });
  const shown: NotificationSettingsAnswer = Object.assign({}, settings, ...asked);
  newest.current = shown;
  const change = (made: Change) => {
    const changes = made(newest.current);
    newest.current = { ...newest.current, ...changes };
    setAsked((now) => [...now, changes]);
    line.current = line.current.then(async () => {
      await run(changes);
      await reload();
      setAsked((now) => now.filter((one) => one !== changes));
    });
  };
  return { shown, change };
}
