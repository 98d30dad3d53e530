import type { BusinessHours, NamedCalendar } from '../entities/business-hours';
import type { Conversation, Message } from '../entities/conversation';
import type { ServiceLevels, ServicePolicy } from '../entities/service-levels';
import type { Team } from '../entities/teams';
import type { TicketEvent } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import { calendarOf } from '../hours/business-hours';
import { type Clock, clocksOf } from './clocks';
import { type PromisedTicket, policyFor, termsOf } from './policy-for';
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
  /** whose time counts; undefined where every hour does */
  readonly calendar: NamedCalendar | undefined;
  /** in the order in which they started */
  readonly clocks: readonly Clock[];
}

type Ticket = PromisedTicket &
  Pick<Conversation, 'created_at' | 'status' | 'status_changed_at' | 'last_message_at' | 'team_ref'>;

/** The calendar of a ticket's team, or the default one; undefined for a library without any. */
const calendarFor = ({ team_ref }: Ticket, { hours, teams }: WorkingTimes): NamedCalendar | undefined =>
  calendarOf(hours, teams.find(({ ref }) => ref === team_ref)?.calendar_ref);

/** What a policy promises for a ticket. */
export function promiseBy(
  policy: ServicePolicy,
  ticket: Ticket,
  { events, messages }: TicketHistory,
  times: WorkingTimes,
): TicketPromise {
  const calendar = policy.counts_working_time ? calendarFor(ticket, times) : undefined;
  const spans = statusSpansOf(ticket, events);
  const story = { spans, waits: waitsOf(messages, spans) };
  return { policy, calendar, clocks: clocksOf(story, termsOf(policy, ticket, calendar ?? null)) };
}

/** What the first policy that is for a ticket promises; null for none. The same history always gives the same. */
export function promiseFor(
  levels: Pick<ServiceLevels, 'policies'>,
  ticket: Ticket,
  history: TicketHistory,
  times: WorkingTimes,
): TicketPromise | null {
  const policy = policyFor(levels, ticket);
  return policy === undefined ? null : promiseBy(policy, ticket, history, times);
}
