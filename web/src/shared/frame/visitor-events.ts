import { type VisitorEvent, withEvent } from '@harborline/domain/chat/visitor-event';
import { createEmitter } from '../events/emitter';
import { keptValue } from '../storage/kept';
import { pageAround } from './page-around';

interface KeptEvents {
  /** origin of the page that told them */
  readonly site: string;
  readonly events: readonly VisitorEvent[];
}

const isEvent = (value: unknown): value is VisitorEvent => {
  const { at, name } = Object(value);
  return typeof at === 'number' && typeof name === 'string';
};

const isKept = (value: unknown): value is KeptEvents => {
  const { site, events } = Object(value);
  return typeof site === 'string' && Array.isArray(events) && events.every(isEvent);
};

const kept = keptValue('tab', 'widget-events', (value) => (isKept(value) ? value : null));

const noted = createEmitter();

/** Calls back after each further event. @returns an unsubscribe function */
export const onVisitorEvent = noted.subscribe;

const eventsOn = (site: string): readonly VisitorEvent[] => {
  const found = kept.read();
  return found?.site === site ? found.events : [];
};

/** What the visitor did on the site around the widget, oldest first; nothing before it has told this document where it is. */
export const visitorEvents = (): readonly VisitorEvent[] =>
  pageAround() === '' ? [] : eventsOn(new URL(pageAround()).origin);

/**
 * Notes what the visitor did, in the tab alone: nothing of it leaves the browser before the visitor chats (D-63).
 * @param site origin of the page that told it, after which another site begins anew
 */
export function noteVisitorEvent(site: string, event: VisitorEvent): void {
  const before = eventsOn(site);
  const events = withEvent(before, event);
  if (events === before) return;
  kept.write({ site, events });
  noted.emit();
}
