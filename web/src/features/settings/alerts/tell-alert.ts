import type { NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { report } from '../../../shared/config/report';
import { adminLinks } from '../../../shared/routes/admin-links';
import { desktopPermission } from '../notifications/desktop-permission';
import type { InboxAlert } from './alert-of';
import { playAlertSound } from './play-alert-sound';

const TOLD_KEY = 'harborline-told-alert';

/** Whether this tab is the one to tell; with several hidden tabs the first does. */
function claim(messageId: string): boolean {
  try {
    if (localStorage.getItem(TOLD_KEY) === messageId) return false;
    localStorage.setItem(TOLD_KEY, messageId);
  } catch {
    // Without storage each tab tells; the notification's tag still makes one of them.
  }
  return true;
}

/** A later message of a conversation takes the place of the earlier one. */
function showDesktop({ title, body, conversationRef }: InboxAlert, open: (to: string) => void): void {
  const notification = new Notification(title, { body, tag: conversationRef, icon: '/favicon.svg' });
  notification.onclick = () => {
    window.focus();
    open(adminLinks.inbox({ conversation: conversationRef }));
    notification.close();
  };
}

/** Tells the person of something, in the ways they chose. `open` goes to a page of the admin area. */
export function tellAlert(alert: InboxAlert, matrix: NotificationMatrix, open: (to: string) => void): void {
  const { desktop, sound } = matrix[alert.event];
  const mayShow = desktop && desktopPermission() === 'granted';
  if ((!mayShow && !sound) || !claim(alert.messageId)) return;
  if (mayShow) showDesktop(alert, open);
  if (sound) playAlertSound().catch((error: unknown) => report('alert-sound', error));
}
