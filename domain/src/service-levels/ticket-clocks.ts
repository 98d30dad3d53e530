import type { BusinessHours, NamedCalendar } from '../entities/business-hours';
import type { Conversation, Message } from '../entities/conversation';
import type { ServiceLevels, ServicePolicy } from '../entities/service-levels';
import type { Team } from '../entities/teams';
import type { TicketEvent } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import { calendarOf } from '../hours/business-hours';
import { currentRef, type LibraryTags } from '../tickets/tags';
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
  /** whether earlier messages were not read: what began before them is not known */
  readonly isShortened?: boolean;
}

/** When a library's people work. */
export interface WorkingTimes {
  readonly hours: BusinessHours;
  readonly teams: readonly Team[];
}

/** What a library promises for a ticket, and how far it is. */
export interface TicketPromise {
  /** null if none is for it any more: clocks that had ended stay */
  readonly policy: ServicePolicy | null;
  /** in the order in which they started */
  readonly clocks: readonly Clock[];
}

type Ticket = PromisedTicket &
  Pick<Conversation, 'created_at' | 'status' | 'status_changed_at' | 'last_message_at' | 'team_ref'>;

/** Policies as they count, and the tags that stand for others (D-117). */
export interface CountedLevels extends Pick<ServiceLevels, 'policies'> {
  readonly tags?: LibraryTags;
}

const NO_TAGS: LibraryTags = { tags: [], gone: [] };

/** The calendar of a ticket's team, or the default one; undefined for a library without any. */
const calendarFor = ({ team_ref }: Ticket, { hours, teams }: WorkingTimes): NamedCalendar | undefined =>
  calendarOf(hours, teams.find(({ ref }) => ref === team_ref)?.calendar_ref);

/**
 * What the first policy that is for a ticket promises; null for none, now or before. Clocks that run go by what the ticket is now, and are counted
 * from their beginning once that changes; one that has ended goes by what the ticket was then, and stays as it was. The same
 * history always gives the same.
 */
export function promiseFor(
  { policies, tags = NO_TAGS }: CountedLevels,
  ticket: Ticket,
  { events, messages, isShortened = false }: TicketHistory,
  times: WorkingTimes,
): TicketPromise | null {
  const policy = policyFor({ policies }, ticket);
  const termsFor = (then: Ticket): Terms | null => {
    const asked = policyFor({ policies }, then);
    return asked === undefined ? null : termsOf(asked, then, calendarFor(then, times));
  };
  const spans = statusSpansOf(ticket, events);
  const story = { spans, waits: waitsOf(messages, spans, isShortened) };
  const clocks = clocksOf(story, (endedAtMs) =>
    termsFor(
      endedAtMs === null
        ? ticket
        : sortedAt(ticket, events, endedAtMs, (ref) => currentRef(tags, ref) ?? ref),
    ),
  );
  return policy === undefined && clocks.length === 0 ? null : { policy: policy ?? null, clocks };
}
