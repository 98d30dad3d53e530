import type { Conversation, ConversationStatus } from '../entities/conversation';
import { CONVERSATION_STATUSES } from '../entities/conversation';
import type { TicketEvent } from '../entities/ticket-event';
import { closingsOf, type StatusSpan } from './ticket-waits';

/** Events that change a ticket's status. */
export const STATUS_EVENTS = [
  'status-changed',
  'ticket-snoozed',
  'ticket-merged',
  'ticket-unmerged',
] as const satisfies readonly TicketEvent['kind'][];

type StatusEvent = Pick<TicketEvent, 'kind' | 'at' | 'reason' | 'details'>;

const statusOf = (word: string | undefined): ConversationStatus | undefined =>
  CONVERSATION_STATUSES.find((status) => status === word);

/** What a ticket was before an event; undefined where the event does not say. */
const before = ({ details }: StatusEvent): ConversationStatus | undefined => statusOf(details.from);

/** What it is since then; undefined where only the next event, or the ticket, knows. */
function after({ kind, details }: StatusEvent): ConversationStatus | undefined {
  if (kind === 'ticket-snoozed') return 'snoozed';
  if (kind === 'ticket-merged') return 'closed';
  return kind === 'status-changed' ? statusOf(details.to) : undefined;
}

type SpannedTicket = Pick<Conversation, 'created_at' | 'status' | 'status_changed_at' | 'last_message_at'>;

/** A ticket from before there was a history: open until it got its status, which was after its last message at the latest. */
function withoutHistory({
  created_at,
  status,
  status_changed_at,
  last_message_at,
}: SpannedTicket): StatusSpan[] {
  const beginsMs = created_at.toMillis();
  const open: StatusSpan = { status: 'open', fromMs: beginsMs, isByVisitor: true };
  if (status === 'open') return [open];
  const fromMs = Math.max(beginsMs, (status_changed_at ?? last_message_at).toMillis());
  return [open, { status, fromMs, isByVisitor: false }];
}

/**
 * The statuses that a ticket had, by its history: from its beginning to what it is now.
 * @param events in any order; those of other kinds do not count
 */
export function statusSpansOf(ticket: SpannedTicket, events: readonly StatusEvent[]): StatusSpan[] {
  const { created_at, status } = ticket;
  const beginsMs = created_at.toMillis();
  const changes = events
    .filter(({ kind }) => STATUS_EVENTS.some((one) => one === kind))
    .toSorted((one, other) => one.at.toMillis() - other.at.toMillis());
  const [first] = changes;
  if (first === undefined) return withoutHistory(ticket);
  const spans: StatusSpan[] = [{ status: before(first) ?? 'open', fromMs: beginsMs, isByVisitor: true }];
  for (const [index, change] of changes.entries()) {
    const next = changes[index + 1];
    const now = after(change) ?? (next === undefined ? status : (before(next) ?? 'open'));
    if (now === spans.at(-1)?.status) continue;
    const fromMs = Math.max(change.at.toMillis(), beginsMs);
    spans.push({ status: now, fromMs, isByVisitor: change.reason === 'visitor-wrote' });
  }
  return spans;
}

/** When a closing ended what waited last, in milliseconds since 1970; 0 for never. What was written before asks for no answer. */
export const closedLastAt = (ticket: SpannedTicket, events: readonly StatusEvent[]): number =>
  closingsOf(statusSpansOf(ticket, events)).at(-1) ?? 0;
