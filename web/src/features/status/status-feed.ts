import type { PublicLinks } from '@harborline/domain/help-center/public-routes';

/** Address of the feed of a library's status page. */
export const statusFeedOf = (links: Pick<PublicLinks, 'status'>): string => `${links.status()}/feed.xml`;
