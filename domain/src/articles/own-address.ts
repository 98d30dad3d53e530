import { isId } from '../entities/is-id';
import { matchPublicRoute } from '../help-center/public-routes';

/** The addresses of a library's help center. */
export interface OwnAddresses {
  readonly libraryKey: string;
  /** where the help center answers, without a scheme */
  readonly hosts: readonly string[];
}

/** What an address of the help center names. */
export type OwnTarget =
  | { readonly kind: 'article'; readonly id: string }
  | { readonly kind: 'category'; readonly id: string }
  /** an address at which no page is */
  | { readonly kind: 'nowhere' };

/** Only the origin of relative addresses; never requested. */
const BASE = 'https://help-center.invalid';

/** The path of an address of ours, without search and fragment; null for any other, and for a mere fragment. */
function ownPath(href: string, hosts: readonly string[]): string | null {
  if (href === '' || href.startsWith('#')) return null;
  if (!URL.canParse(href, BASE)) return null;
  const { protocol, host, origin, pathname } = new URL(href, BASE);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return origin === BASE || hosts.includes(host) ? pathname : null;
}

/**
 * What a link of an article names in the library's own help center. @returns null for other sites, for other libraries,
 * and for pages that are always there
 */
export function ownTarget(href: string, { libraryKey, hosts }: OwnAddresses): OwnTarget | null {
  const path = ownPath(href, hosts);
  if (path === null) return null;
  const match = matchPublicRoute(path);
  if (match === null) return { kind: 'nowhere' };
  const { libraryKey: key, id = '' } = match.params;
  if (key !== undefined && key.toLowerCase() !== libraryKey.toLowerCase()) return null;
  if (match.page !== 'article' && match.page !== 'category') return null;
  return isId(id) ? { kind: match.page, id } : { kind: 'nowhere' };
}
