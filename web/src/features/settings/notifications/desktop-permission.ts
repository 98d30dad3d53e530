const ASKED_KEY = 'harborline-desktop-asked';

/** Whether the browser was asked before; it is asked once (D-41). */
export function wasDesktopAsked(): boolean {
  try {
    return localStorage.getItem(ASKED_KEY) !== null;
  } catch {
    return false;
  }
}

export function noteDesktopAsked(): void {
  try {
    localStorage.setItem(ASKED_KEY, new Date().toISOString());
  } catch {
    // Without storage it may be asked again; the browser itself remembers an answer.
  }
}

/** What the browser says about desktop notifications; `unsupported` where it has none. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
