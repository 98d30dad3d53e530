import type { LibraryPublic } from '../entities/library';
import { LIMITS } from '../limits';
import type { PopularArticle } from './page-content';

/** A link of the company below its pages. */
export interface FooterLink {
  readonly label: string;
  /** https */
  readonly address: string;
}

/** What a library puts on its home page and below all pages; '' and [] for what is not set. */
export interface HelpCenterHome {
  /** URL of an upload */
  readonly logo: string;
  readonly headline: string;
  readonly introduction: string;
  readonly hasPopularArticles: boolean;
  /** whether the popular articles come before the topics (S3-01) */
  readonly showsArticlesFirst: boolean;
  readonly footerLinks: FooterLink[];
}

/** A host, perhaps a port and the rest, without a user name and without what could end an attribute. Rules repeat it. */
const ADDRESS = /^https:\/\/[^\t\n\f\r "'<>\\/?#@:]+(?::[0-9]{1,5})?(?:[/?#][^\t\n\f\r "'<>\\]*)?$/;

/** Whether a link of the footer may lead to an address: https, with a host and without a user name. */
export const isFooterAddress = (address: string): boolean =>
  address.length <= LIMITS.footerAddress && ADDRESS.test(address);

/** A library's home with every field, and without links that must not be followed. */
export function homeOf({
  helpCenterHome: stored,
  default_display,
}: Pick<LibraryPublic, 'helpCenterHome' | 'default_display'>): HelpCenterHome {
  const {
    logo = '',
    headline = '',
    introduction = '',
    hasPopularArticles = false,
    footerLinks = [],
  } = stored ?? {};
  return {
    logo,
    headline: headline.trim(),
    introduction: introduction.trim(),
    hasPopularArticles,
    showsArticlesFirst: default_display === 'articles',
    footerLinks: footerLinks
      .filter(({ label, address }) => label.trim() !== '' && isFooterAddress(address))
      .slice(0, LIMITS.footerLinks),
  };
}

/**
 * The popular articles among the most viewed ones: those that somebody has read, in categories a visitor sees.
 * @param viewed the most viewed first
 */
export const popularAmong = <Viewed extends Pick<PopularArticle, 'article_categories' | 'views'>>(
  viewed: readonly Viewed[],
  visibleCategoryIds: ReadonlySet<string>,
): readonly Viewed[] =>
  viewed
    .filter(({ views, article_categories }) => views > 0 && visibleCategoryIds.has(article_categories))
    .slice(0, LIMITS.popularArticles);
