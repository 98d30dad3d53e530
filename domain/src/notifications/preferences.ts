import {
  type AgentNotifications,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationCell,
  type NotificationChannel,
  type NotificationEvent,
} from '../entities/agent-notifications';
import { NOTIFICATION_TABLE } from './table';

export type NotificationMatrix = AgentNotifications['events'];
export type NotificationChannels = Readonly<Record<NotificationChannel, NotificationCell>>;

/** Preferences of a person who has not chosen any. */
export const DEFAULT_NOTIFICATIONS: NotificationMatrix = {
  new_ticket: { ...NOTIFICATION_TABLE.new_ticket.defaults },
  visitor_replied: { ...NOTIFICATION_TABLE.visitor_replied.defaults },
  assigned_to_you: { ...NOTIFICATION_TABLE.assigned_to_you.defaults },
};

/** What was chosen of new tickets was meant for chats as well, before these had a row (D-132). */
const rowOf = (matrix: NotificationMatrix, event: NotificationEvent): Partial<NotificationChannels> =>
  matrix[event] ?? (event === 'chat_waiting' ? matrix.new_ticket : {});

/** A choice where whose ticket it is makes no difference. */
const unscoped = (cell: NotificationCell): boolean => cell !== false;

/** What is chosen for an event on each channel; where nothing is, the default, and nothing where it cannot be told. */
export function channelsOf(matrix: NotificationMatrix, event: NotificationEvent): NotificationChannels {
  const { channels, isScoped, defaults } = NOTIFICATION_TABLE[event];
  const row = rowOf(matrix, event);
  const cellOf = (channel: NotificationChannel): NotificationCell => {
    if (!channels.includes(channel)) return false;
    const chosen = row[channel] ?? defaults[channel];
    return isScoped ? chosen : unscoped(chosen);
  };
  return {
    bell: cellOf('bell'),
    desktop: cellOf('desktop'),
    sound: cellOf('sound'),
    email: cellOf('email'),
    digest: cellOf('digest'),
  };
}

/** Whether a person wants mail about articles to verify. @param matrix undefined if they have chosen nothing */
export const wantsVerifyMail = (matrix: NotificationMatrix | undefined): boolean =>
  channelsOf(matrix ?? DEFAULT_NOTIFICATIONS, 'article_to_verify').email !== false;

/** A matrix with one choice changed. */
export function withChoice(
  matrix: NotificationMatrix,
  {
    event,
    channel,
    cell,
  }: { event: NotificationEvent; channel: NotificationChannel; cell: NotificationCell },
): NotificationMatrix {
  return { ...matrix, [event]: { ...channelsOf(matrix, event), [channel]: cell } };
}

/** A matrix in which every event has a row. */
export function wholeMatrix(matrix: NotificationMatrix): Required<NotificationMatrix> {
  const of = (event: NotificationEvent) => ({ ...channelsOf(matrix, event) });
  return {
    new_ticket: of('new_ticket'),
    visitor_replied: of('visitor_replied'),
    assigned_to_you: of('assigned_to_you'),
    assigned_to_team: of('assigned_to_team'),
    mentioned_you: of('mentioned_you'),
    followed_ticket: of('followed_ticket'),
    service_level: of('service_level'),
    chat_waiting: of('chat_waiting'),
    draft_to_review: of('draft_to_review'),
    draft_reviewed: of('draft_reviewed'),
    article_to_verify: of('article_to_verify'),
  };
}

/** A matrix without mails about an event: neither by itself nor in a digest. */
export const withoutMails = (matrix: NotificationMatrix, event: NotificationEvent): NotificationMatrix => ({
  ...matrix,
  [event]: { ...channelsOf(matrix, event), email: false, digest: false },
});

/** Whether any event is wanted on a channel. */
export const wantsChannel = (matrix: NotificationMatrix, channel: NotificationChannel): boolean =>
  NOTIFICATION_EVENTS.some((event) => channelsOf(matrix, event)[channel] !== false);

/** The channels on which an event can be told, in the order of the table. */
export const offeredChannels = (event: NotificationEvent): readonly NotificationChannel[] =>
  NOTIFICATION_CHANNELS.filter((channel) => NOTIFICATION_TABLE[event].channels.includes(channel));

/**
 * Whether the browser may be asked for desktop notifications (S6-47, D-41): only if the URL contains 'admin', as
 * specified, and only once.
 */
export function mayAskForDesktop(href: string, wasAsked: boolean): boolean {
  return href.includes('admin') && !wasAsked;
}
