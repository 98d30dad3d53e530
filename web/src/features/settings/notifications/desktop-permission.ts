import { keptText } from '../../../shared/storage/kept';

/** When the browser was asked; the browser itself remembers the answer. */
const asked = keptText('device', 'harborline-desktop-asked');

/** Whether the browser was asked before; it is asked once (D-41). */
export const wasDesktopAsked = (): boolean => asked.read() !== null;

export const noteDesktopAsked = (): void => void asked.write(new Date().toISOString());

/** The browser's permission for desktop notifications; `unsupported` if it has none. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
