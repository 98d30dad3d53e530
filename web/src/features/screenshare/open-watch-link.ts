import { isLocalHost } from '@harborline/domain/local-suite';
import { takeWatchLink, type WatchLink } from '../../shared/screenshare/watch-link';

/** A link, or why there is none to open. */
export type OpenedLink =
  | { readonly kind: 'missing' | 'expired' | 'refused' }
  | { readonly kind: 'open'; readonly link: WatchLink; readonly untilMs: number };

type Page = Pick<Location, 'hostname' | 'origin'>;

/** Whether a link leads to the host that the product is configured for, by https; the local suite has none. */
function isAllowed(url: string, page: Page): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return origin === page.origin && (protocol === 'https:' || isLocalHost(page.hostname));
}

/** Takes the stored link and decides whether it may be opened (D-10). */
export function openWatchLink(page: Page, nowMs: number): OpenedLink {
  const link = takeWatchLink();
  if (link === null) return { kind: 'missing' };
  if (!isAllowed(link.url, page)) return { kind: 'refused' };
  const untilMs = Date.parse(link.expires_at);
  return untilMs > nowMs ? { kind: 'open', link, untilMs } : { kind: 'expired' };
}
