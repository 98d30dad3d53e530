import { canonicalSite, type Site, sitemapAddress } from '@harborline/domain/help-center/canonical-site';
import { newsFeedOf } from '@harborline/domain/help-center/news-feed';
import type {
  PageAddress,
  PageContent,
  PageRenderer,
  RenderedPage,
} from '@harborline/domain/help-center/page-content';
import { type PageLanguage, pageLanguage } from '@harborline/domain/help-center/page-language';
import { isOfLibrary, matchPublicRoute, publicLinks } from '@harborline/domain/help-center/public-routes';
import { safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { LIMITS } from '@harborline/domain/limits';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { createTranslator, type Translate } from '@harborline/domain/translation/create-translator';
import { render } from 'preact-render-to-string';
import { preloadSearchResults } from '../../features/help-center';
import { statusFeedOf } from '../../features/status';
import { type PageMeta, takeNotedMeta } from '../../shared/hooks/use-document-meta';
import { forgetResources } from '../../shared/hooks/use-resource';
import { companyName, isContactOpen } from '../../shared/library/library-scope';
import { setServerLocation } from '../../shared/router/navigation';
import { iconOf, shownTheme, themeProperties } from '../../shared/ui-public/apply-theme';
import { preloadCode } from '../public/pages';
import { PublicApp } from '../public/public-app';
import { putContent } from '../public/put-content';
import { FramedPages } from '../public/widget/late-widget-pages';
import { type PlaceInSite, pageDocument } from './page-document';
import { filesOf, framedFilesOf, type PageFiles, type RenderedKind } from './page-files';
import { type ShareImage, shareImage } from './share-image';
import { readShell } from './shell';
import { structuredData } from './structured-data';
import { translateHtml } from './translate-html';

const ENGLISH: PageLanguage = { lang: 'en', dir: 'ltr' };
const PRODUCT_ICON = '/favicon.svg';
const PLAIN_THEME_COLOR = '#ffffff';

/** The kind of page at a URL; null for one that the server does not render. */
function kindAt({ pathname, search }: PageAddress, content: PageContent | null): RenderedKind | null {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match)) return null;
  if (match.page === 'conversation' || match.page === 'requests' || match.page === 'form') return null;
  const query = new URLSearchParams(search);
  const isSearch = (query.get('q') ?? '').trim() !== '';
  if (match.page === 'widgetHelp') return isSearch ? 'widgetSearch' : 'widgetHelp';
  if (match.page !== 'home') return match.page;
  if (query.get('tab') === 'contact' && content !== null && isContactOpen(content.library)) return 'contact';
  return isSearch ? 'search' : 'home';
}

/** Pages that search engines should not list. */
const NOT_INDEXED: readonly RenderedKind[] = ['search', 'thankYou', 'statusSubscription'];

/** Pages that need no app: a search is recorded, and the contact form answers as it is filled in. */
const RESTING: readonly RenderedKind[] = [
  'home',
  'category',
  'article',
  'status',
  'statusHistory',
  'statusSubscription',
  'news',
  'newsFlash',
  'courses',
  'course',
  'courseStatic',
  'widgetHome',
  'widgetHelp',
  'customLink',
];

interface Subject {
  readonly address: PageAddress;
  readonly kind: RenderedKind | null;
  readonly content: PageContent;
  readonly site: Site;
}

