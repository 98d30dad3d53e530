import type {
  PageAddress,
  PageContent,
  PageRenderer,
  RenderedPage,
} from '@harborline/domain/help-center/page-content';
import { isOfLibrary, matchPublicRoute, publicLinks } from '@harborline/domain/help-center/public-routes';
import { safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { render } from 'preact-render-to-string';
import { preloadSearchResults } from '../../features/help-center';
import { takeNotedMeta } from '../../shared/hooks/use-document-meta';
import { forgetResources } from '../../shared/hooks/use-resource';
import { companyName, isContactOpen } from '../../shared/library/library-scope';
import { setServerLocation } from '../../shared/router/navigation';
import { iconOf, themeProperties } from '../../shared/ui-public/apply-theme';
import { preloadCode } from '../public/pages';
import { PublicApp } from '../public/public-app';
import { putContent } from '../public/put-content';
import { pageDocument } from './page-document';
import { filesOf, type RenderedKind } from './page-files';
import { readShell } from './shell';
import { structuredData } from './structured-data';
import { translateHtml } from './translate-html';

const PRODUCT_ICON = '/favicon.svg';
const PLAIN_THEME_COLOR = '#ffffff';

/** The kind of page at a URL; null for one that the server does not render. */
function kindAt({ pathname, search }: PageAddress, content: PageContent | null): RenderedKind | null {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match) || match.page === 'conversation') return null;
  if (match.page !== 'home') return match.page;
  const query = new URLSearchParams(search);
  if (query.get('tab') === 'contact' && content !== null && isContactOpen(content.library)) return 'contact';
  return (query.get('q') ?? '').trim() === '' ? 'home' : 'search';
}

/** Pages that search engines should not list. */
const NOT_INDEXED: readonly RenderedKind[] = ['search', 'thankYou'];

/** The page's canonical URL, whatever the browser requested; null if search engines should not index the page. */
function canonicalUrlOf(
  { origin, pathname }: PageAddress,
  kind: RenderedKind | null,
  content: PageContent | null,
): string | null {
  const match = matchPublicRoute(pathname);
  if (match === null || kind === null || NOT_INDEXED.includes(kind)) return null;
  const links = publicLinks(match.params.libraryKey ?? null);
  const id = match.params.id ?? '';
  if (kind === 'home') return origin + links.home();
  if (kind === 'contact') return origin + links.contact();
  // At the address of the parent's article, a library may show its own copy (U-12).
  return origin + (kind === 'article' ? links.article(content?.article?.id ?? id) : links.category(id));
}

/** HTML of the page's components. Rendering is synchronous, so that the content of two pages never mixes. */
function bodyOf({ pathname, search }: PageAddress, content: PageContent | null): string {
  setServerLocation(pathname, search);
  putContent(pathname, content);
  try {
    return render(<PublicApp />);
  } finally {
    forgetResources();
  }
}

/** Applies the library's translations and dates (D-25). */
function translated(body: string, content: PageContent | null): string {
  const pairs = content?.translations ?? [];
  return pairs.length > 0 || body.includes('__') ? translateHtml(body, pairs, new Date()) : body;
}

function thingsOf(address: PageAddress, content: PageContent | null): readonly object[] {
  const match = matchPublicRoute(address.pathname);
  if (content === null || match === null || !isOfLibrary(match)) return [];
  return structuredData({ origin: address.origin, match, content });
}

/** Creates a renderer that inserts pages into the visitors' static page. */
export async function createRenderer(shellHtml: string): Promise<PageRenderer> {
  await Promise.all([...Object.values(preloadCode), preloadSearchResults].map((load) => load()));
  const shell = readShell(shellHtml);
  return {
    render(address, content): RenderedPage {
      const kind = kindAt(address, content);
      const source = bodyOf(address, content);
      const meta = takeNotedMeta();
      const body = translated(source, content);
      const theme = content?.library.publicHelpCenterTheme;
      const html = pageDocument(
        {
          meta,
          canonicalUrl: meta.isMissing ? null : canonicalUrlOf(address, kind, content),
          siteName: content === null ? '' : companyName(content.library),
          isArticle: kind === 'article',
          theme: theme === undefined ? {} : themeProperties(theme.themeColor),
          themeColor: theme === undefined ? PLAIN_THEME_COLOR : safeThemeColor(theme.themeColor),
          icon: (theme && iconOf(theme)) ?? PRODUCT_ICON,
          files: kind === null ? { styles: [], scripts: [] } : filesOf(kind),
          body,
          isTranslated: body !== source,
          things: meta.isMissing ? [] : thingsOf(address, content),
          content,
        },
        shell,
      );
      return { status: meta.isMissing ? 404 : 200, html };
    },
  };
}
