import { isLocalHost } from '@harborline/domain/local-suite';

/**
 * A URL from a text or from a visitor's browser if it may be linked: https, or a page or file of the local suite while
 * on it. A URL with a user part is meant to mislead, so it is refused. Anything else is shown as text or not at all.
 */
export function safeLink(value: string): string | null {
  if (value === '') return null;
  try {
    const { protocol, hostname, href, username, password } = new URL(value);
    if (username !== '' || password !== '') return null;
    const isLocal = protocol === 'http:' && isLocalHost(hostname) && isLocalHost(window.location.hostname);
    return protocol === 'https:' || isLocal ? href : null;
  } catch {
    return null;
  }
}
