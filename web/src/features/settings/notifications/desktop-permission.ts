import { keptText } from '../../../shared/storage/kept';

/** When the browser was asked; it remembers the answer by itself. */
const asked = keptText('device', 'harborline-desktop-asked');

/** Whether the browser was asked before; it is asked once (D-41). */
export const wasDesktopAsked = (): boolean => asked.read() !== null;

export const noteDesktopAsked = (): void => void asked.write(new Date().toISOString());

/** What the browser says about desktop notifications; `unsupported` where it has none. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
