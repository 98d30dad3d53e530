import * as z from 'zod/mini';
import { mapOf } from '../entities/map-of';
import { LIMITS } from '../limits';
import { pageKey } from './stored-tab';
import { shownAddress, shownTitle, type VisitedPage } from './visited-page';
import { shownEventName, type VisitorEvent } from './visitor-event';

const visitedPageSchema = z.object({ at: z.number(), url: z.string(), title: z.string() });
const visitorEventSchema = z.object({ at: z.number(), name: z.string() });

/** `visitorPresence/{conversation}/{uid}/{slot}`: a tab of the visitor, with pages and events, oldest first. */
const visitorTabSchema = z.object({
  /** removed by the server once the tab is closed or its connection ends */
  here: z.optional(z.literal(1)),
  pages: mapOf(visitedPageSchema),
  events: z.catch(z.optional(mapOf(visitorEventSchema)), undefined),
});

const isSound = (page: VisitedPage | undefined): page is VisitedPage =>
  page !== undefined && shownAddress(page.url) === page.url;

const readEvents = (stored: Readonly<Record<string, VisitorEvent>> = {}): readonly VisitorEvent[] =>
  Object.values(stored)
    .map(({ at, name }) => ({ at, name: shownEventName(name) }))
    .filter(({ name }) => name !== '');

function readTab(stored: unknown) {
  const tab = visitorTabSchema.safeParse(stored).data;
  if (tab === undefined) return { isHere: false, pages: [], events: [] };
  const pages = Array.from({ length: LIMITS.visitedPages }, (_, index) => tab.pages[pageKey(index)]);
  const sound = pages.filter(isSound).map((page) => ({ ...page, title: shownTitle(page.title) }));
  return { isHere: tab.here === 1, pages: sound, events: readEvents(tab.events) };
}

export interface VisitorPages {
  /** one for each open tab, the latest first */
  readonly now: readonly VisitedPage[];
  /** the last twenty before, the latest first */
  readonly before: readonly VisitedPage[];
  /** the last ten things that the visitor did, the latest first */
  readonly events: readonly VisitorEvent[];
}

type Told = VisitedPage | VisitorEvent;

const sameness = (told: Told): string => `${told.at} ${'url' in told ? told.url : told.name}`;

/** Each once: a tab takes what it showed along to its next document. */
const once = <Item extends Told>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [sameness(item), item])).values(),
];

const latestFirst = (one: Told, other: Told): number => other.at - one.at;

const mapSchema = z.catch(mapOf(z.unknown()), {});

/** Where the visitors of a conversation are and were, and what they did. @param value `visitorPresence/{conversation}`; what does not parse counts for nothing */
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
    events: once(tabs.flatMap(({ events }) => events))
      .toSorted(latestFirst)
      .slice(0, LIMITS.visitorEvents),
  };
}
