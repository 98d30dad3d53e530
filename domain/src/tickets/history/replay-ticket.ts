import type { ConversationStatus, Message } from '../../entities/conversation';
import type { TicketEvent } from '../../entities/ticket-event';
import type { TimestampLike } from '../../entities/timestamp';
import { newTicket, type ReplayedTicket } from './replayed-ticket';
import { type Doubt, STEPS } from './steps';

/** An event that does not follow from those before it. */
export interface ReplayFault {
  /** of the event */
  readonly id: string;
  readonly kind: TicketEvent['kind'];
  readonly field: string;
  /** by the events before it, and by its own words */
  readonly was: string;
  readonly said: string;
}

/** From when on a ticket had a status, in milliseconds since 1970. */
export interface StatusSpan {
  readonly status: ConversationStatus;
  readonly fromMs: number;
}

export interface Replay {
  readonly ticket: ReplayedTicket;
  readonly faults: readonly ReplayFault[];
  /** one after another, each until the next one begins; none of a ticket without messages and events */
  readonly spans: readonly StatusSpan[];
  /** when the first answer to its visitor was written; null if there is none */
  readonly answeredAtMs: number | null;
  /** what nobody has answered yet: when the first of it was written; null if nothing waits */
  readonly waitsSinceMs: number | null;
}

type Written = Pick<Message, 'id' | 'sender_type' | 'created_at'>;

/** Of one moment: what a ticket begins with comes first, then what became of a tag for all tickets. */
const RANKS: Partial<Record<TicketEvent['kind'], number>> = {
  'ticket-created': 0,
  'split-from': 0,
  'tag-merged': 2,
  'tag-deleted': 2,
};
const rankOf = ({ kind }: TicketEvent): number => RANKS[kind] ?? 3;
const isBeginning = (event: TicketEvent): boolean => rankOf(event) === 0;

const byTime = (one: TimestampLike, other: TimestampLike): number =>
  one.seconds - other.seconds || one.nanoseconds - other.nanoseconds;

const inOrder = (events: readonly TicketEvent[]): TicketEvent[] =>
  events.toSorted(
    (one, other) =>
      Number(isBeginning(other)) - Number(isBeginning(one)) ||
      byTime(one.at, other.at) ||
      rankOf(one) - rankOf(other) ||
      (one.id < other.id ? -1 : 1),
  );

function talkOf(messages: readonly Written[]) {
  const written = messages.toSorted((one, other) => byTime(one.created_at, other.created_at));
  let answeredAtMs: number | null = null;
  let waitsSinceMs: number | null = null;
  let hasAsked = false;
  for (const { sender_type: type, created_at } of written) {
    if (type === 'visitor') {
      hasAsked = true;
      waitsSinceMs ??= created_at.toMillis();
    } else if (type === 'agent') {
      waitsSinceMs = null;
      if (hasAsked) answeredAtMs ??= created_at.toMillis();
    }
  }
  return { beginsAtMs: written[0]?.created_at.toMillis(), answeredAtMs, waitsSinceMs };
}

/**
 * Replays the whole history of a ticket from its beginning: what it is now, and since when.
 *
 * Three things it does not tell. Of a chat, who has it and whether it has ended, since its events say so by names alone. Of events
 * from before they named what they changed by ref, what that was: a tag, an assignee, a team, a field or a value that such an event
 * changed is as it was before. And of a status of the library's own that was deleted since, whether a ticket has let go of it:
 * look `ownStatusRef` up by `ownStatusOf`. Tests alone use it so far.
 * @param events all of them, in any order
 * @param messages all of them, in any order
 */
export function replayTicket(events: readonly TicketEvent[], messages: readonly Written[]): Replay {
  const { beginsAtMs, ...talk } = talkOf(messages);
  const ticket = newTicket();
  const faults: ReplayFault[] = [];
  const ordered = inOrder(events);
  const beginning = beginsAtMs ?? ordered[0]?.at.toMillis();
  const spans: StatusSpan[] = beginning === undefined ? [] : [{ status: ticket.status, fromMs: beginning }];
  for (const event of ordered) {
    const { id, kind, at } = event;
    const doubt: Doubt = (field, was, said) => {
      if (said !== undefined && said !== was) faults.push({ id, kind, field, was, said });
    };
    STEPS[kind]?.({ ticket, event, doubt });
    if (ticket.status !== spans.at(-1)?.status) spans.push({ status: ticket.status, fromMs: at.toMillis() });
  }
  const { beneathSnooze: _, beforeMerge: __, ...replayed } = ticket;
  return { ticket: replayed, faults, spans, ...talk };
}
