import { HANDBOOK_KEY } from './handbook';

/** First segments that belong to fixed routes (D-01), lower case: matching is case-insensitive. */
const RESERVED_LIBRARY_KEYS: ReadonlySet<string> = new Set([
  ...['admin', 'advancedwidget', 'api', 'app', 'article', 'articlecategoriesdetails', 'assets'],
  ...['contact', 'course', 'courses', 'coursestatic', 'defaultintegrations', 'favicon', 'forgot'],
  ...['frontendnews', 'frontendnewsflash', 'getmodalintegrationsagencies', 'google_auth', 'hlpt'],
  ...['index', 'invite', 'join', 'loader', 'login', 'logout', 'mailbox', 'resetpassword', 'reviewform'],
  ...['robots', 'screenshare', 'sitemap', 'static', 'statistic', 'status', 'thank-you', 'widget'],
  ...['widgetadvanced', 'www'],
]);

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
