import type { Conversation, Message } from '../entities/conversation';
import type { FormSubmission } from '../entities/form';
import type { Rating } from '../entities/rating';
import type { TicketEvent } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import type { WorkflowTrigger } from '../entities/workflow';
import { replayTicket } from '../tickets/history/replay-ticket';
import { PRIORITY_LEVELS } from '../tickets/priority';
import type { FilteredTicket } from '../tickets/ticket-predicate';
import { type AutomationEvent, isTriggeredBy } from './automation-event';
import { eventOfHistory } from './event-of-history';
import { eventOfMessage } from './event-of-message';
import { eventOfSubmission } from './event-of-submission';
import { occurrencesOf } from './occurrences';

const MINUTE_MS = 60_000;

/** A ticket with all that became of it. */
export interface PastTicket {
  readonly ticket: Conversation;
  readonly events: readonly TicketEvent[];
  /** what visitor and team wrote to each other, in any order */
  readonly messages: readonly Message[];
  readonly ratings: readonly Rating[];
  /** forms that the visitor sent from it */
  readonly submissions: readonly FormSubmission[];
  /** id of the message that it began with */
  readonly firstMessageId: string;
}

/** Something that would have started an automation, and what the ticket was then. */
export interface PastMoment {
  readonly event: AutomationEvent;
  readonly ticket: FilteredTicket;
}

interface Window {
  readonly fromMs: number;
  readonly untilMs: number;
}

const isBy =
  (atMs: number) =>
  (time: TimestampLike): boolean =>
    time.toMillis() <= atMs;

const byTime = (one: Message, other: Message): number =>
  one.created_at.toMillis() - other.created_at.toMillis();

/** What a ticket was at a time, by its history. */
function ticketAt({ ticket, events, messages }: PastTicket, atMs: number): FilteredTicket {
  const was = isBy(atMs);
  const written = messages.filter(({ created_at }) => was(created_at));
  const { ticket: then } = replayTicket(
    events.filter(({ at }) => was(at)),
    written,
  );
  const last = written.toSorted(byTime).at(-1);
  return {
    ...ticket,
    status: then.status,
    own_status_ref: then.ownStatusRef,
    assigned_to: then.assignedTo,
    team_ref: then.teamRef,
    type_ref: then.fields.type,
    category_ref: then.fields.category,
    tier_ref: then.fields.tier,
    tag_refs: [...then.tags],
    priority_level: PRIORITY_LEVELS[then.priority],
    ...(last !== undefined && {
      last_message: { ...ticket.last_message, id: last.id, sender_type: last.sender_type },
      last_message_at: last.created_at,
    }),
  };
}

type Clocked = Omit<AutomationEvent, 'kind'>;
const byClock = { cause: 'product', chain: [], details: {} } as const;

/** When nobody had answered a message of the visitor for so long, counted from the last one that they wrote. */
function waitsOf({ ticket, messages }: PastTicket, minutes: number, untilMs: number): Clocked[] {
  const written = messages.toSorted(byTime);
  return written.flatMap((message, index) => {
    const atMs = message.created_at.toMillis() + minutes * MINUTE_MS;
    const endedMs = written[index + 1]?.created_at.toMillis() ?? untilMs;
    if (message.sender_type !== 'visitor' || atMs > endedMs) return [];
    return [{ ...byClock, key: `waiting/${ticket.id}/${message.id}`, atMs }];
  });
}

function eventsOf(
  past: PastTicket,
  trigger: WorkflowTrigger,
  { fromMs, untilMs }: Window,
): AutomationEvent[] {
  const { ticket } = past;
  if (trigger.on === 'waiting')
    return waitsOf(past, trigger.minutes, untilMs).map((wait) => ({ ...wait, kind: 'waiting' }));
  if (trigger.on === 'schedule')
    return occurrencesOf(trigger, Math.max(fromMs, ticket.created_at.toMillis()), untilMs).map((atMs) => ({
      ...byClock,
      kind: 'schedule',
      key: `schedule/${atMs}/${ticket.id}`,
      atMs,
    }));
  const told = past.events.map(eventOfHistory);
  const written = past.messages.map((message) => eventOfMessage(message, message.id === past.firstMessageId));
  const rated = past.ratings.map(
    ({ id, message_rating, rated_at }): AutomationEvent => ({
      key: `rating/${ticket.id}/${id}`,
      kind: 'rated',
      cause: 'visitor',
      atMs: rated_at.toMillis(),
      chain: [],
      details: { rating: String(message_rating) },
    }),
  );
  const submitted = past.submissions.map(eventOfSubmission);
  return [...told, ...written, ...rated, ...submitted].filter((event) => event !== null);
}

/** A wait is one of an open ticket, and nobody works on a closed one by the clock. */
function isAskedAt(trigger: WorkflowTrigger, { status }: FilteredTicket): boolean {
  if (trigger.on === 'waiting') return status === 'open';
  return trigger.on !== 'schedule' || status !== 'closed';
}

/** What would have started an automation at a ticket within a time, oldest first, with what the ticket was then (D-147). */
export function momentsOf(past: PastTicket, trigger: WorkflowTrigger, within: Window): readonly PastMoment[] {
  return eventsOf(past, trigger, within)
    .filter(({ atMs }) => atMs > within.fromMs && atMs <= within.untilMs)
    .filter((event) => isTriggeredBy(trigger, event))
    .toSorted((one, other) => one.atMs - other.atMs)
    .map((event) => ({ event, ticket: ticketAt(past, event.atMs) }))
    .filter(({ ticket }) => isAskedAt(trigger, ticket));
}
