import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../entities/conversation';
import { isId } from '../../entities/is-id';
import { LAST_TIME_MS } from '../../entities/timestamp';
import { LIMITS } from '../../limits';
import { viewTickets } from '../../permissions/requirements';
import { queryWords } from '../../tickets/search/words';
import { defineEndpoint } from '../contract';

/** Whose tickets a search answers. */
export const SEARCHED_ASSIGNEES = ['anyone', 'me', 'nobody'] as const;

const POSITION = /^(\d{1,12})\.(\d{1,9})\.(.+)$/;

/** A place in the order of a search. */
export interface SearchPosition {
  readonly seconds: number;
  readonly nanoseconds: number;
  /** of the ticket */
  readonly id: string;
}

/** The place that a cursor names; null if it is no cursor. It names nothing that a caller could not have guessed. */
export function positionOf(cursor: string): SearchPosition | null {
  const [, seconds = '', nanoseconds = '', id = ''] = POSITION.exec(cursor) ?? [];
  const isPlace = isId(id) && Number(seconds) * 1000 <= LAST_TIME_MS;
  return isPlace ? { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id } : null;
}

/** The cursor of a place. */
export const cursorOf = ({ seconds, nanoseconds, id }: SearchPosition): string =>
  `${seconds}.${nanoseconds}.${id}`;

const timeMs = z.coerce.number<number>().check(z.int(), z.gte(0), z.lte(LAST_TIME_MS));

/** UTF-16 positions in the text beside them. */
const ranges = z.array(z.object({ from: z.number(), to: z.number() }));
const marked = z.object({ text: z.string(), ranges });

const hit = z.object({
  conversation_ref: z.string(),
  number: z.number(),
  title: marked,
  /** who wrote, by name or address */
  person: marked,
  /** of the messages, plain text; of the last one if none has the words */
  snippet: marked,
  status: z.enum(CONVERSATION_STATUSES),
  /** of the library's own one beside it (D-121) */
  own_status_ref: z.optional(z.string()),
  /** number of the ticket that it was merged into (D-110) */
  merged_into: z.optional(z.number()),
  /** ISO 8601 */
  last_message_at: z.string(),
});
export type FoundTicket = z.infer<typeof hit>;

export const searchTickets = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/search',
  summary:
    'Finds tickets of the current library that have all words, or words that begin with them, in their title, messages, notes, people or file names; those with the newest messages first (D-106).',
  permission: viewTickets,
  rate: 'staffSearch',
  query: z.object({
    q: z.string().check(
      z.maxLength(LIMITS.ticketSearchQuery),
      z.refine((text) => queryWords(text).length > 0, 'has no word'),
    ),
    /** all by default */
    status: z.optional(z.enum(CONVERSATION_STATUSES)),
    assigned_to: z._default(z.enum(SEARCHED_ASSIGNEES), 'anyone'),
    /** of the last message, milliseconds since 1970, both included */
    from: z.optional(timeMs),
    to: z.optional(timeMs),
    per_page: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.listPageSize)),
      LIMITS.listPageSize,
    ),
    /** `next_cursor` of the page before */
    cursor: z.optional(z.string().check(z.refine((cursor) => positionOf(cursor) !== null, 'is no cursor'))),
  }),
  answer: z.object({
    tickets: z.array(hit),
    /** '' at the end */
    next_cursor: z.string(),
    /** whether the search stopped before the page was full, because it had looked at as many tickets as one call may */
    has_stopped: z.boolean(),
  }),
});
