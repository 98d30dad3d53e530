import type { VisitedPage } from './visited-page';
import type { VisitorEvent } from './visitor-event';

/** Where a tab keeps one of its pages. */
export const pageKey = (index: number): string => `p${index}`;

/** Where a tab keeps one of its events. */
const eventKey = (index: number): string => `e${index}`;

const keyed = <Item>(items: readonly Item[], keyOf: (index: number) => string): Record<string, Item> =>
  Object.fromEntries(items.map((item, index) => [keyOf(index), item]));

/** What a tab shows the team of a chat. */
export interface ShownTab {
  readonly pages: readonly VisitedPage[];
  readonly events: readonly VisitorEvent[];
}

/** A tab as it is stored while it is open. */
export const storedTab = ({ pages, events }: ShownTab) => ({
  here: 1,
  pages: keyed(pages, pageKey),
  ...(events.length > 0 && { events: keyed(events, eventKey) }),
});
