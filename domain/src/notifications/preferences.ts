import type {
  AgentNotifications,
  NotificationChannel,
  NotificationEvent,
} from '../entities/agent-notifications';

export type NotificationMatrix = AgentNotifications['events'];

/** Preferences of a person who has not chosen any. Email is opt-in. */
export const DEFAULT_NOTIFICATIONS: NotificationMatrix = {
  new_ticket: { desktop: true, sound: true, email: false },
  visitor_replied: { desktop: true, sound: true, email: false },
  assigned_to_you: { desktop: true, sound: true, email: false },
};

/** A matrix with one choice changed. */
export function withChoice(
  matrix: NotificationMatrix,
  { event, channel, isOn }: { event: NotificationEvent; channel: NotificationChannel; isOn: boolean },
): NotificationMatrix {
  return { ...matrix, [event]: { ...matrix[event], [channel]: isOn } };
}

/** Whether any event is wanted on a channel. */
export function wantsChannel(matrix: NotificationMatrix, channel: NotificationChannel): boolean {
  return Object.values(matrix).some((channels) => channels[channel]);
}

/**
 * Whether the browser may be asked for desktop notifications (S6-47, D-41): only if the URL contains 'admin', as
 * specified, and only once.
 */
export function mayAskForDesktop(href: string, wasAsked: boolean): boolean {
  return href.includes('admin') && !wasAsked;
}
