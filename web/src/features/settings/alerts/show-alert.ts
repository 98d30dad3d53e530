import { channelsOf, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { report } from '../../../shared/config/report';
import { keptText } from '../../../shared/storage/kept';
import { desktopPermission } from '../notifications/desktop-permission';
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

/** Alerts the user on the channels they chose. `open` navigates to a page of the admin area. */
export function showAlert(alert: InboxAlert, matrix: NotificationMatrix, open: (to: string) => void): void {
  const { desktop, sound } = channelsOf(matrix, alert.event);
  const mayShow = desktop && desktopPermission() === 'granted';
  if ((!mayShow && !sound) || !claim(alert.messageId)) return;
  if (mayShow) showDesktop(alert, open);
  if (sound) playAlertSound().catch((error: unknown) => report('alert-sound', error));
}
