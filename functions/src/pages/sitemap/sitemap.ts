import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import { type Site, sitemapAddress } from '@harborline/domain/help-center/canonical-site';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { escapeHtml } from '@harborline/domain/html/escape';
import { LIMITS } from '@harborline/domain/limits';
import type { LibraryContent } from '../library-view/arrange-content';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const document = (root: string, entry: string, addresses: readonly string[]): string => {
  const entries = addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${entries.join('\n')}</${root}>\n`;
};

/** What a library's sitemap lists. */
export interface ListedContent extends Pick<LibraryContent, 'categories' | 'rows'> {
  readonly news: readonly NewsEntry[];
  readonly courses: readonly PageCourse[];
}

/** Every page a search engine may find: those of categories, articles, news and courses that visitors reach from the home page. */
function addressesOf(
  { origin, libraryKey }: Site,
  { categories, rows, news, courses }: ListedContent,
): string[] {
  const links = publicLinks(libraryKey);
  const articles = categories.flatMap(({ id }) => rows.get(id) ?? []);
  return [
    links.home(),
    ...categories.map(({ id }) => links.category(id)),
    ...articles.map(({ id }) => links.article(id)),
    ...(courses.length === 0 ? [] : [links.courses()]),
    ...courses.flatMap(({ id, outline }) => [
      links.course(id),
      ...outline.map((lesson) => links.lesson(id, lesson.id)),
    ]),
    ...(news.length === 0 ? [] : [links.news()]),
    ...news.map(({ id }) => links.newsFlash(id)),
  ].map((path) => origin + path);
}

/**
 * A library's sitemap: an index of parts where it has more addresses than one part may list.
 * @param part number of a part, null for the sitemap itself
 * @returns null for a part there is not
 */
export function sitemap(site: Site, content: ListedContent, part: number | null): string | null {
  const addresses = addressesOf(site, content);
  const parts = Math.ceil(addresses.length / LIMITS.sitemapAddresses);
  if (part === null && parts > 1) {
    const numbers = Array.from({ length: parts }, (_, index) => index + 1);
    return document(
      'sitemapindex',
      'sitemap',
      numbers.map((number) => sitemapAddress(site, `-${number}`)),
    );
  }
  const first = ((part ?? 1) - 1) * LIMITS.sitemapAddresses;
  const listed = addresses.slice(first, first + LIMITS.sitemapAddresses);
  return first < 0 || listed.length === 0 ? null : document('urlset', 'url', listed);
}

/** Hosting redirects crawlers here from `/robots.txt`, which the platform answers with 404 in a function's place. */
export const ROBOTS_PATH = '/robots';

/** First segments of addresses that are for staff, or for one person. A library's key may begin with any of them. */
const NOT_PUBLIC = [
  'admin',
  'api',
  'contact',
  'forgot',
  'getmodalIntegrationsagencies',
  'hlpt',
  'Invite',
  'invite',
  'join',
  'login',
  'resetpassword',
  'reviewForm',
  'screenshare',
];

/**
 * What search engines are told of a site: which addresses to stay away from, and the sitemap of the host's library.
 * Libraries that share a host are not listed (D-16): each of their pages links to its library's sitemap.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...NOT_PUBLIC.flatMap((segment) => ['$', '?', '/'].map((end) => `Disallow: /${segment}${end}`)),
    'Disallow: /conversation/',
    'Disallow: /*/conversation/',
    '',
    `Sitemap: ${sitemapAddress({ origin, libraryKey: null })}`,
    '',
  ].join('\n');
