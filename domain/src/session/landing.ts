import type { Role } from '../permissions/slugs';
import { safeReturnUrl } from './safe-return-url';

const INBOX_LANDING = '/admin/inbox?tab=inbox';
const CONTENT_LANDING = '/admin/content';

/** First admin page of a role (S2.5-01, S2.5-02, S2.8-01). */
export function landingFor(role: Role): string {
  return role === 'agent' ? INBOX_LANDING : CONTENT_LANDING;
}

/** Where sign-in leads: the returnUrl if it is one of ours, else the role's landing page (S4.4-02). */
export function landingAfterSignIn(role: Role, returnUrl: string | null | undefined): string {
  return safeReturnUrl(returnUrl) || landingFor(role);
}

/** The sign-in URL a guard redirects to, with the full path as returnUrl (S6-18). */
export function signInUrl(fullPath: string): string {
  const returnUrl = safeReturnUrl(fullPath);
  return returnUrl === '' ? '/login' : `/login?returnUrl=${encodeURIComponent(returnUrl)}`;
}
