import type { Conversation } from '../../entities/conversation';
import type { QueueOrder, SmartQueue } from '../../entities/smart-queue';
import { doesHold } from '../../predicate/evaluate';
import { type Context, type Group, type Predicate, TOKENS } from '../../predicate/predicate';
import { levelOf, PRIORITY_LEVELS } from '../priority';
import { type FilteredTicket, TICKET_CATALOGUE } from '../ticket-predicate';
import type { QueueStanding } from './queue-people';
import { WAITING_STATUSES, waitsSince } from './waiting';

const MINUTE_MS = 60_000;

/** What a queue reads of a ticket. */
export type QueuedTicket = FilteredTicket &
  Pick<Conversation, 'id' | 'created_at' | 'status_changed_at' | 'priority_level' | 'merged_into'>;

/** Who looks at a queue, and what it offers them. */
export interface Drawer {
  readonly context: Context;
  readonly standing: QueueStanding;
}

/** What must hold of a ticket to be in a queue: nobody has it, it is not closed, and the queue's own predicate. */
const wholePredicate = (predicate: Predicate): Group => ({
  match: 'all',
  of: [
    { field: 'status', op: 'any-of', values: WAITING_STATUSES },
    { field: 'assignee', op: 'any-of', values: [TOKENS.none] },
    predicate,
  ],
});

/** Whether a queue has a ticket, and offers it to whoever looks; to people who draw nothing from it, all that it has. */
export function isOffered(
  { wait_minutes }: Pick<SmartQueue, 'wait_minutes'>,
  predicate: Predicate,
  ticket: QueuedTicket,
  { context, standing }: Drawer,
): boolean {
  const asked = { catalogue: TICKET_CATALOGUE, context };
  if (ticket.merged_into !== undefined || !doesHold(wholePredicate(predicate), ticket, asked)) return false;
  return standing !== 'overflow' || context.now - waitsSince(ticket) > wait_minutes * MINUTE_MS;
}

const byId = (one: QueuedTicket, other: QueuedTicket): number =>
  one.id < other.id ? -1 : Number(one.id > other.id);
const longestWaiting = (one: QueuedTicket, other: QueuedTicket): number =>
  waitsSince(one) - waitsSince(other) || byId(one, other);

const COMPARE: Readonly<Record<QueueOrder, (one: QueuedTicket, other: QueuedTicket) => number>> = {
  'longest-waiting': longestWaiting,
  newest: (one, other) => other.created_at.toMillis() - one.created_at.toMillis() || byId(one, other),
  'most-urgent': (one, other) => levelOf(other) - levelOf(one) || longestWaiting(one, other),
};

/** The tickets that a queue offers whoever looks, the next one first. */
export const offeredInOrder = <Ticket extends QueuedTicket>(
  queue: Pick<SmartQueue, 'order' | 'wait_minutes'>,
  predicate: Predicate,
  tickets: readonly Ticket[],
  drawer: Drawer,
): readonly Ticket[] =>
  tickets.filter((ticket) => isOffered(queue, predicate, ticket, drawer)).toSorted(COMPARE[queue.order]);

/** Levels of which no ticket may be overlooked where the most urgent come first, however many others wait longer. */
export const URGENT_LEVELS: readonly number[] = [PRIORITY_LEVELS.urgent, PRIORITY_LEVELS.high];
