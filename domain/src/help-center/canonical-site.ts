import type { LibraryPublic } from '../entities/library';
import { isLibraryHost, normaliseHost } from '../library/library-address';

/** Where the pages of a library are found. */
export interface Site {
  readonly origin: string;
  /** null where the host says which library it is */
  readonly libraryKey: string | null;
}

type Addressed = Pick<
  LibraryPublic,
  'library_refkey' | 'library_domain' | 'custom_subDomain' | 'served_hosts'
>;

/** A library's own hosts, in the order in which they are looked up (D-01). */
export const ownHosts = ({ library_domain, custom_subDomain }: Addressed): string[] =>
  [custom_subDomain, library_domain].map(normaliseHost).filter((host) => isLibraryHost(host));

/**
 * The one site that search engines are told of, at whatever address a page was asked for: the library's own host, once it
 * was seen to serve the library, else its key's address. A host that is only entered may lead anywhere.
 * @param publicOrigin origin that all libraries share
 */
export function canonicalSite(library: Addressed, publicOrigin: string): Site {
  const host = ownHosts(library).find((own) => library.served_hosts?.includes(own));
  if (host !== undefined) return { origin: `https://${host}`, libraryKey: null };
  return { origin: publicOrigin, libraryKey: library.library_refkey };
}

/** The address of a site's sitemap, or of a part of it. @param part such as `-1` */
export const sitemapAddress = ({ origin, libraryKey }: Site, part = ''): string =>
  `${origin}${libraryKey === null ? '' : `/${libraryKey}`}/sitemap${part}.xml`;
