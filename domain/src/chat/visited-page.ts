import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';

/** A page that a visitor had open, as its browser tells it: a claim. */
export interface VisitedPage {
  /** by the visitor's clock, milliseconds */
  readonly at: number;
  readonly url: string;
  readonly title: string;
}

/**
 * What the team sees of the address of a visitor's page: host and path. What follows often carries secrets, such as the
 * token of a link to a new password (D-63). '' unless it is http or https and short enough.
 */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, origin, pathname } = new URL(url);
  const address = origin + pathname;
  return /^https?:$/.test(protocol) && address.length <= LIMITS.shownAddress ? address : '';
}

/** What the team sees of its title. */
export const shownTitle = (title: string): string => clip(oneLine(title), LIMITS.pageTitle);

/** The pages of a tab with the one it shows now at the end: the last twenty, and a repeated one once, by its last title. */
export function withPage(pages: readonly VisitedPage[], { at, url, title }: VisitedPage): VisitedPage[] {
  const address = shownAddress(url);
  if (address === '') return [...pages];
  const page = { at, url: address, title: shownTitle(title) };
  const last = pages.at(-1);
  const isSame = last?.url === address;
  return [...(isSame ? pages.slice(0, -1) : pages), isSame ? { ...page, at: last.at } : page].slice(
    -LIMITS.visitedPages,
  );
}
