import { keptText } from '../storage/kept';

/** Where it is kept when the sign-in of staff expires, beside the credentials (D-08). */
export const SESSION_EXPIRY = 'harborline-session-expiry';

/** Whether somebody may be signed in as staff here (`kept-session.ts` says who): all that a page of visitors asks at first. */
export const hasSession = (): boolean =>
  (keptText('device', SESSION_EXPIRY).read() ?? keptText('tab', SESSION_EXPIRY).read()) !== null;

/** Whether the person signed in with 'Remember me', so that this device may keep what they read (D-42). */
export const isTrustedDevice = (): boolean => keptText('device', SESSION_EXPIRY).read() !== null;
