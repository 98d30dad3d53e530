import type { PublicLinks } from './public-routes';

/** Address of the feed of a library's news. */
export const newsFeedOf = (links: Pick<PublicLinks, 'news'>): string => `${links.news()}/feed.xml`;
