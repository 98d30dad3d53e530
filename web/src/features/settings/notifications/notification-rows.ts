import type { NotificationChannel, NotificationEvent } from '@harborline/domain/entities/agent-notifications';

interface EventRow {
  readonly event: NotificationEvent;
  readonly label: string;
  readonly description: string;
}

/** The events that happen in the product so far; tickets cannot be assigned yet. */
export const EVENT_ROWS: readonly EventRow[] = [
  { event: 'new_ticket', label: 'New ticket', description: 'A visitor sends a request.' },
  { event: 'visitor_replied', label: 'Visitor replied', description: 'A visitor writes again in a ticket.' },
];

export const CHANNEL_COLUMNS: readonly { readonly channel: NotificationChannel; readonly label: string }[] = [
  { channel: 'desktop', label: 'Desktop' },
  { channel: 'sound', label: 'Sound' },
  { channel: 'email', label: 'Email' },
];
