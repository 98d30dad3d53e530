import { HANDBOOK_KEY } from './handbook';

/** First segments that belong to fixed routes (D-01), lower case: matching is case-insensitive. */
const RESERVED_LIBRARY_KEYS: ReadonlySet<string> = new Set([
  ...['admin', 'advancedwidget', 'api', 'app', 'article', 'articlecategoriesdetails', 'assets'],
  ...['contact', 'course', 'courses', 'coursestatic', 'defaultintegrations', 'favicon', 'forgot', 'form'],
  ...['frontendnews', 'frontendnewsflash', 'getmodalintegrationsagencies', 'google_auth', 'hlpt'],
  ...['index', 'invite', 'join', 'loader', 'login', 'logout', 'mailbox', 'resetpassword', 'reviewform'],
  ...['requests', 'robots', 'screenshare', 'sitemap', 'static', 'statistic', 'status', 'thank-you', 'widget'],
  ...['widgetadvanced', 'www'],
]);

/**
 * Local parts of addresses by which a domain is run (RFC 2142) or certificates for it are issued: whoever reads their
 * mail can act for the whole domain (D-98).
 */
const SERVICE_MAILBOXES: ReadonlySet<string> = new Set([
  ...['abuse', 'admin', 'administrator', 'billing', 'bounce', 'bounces', 'dns', 'do-not-reply', 'donotreply'],
  ...[
    'ftp',
    'hostmaster',
    'info',
    'it',
    'legal',
    'list',
    'mailer-daemon',
    'marketing',
    'news',
    'no-reply',
    'noc',
  ],
  ...['noreply', 'notifications', 'postmaster', 'privacy', 'root', 'sales', 'security', 'ssl', 'ssladmin'],
  ...['sslwebmaster', 'support', 'sysadmin', 'usenet', 'uucp', 'webmaster', 'www'],
]);

/** Whether mail to a library's key at our domain may be the library's: it is not at an address that runs the domain. */
export const isMailboxKey = (key: string): boolean =>
  isLibraryKey(key) && !SERVICE_MAILBOXES.has(normaliseLibraryKey(key));

export const LIBRARY_KEY_PATTERN = /^[a-z0-9][a-z0-9-]{2,39}$/;

/** The form in which a key is stored and looked up. */
export function normaliseLibraryKey(segment: string): string {
  return segment.toLowerCase();
}

/** Whether a path segment, in upper or lower case, can be a library's key (D-01). */
export function isLibraryKey(segment: string): boolean {
  const key = normaliseLibraryKey(segment);
  return LIBRARY_KEY_PATTERN.test(key) && !RESERVED_LIBRARY_KEYS.has(key);
}

/** Whether a segment has the form of a library's id, which addresses of the widget may name instead of its key (S2.5-19). */
export const isLibraryId = (segment: string): boolean => /^[A-Za-z0-9]{20}$/.test(segment);

/** Whether a customer's library may take this key. */
export function isClaimableKey(key: string): boolean {
  return isLibraryKey(key) && normaliseLibraryKey(key) !== HANDBOOK_KEY;
}
