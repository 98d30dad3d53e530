import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationSettings,
} from '../entities/agent-notifications';
import type { AuditChange } from '../entities/audit';
import { CELL_LABELS, CHANNEL_LABELS, EVENT_LABELS } from '../texts/notices';
import { channelsOf, DEFAULT_NOTIFICATIONS, type NotificationMatrix } from './preferences';

type Settings = Pick<NotificationSettings, 'defaults' | 'unmailed' | 'sender_name'>;

export const NO_NOTIFICATION_SETTINGS: Settings = { unmailed: [], sender_name: '' };

/** What an event is told on, in words. */
function inWords(matrix: NotificationMatrix, event: (typeof NOTIFICATION_EVENTS)[number]): string {
  const row = channelsOf(matrix, event);
  return NOTIFICATION_CHANNELS.flatMap((channel) => {
    const cell = row[channel];
    return cell === false ? [] : [`${CHANNEL_LABELS[channel]} (${CELL_LABELS[`${cell}`]})`];
  }).join(', ');
}

const mailedWords = ({ unmailed }: Settings): string =>
  NOTIFICATION_EVENTS.filter((event) => unmailed.includes(event))
    .map((event) => EVENT_LABELS[event])
    .join(', ');

/** What changed, as Team logs show it; nothing if the settings are the same. */
export function notificationSettingsChanges(before: Settings, after: Settings): readonly AuditChange[] {
  const [old, next] = [before.defaults ?? DEFAULT_NOTIFICATIONS, after.defaults ?? DEFAULT_NOTIFICATIONS];
  const all = [
    ...NOTIFICATION_EVENTS.map((event) => ({
      field: `notifications.${event}`,
      before: inWords(old, event),
      after: inWords(next, event),
    })),
    { field: 'notifications.unmailed', before: mailedWords(before), after: mailedWords(after) },
    { field: 'notifications.sender', before: before.sender_name, after: after.sender_name },
  ];
  return all.filter((change) => change.before !== change.after);
}
