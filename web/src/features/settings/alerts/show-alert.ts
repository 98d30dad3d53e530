import type { NotificationCell } from '@harborline/domain/entities/agent-notifications';
import { channelsOf } from '@harborline/domain/notifications/preferences';
import { isQuietAt } from '@harborline/domain/notifications/quiet-hours';
import { isInScope } from '@harborline/domain/notifications/what-to-tell';
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
export interface Alerted {
  readonly uid: string;
  /** refs of their teams */
  readonly teams: readonly string[];
  readonly preferences: NotificationPreferences;
}

/** Alerts the user on the channels they chose, outside quiet hours. `open` navigates to a page of the admin area. */
export function showAlert(alert: InboxAlert, alerted: Alerted, open: (to: string) => void): void {
  const { matrix, times } = alerted.preferences;
  if (isQuietAt(times, Date.now())) return;
  const { desktop, sound } = channelsOf(matrix, alert.event);
  const isWanted = (cell: NotificationCell) => isInScope(cell, alert.place, alerted);
  const mayShow = isWanted(desktop) && desktopPermission() === 'granted';
  if ((!mayShow && !isWanted(sound)) || !claim(alert.messageId)) return;
  if (mayShow) showDesktop(alert, open);
  if (isWanted(sound)) playAlertSound().catch((error: unknown) => report('alert-sound', error));
}
