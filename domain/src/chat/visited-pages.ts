import * as z from 'zod/mini';
import { mapOf } from '../entities/map-of';
import { LIMITS } from '../limits';
import { pageKey, shownAddress, shownTitle, type VisitedPage } from './visited-page';

const visitedPageSchema = z.object({ at: z.number(), url: z.string(), title: z.string() });

/** `visitorPresence/{conversation}/{uid}/{slot}`: a tab of the visitor, with the pages it showed, oldest first. */
const visitorTabSchema = z.object({
  /** removed by the server once the tab is closed or its connection ends */
  here: z.optional(z.literal(1)),
  pages: mapOf(visitedPageSchema),
});

const isSound = (page: VisitedPage | undefined): page is VisitedPage =>
  page !== undefined && shownAddress(page.url) === page.url;

function readTab(stored: unknown) {
  const tab = visitorTabSchema.safeParse(stored).data;
  if (tab === undefined) return { isHere: false, pages: [] };
  const pages = Array.from({ length: LIMITS.visitedPages }, (_, index) => tab.pages[pageKey(index)]);
  const sound = pages.filter(isSound).map((page) => ({ ...page, title: shownTitle(page.title) }));
  return { isHere: tab.here === 1, pages: sound };
}

export interface VisitorPages {
  /** one for each open tab, the latest first */
  readonly now: readonly VisitedPage[];
  /** the last twenty before, the latest first */
  readonly before: readonly VisitedPage[];
}

const sameness = ({ at, url }: VisitedPage): string => `${at} ${url}`;

/** Each page once: a tab takes what it showed along to its next document. */
const once = (pages: readonly VisitedPage[]): VisitedPage[] => [
  ...new Map(pages.map((page) => [sameness(page), page])).values(),
];

const latestFirst = (one: VisitedPage, other: VisitedPage): number => other.at - one.at;

const mapSchema = z.catch(mapOf(z.unknown()), {});

/** Where the visitors of a conversation are and were. @param value `visitorPresence/{conversation}`; what does not parse counts for nothing */
export function readVisitorPages(value: unknown): VisitorPages {
  const tabs = Object.values(mapSchema.parse(value)).flatMap((slots) =>
    Object.values(mapSchema.parse(slots)).map(readTab),
  );
  const now = once(tabs.flatMap(({ isHere, pages }) => (isHere ? pages.slice(-1) : [])));
  const isNow = new Set(now.map(sameness));
  const before = once(tabs.flatMap(({ pages }) => pages)).filter((page) => !isNow.has(sameness(page)));
  return {
    now: now.toSorted(latestFirst),
    before: before.toSorted(latestFirst).slice(0, LIMITS.visitedPages),
  };
}
