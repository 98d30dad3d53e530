import { canonicalSite } from '@harborline/domain/help-center/canonical-site';
import { findLibrary } from '../library-view/find-library';
import { libraryView } from '../library-view/library-view';
import { listedCourses } from '../library-view/page-courses';
import { currentStatus } from '../library-view/page-status';
import { proveOwnHost } from '../own-host/prove-own-host';
import { cachedAnswer, type PageAnswer } from '../page/page-answer';
import type { PageRequest } from '../page/page-request';
import { statusFeed } from '../status-feed/status-feed';
import { ROBOTS_PATH, robotsText, sitemap } from './sitemap';

const SITEMAP = /^\/(?:([a-z0-9-]+)\/)?sitemap(?:-([0-9]{1,4}))?\.xml$/i;
const FEED = /^\/(?:([a-z0-9-]+)\/)?app\/status\/feed\.xml$/i;
const RSS = 'application/rss+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

async function answerSitemap(
  { address, hostname }: PageRequest,
  libraryKey: string | null,
  part: number | null,
): Promise<PageAnswer> {
  const head = await findLibrary(libraryKey, hostname);
  const [view, courses] = await Promise.all([
    head && libraryView(head),
    head?.library.hasCourses ? listedCourses(head) : [],
    head && proveOwnHost(head.library, hostname),
  ]);
  const xml =
    view && sitemap(canonicalSite(view.library, address.publicOrigin), { ...view.content, courses }, part);
  if (xml === null) return missing();
  return cachedAnswer({ status: 200, body: xml, contentType: XML });
}

const missing = (): PageAnswer => cachedAnswer({ status: 404, body: 'Not found\n', contentType: TEXT });

/** The feed of a library's status page; 404 where visitors see none. */
async function answerFeed(
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

/**
 * Files that machines ask for: the text for robots, the sitemap, and the feed of the status page, of the host's library
 * or of a key's.
 * @returns null for any other address
 */
export async function answerFile(request: PageRequest): Promise<PageAnswer | null> {
  const { origin, pathname } = request.address;
  if (pathname === ROBOTS_PATH) {
    return cachedAnswer({ status: 200, body: robotsText(origin), contentType: TEXT });
  }
  const feed = FEED.exec(pathname);
  if (feed) return answerFeed(request, feed[1] ?? null);
  const found = SITEMAP.exec(pathname);
  if (!found) return null;
  const [, key, part] = found;
  return answerSitemap(request, key ?? null, part === undefined ? null : Number(part));
}
