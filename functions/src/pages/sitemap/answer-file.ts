import { mayHaveCourses } from '@harborline/domain/courses/default-courses';
import { canonicalSite } from '@harborline/domain/help-center/canonical-site';
import { mayHaveNews } from '@harborline/domain/news/default-news';
import { newsFeed } from '../feeds/news-feed';
import { statusFeed } from '../feeds/status-feed';
import { findLibrary } from '../library-view/find-library';
import { libraryView } from '../library-view/library-view';
import { outlinedCourses } from '../library-view/page-courses';
import { currentNewsOf } from '../library-view/page-news';
import { currentStatus } from '../library-view/page-status';
import { proveOwnHost } from '../own-host/prove-own-host';
import { cachedAnswer, type PageAnswer } from '../page/page-answer';
import type { PageRequest } from '../page/page-request';
import { ROBOTS_PATH, robotsText, sitemap } from './sitemap';

const SITEMAP = /^\/(?:([a-z0-9-]+)\/)?sitemap(?:-([0-9]{1,4}))?\.xml$/i;
const STATUS_FEED = /^\/(?:([a-z0-9-]+)\/)?app\/status\/feed\.xml$/i;
const NEWS_FEED = /^\/frontendnews\/(?:([a-z0-9-]+)\/)?feed\.xml$/i;
const RSS = 'application/rss+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

async function answerSitemap(
  { address, hostname }: PageRequest,
  libraryKey: string | null,
  part: number | null,
): Promise<PageAnswer> {
  const head = await findLibrary(libraryKey, hostname);
  const [view, news, courses] = await Promise.all([
    head && libraryView(head),
    // The library says whether there are any, so that none cost no read.
    head && mayHaveNews(head.library) ? currentNewsOf(head.library) : [],
    head && mayHaveCourses(head.library) ? outlinedCourses(head) : [],
    head && proveOwnHost(head.library, hostname),
  ]);
  const site = view && canonicalSite(view.library, address.publicOrigin);
  const xml = view && site && sitemap(site, { ...view.content, news: news ?? [], courses }, part);
  if (xml === null) return missing();
  return cachedAnswer({ status: 200, body: xml, contentType: XML });
}

const missing = (): PageAnswer => cachedAnswer({ status: 404, body: 'Not found\n', contentType: TEXT });

/** The feed of a library's status page; 404 where visitors see none. */
async function answerStatusFeed(
  { address, hostname }: PageRequest,
  libraryKey: string | null,
): Promise<PageAnswer> {
  const head = await findLibrary(libraryKey, hostname);
  const status = head && (await currentStatus(head.library.id));
  if (!head || !status) return missing();
  const site = canonicalSite(head.library, address.publicOrigin);
  const { companyName } = head.library.settings.settings;
  return cachedAnswer({
    status: 200,
    body: statusFeed(site, companyName, status.incidents),
    contentType: RSS,
  });
}

/** The feed of a library's news; without entries while there are none. */
async function answerNewsFeed(
  { address, hostname }: PageRequest,
  libraryKey: string | null,
): Promise<PageAnswer> {
  const head = await findLibrary(libraryKey, hostname);
  if (!head) return missing();
  const { companyName } = head.library.settings.settings;
  const site = canonicalSite(head.library, address.publicOrigin);
  const body = newsFeed(site, companyName, await currentNewsOf(head.library));
  return cachedAnswer({ status: 200, body, contentType: RSS });
}

/**
 * Files that machines ask for: the text for robots, the sitemap, and the feeds of the status page and of the news, of the
 * host's library or of a key's.
 * @returns null for any other address
 */
export async function answerFile(request: PageRequest): Promise<PageAnswer | null> {
  const { origin, pathname } = request.address;
  if (pathname === ROBOTS_PATH) {
    return cachedAnswer({ status: 200, body: robotsText(origin), contentType: TEXT });
  }
  const statusPath = STATUS_FEED.exec(pathname);
  if (statusPath) return answerStatusFeed(request, statusPath[1] ?? null);
  const newsPath = NEWS_FEED.exec(pathname);
  if (newsPath) return answerNewsFeed(request, newsPath[1] ?? null);
  const found = SITEMAP.exec(pathname);
  if (!found) return null;
  const [, key, part] = found;
  return answerSitemap(request, key ?? null, part === undefined ? null : Number(part));
}
