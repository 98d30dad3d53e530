import type { NotificationChannel, NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';

interface EventRow {
  readonly event: NotificationEvent;
  readonly label: string;
  readonly description: string;
}

/** The events that exist so far; tickets cannot be assigned yet. */
export const EVENT_ROWS: readonly EventRow[] = [
  { event: 'new_ticket', label: NOTIFICATION_TEXTS.newTicket, description: NOTIFICATION_TEXTS.newTicketHelp },
  {
    event: 'visitor_replied',
    label: NOTIFICATION_TEXTS.visitorReplied,
    description: NOTIFICATION_TEXTS.visitorRepliedHelp,
  },
];

export const CHANNEL_COLUMNS: readonly { readonly channel: NotificationChannel; readonly label: string }[] = [
  { channel: 'desktop', label: NOTIFICATION_TEXTS.desktop },
  { channel: 'sound', label: NOTIFICATION_TEXTS.sound },
  { channel: 'email', label: NOTIFICATION_TEXTS.email },
];
