import type { BusinessHours, NamedCalendar } from '../entities/business-hours';
import type { Conversation, Message } from '../entities/conversation';
import type { ServiceLevels, ServicePolicy } from '../entities/service-levels';
import type { Team } from '../entities/teams';
import type { TicketEvent } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import { calendarOf } from '../hours/business-hours';
import { type Clock, clocksOf, type Terms } from './clocks';
import { type PromisedTicket, policyFor, termsOf } from './policy-for';
import { sortedAt } from './sorted-at';
import { statusSpansOf } from './status-spans';
import { waitsOf } from './ticket-waits';

/** What a ticket's clocks go by. */
export interface TicketHistory {
  /** in any order */
  readonly events: readonly Pick<TicketEvent, 'kind' | 'at' | 'reason' | 'details'>[];
  /** in any order */
  readonly messages: readonly (Pick<Message, 'sender_type' | 'taken_to'> & {
    readonly created_at: Pick<TimestampLike, 'toMillis'>;
  })[];
}

/** When a library's people work. */
export interface WorkingTimes {
  readonly hours: BusinessHours;
  readonly teams: readonly Team[];
}

/** What a library promises for a ticket, and how far it is. */
export interface TicketPromise {
  readonly policy: ServicePolicy;
  /** in the order in which they started */
  readonly clocks: readonly Clock[];
}

type Ticket = PromisedTicket &
  Pick<Conversation, 'created_at' | 'status' | 'status_changed_at' | 'last_message_at' | 'team_ref'>;

/** The calendar of a ticket's team, or the default one; undefined for a library without any. */
const calendarFor = ({ team_ref }: Ticket, { hours, teams }: WorkingTimes): NamedCalendar | undefined =>
  calendarOf(hours, teams.find(({ ref }) => ref === team_ref)?.calendar_ref);

/**
 * What the first policy that is for a ticket promises; null for none. Clocks that run go by what the ticket is now, and are counted
 * from their beginning once that changes; one that has ended goes by what the ticket was then, and stays as it was. The same
 * history always gives the same.
 */
export function promiseFor(
  levels: Pick<ServiceLevels, 'policies'>,
  ticket: Ticket,
  { events, messages }: TicketHistory,
  times: WorkingTimes,
): TicketPromise | null {
  const policy = policyFor(levels, ticket);
  if (policy === undefined) return null;
  const termsFor = (then: Ticket): Terms | null => {
    const asked = policyFor(levels, then);
    return asked === undefined ? null : termsOf(asked, then, calendarFor(then, times));
  };
  const spans = statusSpansOf(ticket, events);
  const story = { spans, waits: waitsOf(messages, spans) };
  const clocks = clocksOf(story, (endedAtMs) =>
    termsFor(endedAtMs === null ? ticket : sortedAt(ticket, events, endedAtMs)),
  );
  return { policy, clocks };
}
