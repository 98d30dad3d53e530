import { isLocalHost } from '@harborline/domain/local-suite';

/**
 * An address from a visitor's browser (an attachment, the page they wrote from) if it may be linked: https, or
 * a page or file of the local suite while on it. Anything else is shown as text or not at all.
 */
export function safeLink(value: string): string | null {
  if (value === '') return null;
  try {
    const { protocol, hostname, href } = new URL(value);
    const isLocal = protocol === 'http:' && isLocalHost(hostname) && isLocalHost(window.location.hostname);
    return protocol === 'https:' || isLocal ? href : null;
  } catch {
    return null;
  }
}
