import { isId } from '../entities/is-id';
import type { LibraryPublic } from '../entities/library';
import { PAGE_PARAMETER } from './list-page';
import { safeParentUrl } from './parent-url';
import { type PublicLinks, type PublicMatch, publicLinks } from './public-routes';
import { isWithinDomain } from './within-domain';

/** What the address of a widget may ask for (S2.2-02, S2.2-03). */
export interface WidgetQuery {
  /** without the library's logo and name: the page around it shows them */
  readonly isCompact: boolean;
  /** page around the widget; '' if there is none, or its address must not be used */
  readonly parentUrl: string;
}

/** Reads the query of a widget's address; what is unknown or unsafe counts as absent. */
export function readWidgetQuery(search: string): WidgetQuery {
  const query = new URLSearchParams(search);
  return { isCompact: query.get('hc') === '1', parentUrl: safeParentUrl(query.get('parentURL') ?? '') };
}

/**
 * The page around the widget if a link may lead there: one on a domain of the library, so that no address of ours
 * advertises a stranger's site.
 */
export function parentPage(
  { parentUrl }: WidgetQuery,
  { library_domain, custom_subDomain }: Pick<LibraryPublic, 'library_domain' | 'custom_subDomain'>,
): URL | null {
  if (parentUrl === '') return null;
  const page = new URL(parentUrl);
  const isOwn = [library_domain, custom_subDomain].some((domain) => isWithinDomain(page.hostname, domain));
  return isOwn ? page : null;
}

type ViewMatch = PublicMatch<'home' | 'category' | 'article'>;

/** The view that a widget's query names; home for none, which also searches and shows the contact form. */
export function widgetView(search: string): ViewMatch {
  const query = new URLSearchParams(search);
  for (const page of ['article', 'category'] as const) {
    const id = query.get(page) ?? '';
    if (isId(id)) return { page, params: { id } };
  }
  return { page: 'home', params: {} };
}

/** The page of a list as a query names it; the first needs no name. */
const pageOf = (page: number): Readonly<Record<string, string>> =>
  page > 1 ? { [PAGE_PARAMETER]: String(page) } : {};

/** Links between the views of a widget, which keep what its address asked for. */
export function widgetLinks(libraryKey: string, { isCompact, parentUrl }: WidgetQuery): PublicLinks {
  const link = (view: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({
      ...view,
      ...(isCompact ? { hc: '1' } : {}),
      ...(parentUrl === '' ? {} : { parentURL: parentUrl }),
    });
    const search = query.toString();
    return `/widget/${encodeURIComponent(libraryKey)}${search === '' ? '' : `?${search}`}`;
  };
  return {
    ...publicLinks(libraryKey),
    home: () => link(),
    search: (q, page = 1) => link({ q, ...pageOf(page) }),
    contact: () => link({ tab: 'contact' }),
    category: (category, page = 1) => link({ category, ...pageOf(page) }),
    article: (article) => link({ article }),
  };
}

const WIDGET_PATH = /^\/(?:widget|widgetadvanced|advancedwidget)(?:\/|$)/i;

/** The page that a request was sent from: inside a widget, the page around it. */
export function requestPage({ href, pathname, search }: Pick<URL, 'href' | 'pathname' | 'search'>): string {
  return (WIDGET_PATH.test(pathname) ? readWidgetQuery(search).parentUrl : '') || href;
}
