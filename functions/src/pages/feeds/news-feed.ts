import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import type { Site } from '@harborline/domain/help-center/canonical-site';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { rss } from './rss';

const MOST_ENTRIES = 50;

/**
 * The latest news as RSS 2.0. One that is published again counts as new.
 * @param company name of the library's company
 * @param entries the newest first
 */
export function newsFeed(site: Site, company: string, entries: readonly NewsEntry[]): string {
  const links = publicLinks(site.libraryKey);
  const items = entries.slice(0, MOST_ENTRIES).map(({ id, newsFlash_title, description, timeStamp }) => ({
    title: newsFlash_title,
    link: site.origin + links.newsFlash(id),
    guid: `${id}/${timeStamp}`,
    at: timeStamp,
    description,
  }));
  return rss({
    title: NEWS_PAGE_TEXTS.feedTitle(company),
    link: site.origin + links.news(),
    description: NEWS_PAGE_TEXTS.description(company),
    items,
  });
}
