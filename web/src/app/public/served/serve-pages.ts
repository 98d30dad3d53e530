import {
  isOfLibrary,
  type LibraryPage,
  matchPublicRoute,
} from '@harborline/domain/help-center/public-routes';
import { isLibraryKey } from '@harborline/domain/library/library-key';
import { holdReads } from '../../../shared/hooks/use-resource';
import { type PageLocation, watchLocation } from '../../../shared/router/navigation';
import { setPageReader } from '../../../shared/router/page-reader';
import { putContent } from '../put-content';
import { followIntent } from './follow-intent';
import { askAhead, takePage } from './pages-ahead';
import type { PageRequest } from './request-page';
import type { ServedPage } from './served-page';

/** A page that is opened again sooner is not asked for: its data stays fresh for longer, even what is read once it is idle. */
const REUSED_MS = 5_000;

type PageAddress = Pick<PageLocation, 'pathname' | 'search'>;

interface CachedPage {
  readonly atMs: number;
  /** null if search engines should not index the page */
  readonly canonicalUrl: string | null;
}

/** Address of a page -> its content that was last put into the cache. */
const cached = new Map<string, CachedPage>();

/** Pages that the browser makes, and the first page of the widget, whose HTML holds no data. */
const UNSERVED: readonly LibraryPage[] = ['conversation', 'requests', 'form', 'widgetHome'];

/** Whether the function renders the page of a path: `/login` and the like are no library's (D-01). */
export function isRenderedPage(pathname: string): boolean {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match) || UNSERVED.includes(match.page)) return false;
  const { libraryKey } = match.params;
  return libraryKey === undefined || isLibraryKey(libraryKey);
}

const isFresh = (address: string): boolean => Date.now() - (cached.get(address)?.atMs ?? 0) < REUSED_MS;

const canonicalLink = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** Names the page that is shown; one that the browser reads itself has no canonical URL. */
function showCanonicalUrl(url: string | null): void {
  canonicalLink()?.remove();
  if (url === null) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: url }));
}

/** Puts a page's content into the cache as soon as it is there. */
async function cachePage(address: string, { page }: PageRequest): Promise<ServedPage | null> {
  const served = await page;
  if (served === null || served.isMoved) return served;
  const { pathname, search } = new URL(address, window.location.origin);
  putContent(pathname, served.content, search);
  cached.set(address, { atMs: Date.now(), canonicalUrl: served.canonicalUrl });
  return served;
}

/** Reads a page's content for a part of the page that is shown. */
function readPart(address: string): void {
  const { pathname } = new URL(address, window.location.origin);
  if (isRenderedPage(pathname) && !isFresh(address)) holdReads(cachePage(address, takePage(address)), false);
}

interface Visit {
  readonly address: string;
  readonly request: PageRequest | null;
}

let visit: Visit = { address: '', request: null };

async function show(address: string, request: PageRequest): Promise<void> {
  const served = await cachePage(address, request);
  if (visit.request !== request) return;
  if (served?.isMoved === true) window.location.replace(address);
  else showCanonicalUrl(served?.canonicalUrl ?? null);
}

/** Reads the content of the page that is shown again, for a page that changes while it is read. */
async function refresh(address: string): Promise<boolean> {
  const served = await cachePage(address, takePage(address));
  return served !== null;
}

/** Asks for the content of a page that is opened; everything that the page reads waits for it. */
function open({ pathname, search }: PageAddress): void {
  const address = pathname + search;
  if (address === visit.address) return;
  visit.request?.abort();
  const isServed = isRenderedPage(pathname) && !isFresh(address);
  visit = { address, request: isServed ? takePage(address) : null };
  if (visit.request === null) showCanonicalUrl(cached.get(address)?.canonicalUrl ?? null);
  else holdReads(show(address, visit.request), !cached.has(address));
}

/**
 * From now on, pages of the help center that are opened in this document are served by the function that renders them;
 * those that it cannot serve are read from the database (S2.1, S2.2).
 * @param rendered address of the page that is shown if it came from there, else null
 */
export function servePages(rendered: PageAddress | null): void {
  const { pathname, search } = rendered ?? window.location;
  visit = { address: pathname + search, request: null };
  const canonicalUrl = canonicalLink()?.href ?? null;
  if (rendered !== null) cached.set(visit.address, { atMs: Date.now(), canonicalUrl });
  watchLocation(open);
  // The visitor may have gone on already.
  open(window.location);
  setPageReader({ read: readPart, refresh });
  followIntent((path, query) => {
    const address = path + query;
    if (isRenderedPage(path) && address !== visit.address && !isFresh(address)) askAhead(address);
  });
}