/** The path of a page at the site that search engines are told of; null if they should not index the page. */
function indexedPath({ address, kind, content, site }: Subject): string | null {
  const match = matchPublicRoute(address.pathname);
  if (match === null || kind === null || NOT_INDEXED.includes(kind)) return null;
  const links = publicLinks(site.libraryKey);
  const id = match.params.id ?? '';
  if (kind === 'home') return links.home();
  if (kind === 'contact') return links.contact();
  if (kind === 'status') return links.status();
  if (kind === 'news') return links.news(content.page);
  // At the address of the parent's, a library may show its own copy (U-12); so it may at that of an article.
  if (kind === 'newsFlash') return links.newsFlash(content.newsFlash?.id ?? id);
  // The present month has an address of its own as well, which stays when it is past.
  if (kind === 'statusHistory') return links.statusHistory(content.status?.month);
  if (kind === 'courses') return links.courses(content.page);
  const courseId = content.course?.id ?? id;
  if (kind === 'course') {
    const [lesson] = content.course?.lessons ?? [];
    return lesson === undefined ? links.course(courseId, content.page) : links.lesson(courseId, lesson.id);
  }
  // Its lessons have addresses of their own, and the course has one.
  if (kind === 'courseStatic') return links.course(courseId);
  return kind === 'article' ? links.article(content.article?.id ?? id) : links.category(id, content.page);
}

const isOfStatus = (kind: RenderedKind | null): boolean => kind === 'status' || kind === 'statusHistory';

/** Whether a page shows the text of one lesson. */
const isLesson = (kind: RenderedKind | null, content: PageContent | null): boolean =>
  kind === 'course' && content?.course?.lessons.length === 1;

/** The feed that readers of news follow in place of a page; null if it has none. */
function feedOf({ kind, content, site }: Subject): PlaceInSite['feed'] {
  const links = publicLinks(site.libraryKey);
  const company = companyName(content.library);
  if (isOfStatus(kind))
    return { url: site.origin + statusFeedOf(links), title: STATUS_TEXTS.feedTitle(company) };
  if (kind !== 'news' && kind !== 'newsFlash') return null;
  return { url: site.origin + newsFeedOf(links), title: NEWS_PAGE_TEXTS.feedTitle(company) };
}

/** How many pages a list has, and where they are; one page for what is no list. */
function pagesOf({ address, kind, content, site }: Subject) {
  const links = publicLinks(site.libraryKey);
  const id = matchPublicRoute(address.pathname)?.params.id ?? '';
  if (kind === 'category') {
    const pages = Math.ceil((content.articleCounts[id] ?? 0) / LIMITS.listedArticles);
    return { pages, at: (page: number) => links.category(id, page) };
  }
  if (kind === 'courses') {
    return { pages: Math.ceil((content.courses?.total ?? 0) / LIMITS.coursesPerPage), at: links.courses };
  }
  if (kind === 'course' && content.course?.lessons.length === 0) {
    const pages = Math.ceil(content.course.outline.length / LIMITS.lessonsPerPage);
    return { pages, at: (page: number) => links.course(id, page) };
  }
  const pages = kind === 'news' ? Math.ceil((content.news?.total ?? 0) / LIMITS.newsPageSize) : 1;
  return { pages, at: links.news };
}

/** Where search engines find a page and what belongs to it, whatever the browser requested. */
function placeOf(subject: Subject): PlaceInSite {
  const { content, site } = subject;
  const path = indexedPath(subject);
  const { pages, at } = pagesOf(subject);
  const isList = pages > 1;
  const { page } = content;
  return {
    canonicalUrl: path === null ? null : site.origin + path,
    previousUrl: isList && page > 1 ? site.origin + at(page - 1) : null,
    nextUrl: isList && page < pages ? site.origin + at(page + 1) : null,
    sitemapUrl: sitemapAddress(site),
    feed: feedOf(subject),
  };
}

const NOWHERE: PlaceInSite = {
  canonicalUrl: null,
  previousUrl: null,
  nextUrl: null,
  sitemapUrl: null,
  feed: null,
};

/** HTML of the page's components. Rendering is synchronous, so that the content of two pages never mixes. */
function bodyOf({ pathname, search }: PageAddress, content: PageContent | null): string {
  setServerLocation(pathname, search);
  putContent(pathname, content, search);
  try {
    return render(<PublicApp />);
  } finally {
    forgetResources();
  }
}

