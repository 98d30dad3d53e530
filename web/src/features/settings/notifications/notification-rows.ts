import type { NotificationChannel, NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';

export interface EventRow {
  readonly event: NotificationEvent;
  readonly label: string;
  readonly description: string;
  /** those on which it can be announced */
  readonly channels: readonly NotificationChannel[];
}

const ALL: readonly NotificationChannel[] = ['desktop', 'sound', 'email'];

/** The events that exist so far; tickets cannot be assigned yet. */
export const EVENT_ROWS: readonly EventRow[] = [
  {
    event: 'new_ticket',
    label: NOTIFICATION_TEXTS.newTicket,
    description: NOTIFICATION_TEXTS.newTicketHelp,
    channels: ALL,
  },
  {
    event: 'visitor_replied',
    label: NOTIFICATION_TEXTS.visitorReplied,
    description: NOTIFICATION_TEXTS.visitorRepliedHelp,
    channels: ALL,
  },
  {
    event: 'mentioned_you',
    label: NOTIFICATION_TEXTS.mentionedYou,
    description: NOTIFICATION_TEXTS.mentionedYouHelp,
    channels: ALL,
  },
];

/** For those who write articles. */
export const WRITER_ROWS: readonly EventRow[] = [
  {
    event: 'article_to_verify',
    label: NOTIFICATION_TEXTS.articleToVerify,
    description: NOTIFICATION_TEXTS.articleToVerifyHelp,
    channels: ['email'],
  },
];

export const CHANNEL_COLUMNS: readonly { readonly channel: NotificationChannel; readonly label: string }[] = [
  { channel: 'desktop', label: NOTIFICATION_TEXTS.desktop },
  { channel: 'sound', label: NOTIFICATION_TEXTS.sound },
  { channel: 'email', label: NOTIFICATION_TEXTS.email },
];
