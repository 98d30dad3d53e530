import type {
  AgentNotifications,
  NotificationChannel,
  NotificationEvent,
} from '../entities/agent-notifications';

export type NotificationMatrix = AgentNotifications['events'];
export type NotificationChannels = NotificationMatrix['new_ticket'];

/** Preferences of a person who has not chosen any. Email is opt-in. */
export const DEFAULT_NOTIFICATIONS: NotificationMatrix = {
  new_ticket: { desktop: true, sound: true, email: false },
  visitor_replied: { desktop: true, sound: true, email: false },
  assigned_to_you: { desktop: true, sound: true, email: false },
};

/** A reminder goes to one person, once for each date, so it is mailed unless they decline. */
const REMINDED: NotificationChannels = { desktop: false, sound: false, email: true };

/** A mention is announced as other events are, until they choose. */
const MENTIONED: NotificationChannels = { desktop: true, sound: true, email: false };

/** The channels chosen for an event. */
export const channelsOf = (matrix: NotificationMatrix, event: NotificationEvent): NotificationChannels =>
  matrix[event] ?? (event === 'mentioned_you' ? MENTIONED : REMINDED);

/** Whether a person wants mail about articles to verify. @param matrix undefined if they have chosen nothing */
export const wantsVerifyMail = (matrix: NotificationMatrix | undefined): boolean =>
  channelsOf(matrix ?? DEFAULT_NOTIFICATIONS, 'article_to_verify').email;

/** Whether a person wants mail about being mentioned. @param matrix undefined if they have chosen nothing */
export const wantsMentionMail = (matrix: NotificationMatrix | undefined): boolean =>
  channelsOf(matrix ?? DEFAULT_NOTIFICATIONS, 'mentioned_you').email;

/** A matrix with one choice changed. */
export function withChoice(
  matrix: NotificationMatrix,
  { event, channel, isOn }: { event: NotificationEvent; channel: NotificationChannel; isOn: boolean },
): NotificationMatrix {
  return { ...matrix, [event]: { ...channelsOf(matrix, event), [channel]: isOn } };
}

/** Whether any event is wanted on a channel. */
export function wantsChannel(matrix: NotificationMatrix, channel: NotificationChannel): boolean {
  const { mentioned_you = MENTIONED } = matrix;
  return Object.values({ ...matrix, mentioned_you }).some((channels) => channels?.[channel] === true);
}

/**
 * Whether the browser may be asked for desktop notifications (S6-47, D-41): only if the URL contains 'admin', as
 * specified, and only once.
 */
export function mayAskForDesktop(href: string, wasAsked: boolean): boolean {
  return href.includes('admin') && !wasAsked;
}
