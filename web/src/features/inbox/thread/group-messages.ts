import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { dayLabel } from '../../../shared/format/staff-times';
import type { ThreadMessage, Ticket } from '../ticket';

/** That a ticket was merged into this one, or into one that was merged into this one later (D-110). */
export interface MergedEvent {
  readonly kind: 'merged';
  /** of the merged ticket */
  readonly id: string;
  readonly at: TicketEvent['at'];
  readonly ticket: Ticket;
  /** whether it was merged into this one */
  readonly isDirect: boolean;
}

/** What stands between the messages of a thread. */
export type ThreadEvent = TicketEvent | MergedEvent;

/** Whether it is a merge, not a change of the conversation's history. */
export const isMergedEvent = (event: ThreadEvent): event is MergedEvent => event.kind === 'merged';

export type ThreadItem =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ThreadMessage;
      readonly startsGroup: boolean;
    }
  /** what came since the reader looked begins below it */
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'event'; readonly key: string; readonly event: ThreadEvent };

/** A group has one time above it, that of its first message: none of it is much later. */
const GROUP_MS = 5 * 60_000;

function continuesGroup(first: ThreadMessage | undefined, message: ThreadMessage): boolean {
  return (
    first !== undefined &&
    first.sender_type === message.sender_type &&
    first.sender_ref === message.sender_ref &&
    message.created_at.toMillis() - first.created_at.toMillis() < GROUP_MS
  );
}

type Entry = { readonly message: ThreadMessage } | { readonly event: ThreadEvent };

const timeOf = (entry: Entry): Date =>
  ('message' in entry ? entry.message.created_at : entry.event.at).toDate();

/** Messages with the events between them. At the same moment, a note comes before the event that it was written for. */
const entriesOf = (messages: readonly ThreadMessage[], events: readonly ThreadEvent[]): Entry[] => {
  const entries = [...messages.map((message) => ({ message })), ...events.map((event) => ({ event }))];
  return events.length === 0
    ? entries
    : entries.toSorted((one, other) => timeOf(one).getTime() - timeOf(other).getTime());
};

/**
 * A thread as it is shown: a heading per day, messages of one author within five minutes of the first under one
 * name, and events between them.
 * @param newFrom id of the first message that came since the reader looked, null for none
 */
export function groupMessages(
  oldestFirst: readonly ThreadMessage[],
  now: Date,
  events: readonly ThreadEvent[] = [],
  newFrom: string | null = null,
): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day = '';
  let first: ThreadMessage | undefined;
  for (const entry of entriesOf(oldestFirst, events)) {
    const label = dayLabel(timeOf(entry), now);
    const isNewDay = label !== day;
    day = label;
    const id = 'message' in entry ? entry.message.id : entry.event.id;
    if (isNewDay) items.push({ kind: 'day', key: `day-${label}-${id}`, label });
    if ('event' in entry) {
      items.push({ kind: 'event', key: id, event: entry.event });
      first = undefined;
      continue;
    }
    const { message } = entry;
    const isFirstNew = id === newFrom;
    if (isFirstNew) items.push({ kind: 'new', key: `new-${id}` });
    const startsGroup = isNewDay || isFirstNew || !continuesGroup(first, message);
    items.push({ kind: 'message', key: id, message, startsGroup });
    if (startsGroup) first = message;
  }
  return items;
}
