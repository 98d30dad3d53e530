import type { Conversation } from '../../entities/conversation';
import type { TimestampLike } from '../../entities/timestamp';

type Waking = NonNullable<Conversation['woken']>;
type Time = Pick<TimestampLike, 'toDate'>;
type Woken = Pick<Conversation, 'woken' | 'last_message_at'>;

interface Listed {
  readonly woken?: Pick<Waking, 'at'> | undefined;
  readonly last_message_at: Time;
}

/** Whether a ticket stands where it does because its time came: nobody has written since (D-119). */
export const hasJustWoken = ({ woken, last_message_at: at }: Listed): boolean =>
  woken !== undefined && woken.at.toMillis() === at.toDate().getTime();

interface Row extends Listed {
  readonly status: Conversation['status'];
  readonly status_changed_at?: Pick<TimestampLike, 'toMillis'> | undefined;
  /** '' while no teammate has set a status, not even one of the library's own */
  readonly status_changed_by?: string | undefined;
}

/** Whether a ticket woke by the clock, and nobody has written in it or changed its status since (D-119). */
export const isJustAwake = (ticket: Row): boolean =>
  ticket.status === 'open' &&
  hasJustWoken(ticket) &&
  (ticket.status_changed_by ?? '') === '' &&
  ticket.status_changed_at?.toMillis() === ticket.woken?.at.toMillis();

/** When the last message of a ticket was written, whatever has moved the ticket in its lists since. */
export const writtenAt = (ticket: Woken): TimestampLike =>
  ticket.woken !== undefined && hasJustWoken(ticket) ? ticket.woken.message_at : ticket.last_message_at;
