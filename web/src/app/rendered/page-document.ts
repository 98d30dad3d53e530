import { STYLES_ADDRESS } from '@harborline/domain/export/static-page';
import type { PageContent } from '@harborline/domain/help-center/page-content';
import type { PageLanguage } from '@harborline/domain/help-center/page-language';
import { escapeHtml } from '@harborline/domain/html/escape';
import type { PageMeta } from '../../shared/hooks/use-document-meta';
import { LIBRARY_STYLES } from '../../shared/ui-public/put-styles-first';
import { PAGE_CONTENT_ID, PAGE_RESTS, PAGE_SCRIPTS } from '../public/rendered-content';
import { type PageFiles, styleText } from './page-files';
import type { ShareImage } from './share-image';
import type { Shell } from './shell';

/** Where search engines find a page and what belongs to it, as absolute URLs; null for what there is not. */
export interface PlaceInSite {
  /** null if search engines should not index the page */
  readonly canonicalUrl: string | null;
  /** of a list's other pages */
  readonly previousUrl: string | null;
  readonly nextUrl: string | null;
  /** of the page's library */
  readonly sitemapUrl: string | null;
  /** what readers of news follow in place of the page */
  readonly feed: { readonly url: string; readonly title: string } | null;
}

export interface PageParts {
  readonly language: PageLanguage;
  readonly meta: PageMeta;
  readonly place: PlaceInSite;
  readonly image: ShareImage | null;
  readonly siteName: string;
  readonly isArticle: boolean;
  /** custom properties of the page, by name */
  readonly theme: Readonly<Record<string, string>>;
  readonly themeColor: string;
  readonly icon: string;
  readonly files: PageFiles;
  /** whether its link is shared, so that it says what shows of it: pages in the frame of the widget are not */
  readonly isShared: boolean;
  /** whether it has the styles that all pages share */
  readonly hasSharedStyles: boolean;
  /** HTML of the page's components */
  readonly body: string;
  readonly isTranslated: boolean;
  /** whether it can be read as it is, and is hydrated only when it is touched */
  readonly rests: boolean;
  /** for search engines */
  readonly things: readonly object[];
  /** the data that the page's script continues with; null without a library */
  readonly content: PageContent | null;
}

/** JSON for a script element, escaped so that it cannot end the element or start a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');

const dataScript = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${scriptJson(value)}</script>`;

const property = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

const named = (name: string, content: string): string =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;

const link = (attributes: string, href: string | null): string =>
  href === null ? '' : `<link ${attributes} href="${escapeHtml(href)}">`;

function placeTags({ canonicalUrl, previousUrl, nextUrl, sitemapUrl, feed }: PlaceInSite): string {
  return [
    link('rel="canonical"', canonicalUrl),
    canonicalUrl === null ? named('robots', 'noindex') : property('og:url', canonicalUrl),
    link('rel="prev"', previousUrl),
    link('rel="next"', nextUrl),
    link('rel="sitemap" type="application/xml"', sitemapUrl),
    feed === null
      ? ''
      : link(`rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}"`, feed.url),
  ].join('');
}

/** What a shared link shows. Networks take title and description from Open Graph. */
function imageTags(image: ShareImage | null): string {
  if (image === null) return named('twitter:card', 'summary');
  return [
    property('og:image', image.address),
    property('og:image:alt', image.alt),
    named('twitter:card', image.isLarge ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** The script that notes the sending of a form before its code is there: pages without such a form go without. */
const EARLY_SUBMIT = /<script>onsubmit=[^<]*<\/script>/;

const shellHead = ({ body }: PageParts, { head }: Shell): string =>
  body.includes('method="dialog"') ? head : head.replace(EARLY_SUBMIT, '');

const shareTags = ({ meta: { title, description }, siteName, isArticle, image }: PageParts): string =>
  [
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:site_name', siteName),
    imageTags(image),
  ].join('');

function headOf(parts: PageParts, shell: Shell): string {
  const { meta, place, themeColor, icon, things } = parts;
  const { title, description, keywords } = meta;
  return [
    shellHead(parts, shell),
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('keywords', keywords),
    named('theme-color', themeColor),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    placeTags(place),
    parts.isShared ? shareTags(parts) : '',
    things.length === 0
      ? ''
      : dataScript('type="application/ld+json"', { '@context': 'https://schema.org', '@graph': things }),
  ].join('');
}

/** A stylesheet: its text, with its address for copies of the page that keep it as a file; a link outside a build. */
function stylesAt(address: string): string {
  const text = styleText(address);
  return text === undefined
    ? `<link rel="stylesheet" crossorigin href="${address}">`
    : `<style ${STYLES_ADDRESS}="${address}">${text}</style>`;
}

/** A page as a complete HTML document. */
export function pageDocument(parts: PageParts, shell: Shell): string {
  const { lang, dir } = parts.language;
  const style = Object.entries(parts.theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const root = parts.isTranslated ? '<div id="root" data-translated>' : '<div id="root">';
  const attributes = [
    `type="application/json" id="${PAGE_CONTENT_ID}"`,
    `${PAGE_SCRIPTS}="${parts.files.scripts.join(' ')}"`,
    ...(parts.rests ? [PAGE_RESTS] : []),
  ].join(' ');
  const ownStyles = parts.content?.stylesheet ?? '';
  const shared = parts.hasSharedStyles ? shell.styles : [];
  const styles = [...shared, ...parts.files.styles].map(stylesAt);
  const content = dataScript(attributes, parts.content);
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"`,
    dir === 'rtl' ? ' dir="rtl"' : '',
    style === '' ? '>' : ` style="${escapeHtml(style)}">`,
    `<head>${headOf(parts, shell)}${styles.join('')}</head>`,
    // The root that the library's own CSS is confined to.
    ownStyles === '' ? '<body>' : '<body data-help-center>',
    ownStyles === '' ? '' : `<link rel="stylesheet" ${LIBRARY_STYLES} href="${escapeHtml(ownStyles)}">`,
    `${root}${parts.body}</div>${content}</body></html>`,
  ].join('');
}
