import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';

/** What the page around the widget says that its visitor did: a claim, shown to the team and used for nothing else. */
export interface VisitorEvent {
  /** by the visitor's clock, milliseconds */
  readonly at: number;
  readonly name: string;
}

/** What the team sees of an event's name; '' is none. */
export const shownEventName = (name: string): string => clip(oneLine(name), LIMITS.visitorEventName);

/** How long ten events take at least: a page that tells more of them is not heard. */
const BURST_MS = 10_000;

const isBurst = (events: readonly VisitorEvent[], at: number): boolean => {
  const oldest = events.at(-LIMITS.visitorEvents);
  return oldest !== undefined && Math.abs(at - oldest.at) < BURST_MS;
};

/**
 * The events of a visit with one more, oldest first: the last ten. A page tells each of them again to every document of
 * the widget, so one that is known changes nothing; neither does one without a name, or too many at once.
 * @returns `events` itself where nothing changes
 */
export function withEvent(
  events: readonly VisitorEvent[],
  { at, name }: VisitorEvent,
): readonly VisitorEvent[] {
  const event = { at, name: shownEventName(name) };
  const isKnown = events.some((known) => known.at === at && known.name === event.name);
  if (event.name === '' || isKnown || isBurst(events, at)) return events;
  const sorted = [...events, event].toSorted((one, other) => one.at - other.at).slice(-LIMITS.visitorEvents);
  return sorted.includes(event) ? sorted : events;
}
