import type {
  NotificationCell,
  NotificationChannel,
  NotificationEvent,
} from '../entities/agent-notifications';

/** What is told of an event: where it can be told, of which tickets, and what holds until somebody chooses. */
export interface NotificationRow {
  /** where it can be told; a channel that is left out is none for it */
  readonly channels: readonly NotificationChannel[];
  /** whether there is a choice of whose tickets */
  readonly isScoped: boolean;
  readonly defaults: Readonly<Record<NotificationChannel, NotificationCell>>;
}

const EVERYWHERE: readonly NotificationChannel[] = ['bell', 'desktop', 'sound', 'email', 'digest'];
/** A page that is open announces new messages by itself; of all else the bell tells. */
const UNANNOUNCED: readonly NotificationChannel[] = ['bell', 'email', 'digest'];
const SILENT = { bell: true, desktop: false, sound: false, email: false, digest: false } as const;
const ANNOUNCED = { ...SILENT, desktop: true, sound: true } as const;

/**
 * The one table of notifications (D-132): every event with its channels, scopes and defaults. Mails are opt-in, but for
 * the reminder of an article, which comes to one person once for each date.
 */
export const NOTIFICATION_TABLE: Readonly<Record<NotificationEvent, NotificationRow>> = {
  new_ticket: { channels: EVERYWHERE, isScoped: true, defaults: { ...ANNOUNCED, bell: 'teams' } },
  visitor_replied: { channels: EVERYWHERE, isScoped: true, defaults: { ...ANNOUNCED, bell: 'mine' } },
  assigned_to_you: { channels: UNANNOUNCED, isScoped: false, defaults: ANNOUNCED },
  assigned_to_team: { channels: UNANNOUNCED, isScoped: false, defaults: SILENT },
  mentioned_you: { channels: EVERYWHERE, isScoped: false, defaults: ANNOUNCED },
  followed_ticket: { channels: UNANNOUNCED, isScoped: false, defaults: SILENT },
  service_level: { channels: UNANNOUNCED, isScoped: false, defaults: SILENT },
  // A chat is over before a mail is read.
  chat_waiting: { channels: ['desktop', 'sound'], isScoped: false, defaults: { ...ANNOUNCED, bell: false } },
  draft_to_review: { channels: UNANNOUNCED, isScoped: false, defaults: SILENT },
  draft_reviewed: { channels: UNANNOUNCED, isScoped: false, defaults: SILENT },
  article_to_verify: {
    // The feed of whoever looks after it keeps it, whatever they chose.
    channels: ['email'],
    isScoped: false,
    defaults: { ...SILENT, bell: false, email: true },
  },
};
