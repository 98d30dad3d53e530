import { deliveryOf, type Recipient } from '@harborline/domain/notifications/delivery';
import { report } from '../../../shared/config/report';
import { keptText } from '../../../shared/storage/kept';
import { desktopPermission } from '../notifications/desktop-permission';
import type { NotificationPreferences } from '../notifications/notification-preferences';
import type { InboxAlert } from './alert-of';
import { playAlertSound } from './play-alert-sound';

/**
 * The last message that a tab announced. Without storage each tab announces it, and the tag merges the notifications.
 */
const lastAnnounced = keptText('device', 'harborline-told-alert');

/** Whether this tab should announce it; of several hidden tabs, the first does. */
function claim(messageId: string): boolean {
  if (lastAnnounced.read() === messageId) return false;
  lastAnnounced.write(messageId);
  return true;
}

/** A later message of a conversation replaces the earlier one. */
function showDesktop({ title, body, conversationRef, to }: InboxAlert, open: (to: string) => void): void {
  const notification = new Notification(title, { body, tag: conversationRef, icon: '/favicon.svg' });
  notification.onclick = () => {
    window.focus();
    open(to);
    notification.close();
  };
}

/** A person who may be alerted. */
export interface Alerted extends Pick<Recipient, 'uid' | 'teams' | 'subscribedTeams' | 'muted'> {
  readonly preferences: NotificationPreferences;
}

/** What a page was sent its person may see, and a page that is hidden shows no ticket. */
const HIDDEN_PAGE = { maySee: true, viewing: [], unmailed: [] } as const;

/** Alerts the user on the channels they chose, outside quiet hours, of nothing that they muted. `open` navigates to a page of the admin area. */
export function showAlert(alert: InboxAlert, alerted: Alerted, open: (to: string) => void): void {
  const { preferences, ...person } = alerted;
  const { channels } = deliveryOf(
    { event: alert.event, by: '', ...(alert.ticket === undefined ? {} : { ticket: alert.ticket }) },
    { ...person, ...preferences, ...HIDDEN_PAGE },
    Date.now(),
  );
  const mayShow = channels.includes('desktop') && desktopPermission() === 'granted';
  const mayPlay = channels.includes('sound');
  if ((!mayShow && !mayPlay) || !claim(alert.messageId)) return;
  if (mayShow) showDesktop(alert, open);
  if (mayPlay) playAlertSound().catch((error: unknown) => report('alert-sound', error));
}