/** Puts the library's words and dates into a page (D-25): into its HTML, and into the texts of its head. */
function translatorOf(content: PageContent | null): { html: Translate; text: Translate } {
  const pairs = content?.translations ?? [];
  const translate = createTranslator(pairs, new Date());
  const isWanted = (text: string) => pairs.length > 0 || text.includes('__');
  return {
    html: (html) => (isWanted(html) ? translateHtml(html, translate) : html),
    text: translate,
  };
}

const translatedMeta = (
  { title, description, keywords, isMissing }: PageMeta,
  text: Translate,
): PageMeta => ({
  title: text(title),
  description: text(description),
  keywords: text(keywords),
  isMissing,
});

/** What machines read of a page: its place, its picture, and its description as things. */
interface ForMachines {
  readonly place: PlaceInSite;
  readonly image: ShareImage | null;
  readonly things: readonly object[];
}

const NOTHING: ForMachines = { place: NOWHERE, image: null, things: [] };

function forMachines(address: PageAddress, content: PageContent | null, translate: Translate): ForMachines {
  const match = matchPublicRoute(address.pathname);
  // The widget repeats what stands at addresses of its own.
  if (content === null || match === null || !isOfLibrary(match) || match.isFramed) return NOTHING;
  const site = canonicalSite(content.library, address.publicOrigin);
  const image = shareImage(content, site.origin);
  return {
    place: placeOf({ address, kind: kindAt(address, content), content, site }),
    image: image && { ...image, alt: translate(image.alt) },
    things: structuredData({ site, image: image?.address ?? null, match, content, translate }),
  };
}

const NO_FILES: PageFiles = { styles: [], scripts: [] };

function filesAt(kind: RenderedKind | null, isFramed: boolean): PageFiles {
  if (kind === null) return NO_FILES;
  return isFramed ? framedFilesOf(kind) : filesOf(kind);
}

/**
 * The data that a page holds. The first page of the widget is never hydrated, so that it weighs little; in the widget, a
 * library's own CSS does not apply (D-15).
 */
function heldContent(kind: RenderedKind | null, content: PageContent | null, isFramed: boolean) {
  if (kind === 'widgetHome' || content === null) return null;
  return isFramed ? { ...content, stylesheet: '' } : content;
}

/** Creates a renderer that inserts pages into the visitors' static page. */
export async function createRenderer(shellHtml: string): Promise<PageRenderer> {
  await Promise.all(
    [...Object.values(preloadCode), preloadSearchResults, FramedPages.preload].map((load) => load()),
  );
  const shell = readShell(shellHtml);
  return {
    render(address, content): RenderedPage {
      const kind = kindAt(address, content);
      const isFramed = matchPublicRoute(address.pathname)?.isFramed ?? false;
      const source = bodyOf(address, content);
      const translate = translatorOf(content);
      const meta = translatedMeta(takeNotedMeta(), translate.text);
      const body = translate.html(source);
      const theme = content === null ? undefined : shownTheme(content.library, isFramed);
      const html = pageDocument(
        {
          language: content === null ? ENGLISH : pageLanguage(content.library, content.translations),
          meta,
          ...(meta.isMissing ? NOTHING : forMachines(address, content, translate.text)),
          siteName: content === null ? '' : translate.text(companyName(content.library)),
          isArticle: kind === 'article' || kind === 'newsFlash' || isLesson(kind, content),
          theme: theme === undefined ? {} : themeProperties(theme.themeColor),
          themeColor: theme === undefined ? PLAIN_THEME_COLOR : safeThemeColor(theme.themeColor),
          icon: (theme && iconOf(theme)) ?? PRODUCT_ICON,
          files: filesAt(kind, isFramed),
          isShared: !isFramed,
          hasSharedStyles: kind !== 'widgetHome' || content === null,
          body,
          isTranslated: body !== source,
          rests: kind !== null && RESTING.includes(kind),
          content: heldContent(kind, content, isFramed),
        },
        shell,
      );
      return { status: meta.isMissing ? 404 : 200, html };
    },
  };
}
