import * as z from 'zod/mini';
import { CONVERSATION_STATUSES, SENDER_TYPES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { viewTickets } from '../../permissions/requirements';
import { parsePredicate } from '../../predicate/text-form';
import { oneName } from '../../text/one-name';
import { isTimeZone } from '../../text/zoned-time';
import { TICKET_CATALOGUE } from '../../tickets/ticket-predicate';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';
import { positionOf } from './ticket-search';

/** A predicate over tickets, as text. */
export const filter = z.string().check(
  z.maxLength(LIMITS.predicateText),
  z.refine((text) => parsePredicate(text, TICKET_CATALOGUE) !== null, 'is no filter'),
);

/** Name of a zone; whole days are counted there. */
export const timeZone = z._default(
  z.string().check(z.maxLength(LIMITS.timeZone), z.refine(isTimeZone, 'is no time zone')),
  'UTC',
);

/** A ticket of a list. */
export const filteredRow = z.object({
  conversation_ref: z.string(),
  number: z.number(),
  title: z.string(),
  visitor: z.object({ name: z.string(), email: z.string() }),
  status: z.enum(CONVERSATION_STATUSES),
  /** of the library's own one beside it (D-121) */
  own_status_ref: z.optional(z.string()),
  last_message: z.object({
    id: z.string(),
    preview: z.string(),
    sender_type: z.enum(SENDER_TYPES),
    sender_name: z.string(),
  }),
  /** ISO 8601 */
  last_message_at: z.string(),
  is_unread_by_staff: z.boolean(),
  /** absent for normal (D-108) */
  priority_level: z.optional(z.number()),
  /** its tags (D-71) */
  tag_refs: z.optional(z.array(z.string())),
  /** when its next clock is due, ISO 8601, and whether most of its time is used up; absent while none runs (D-135) */
  due: z.optional(z.object({ at: z.string(), is_soon: z.boolean() })),
  /** where a ticket went that was merged (D-110) */
  merged_into: z.optional(z.object({ number: z.number() })),
});
export type FilteredRow = z.infer<typeof filteredRow>;

export const filterTickets = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/tickets/filtered',
  summary:
    'Lists the tickets of the current library for which a predicate holds, those with the newest messages first (D-111).',
  permission: viewTickets,
  rate: 'staffSearch',
  query: z.object({
    filter,
    /** IANA name of the zone whose days count */
    timezone: timeZone,
    per_page: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.listPageSize)),
      LIMITS.listPageSize,
    ),
    /** `next_cursor` of the page before */
    cursor: z.optional(z.string().check(z.refine((cursor) => positionOf(cursor) !== null, 'is no cursor'))),
  }),
  answer: z.object({
    tickets: z.array(filteredRow),
    /** '' at the end */
    next_cursor: z.string(),
    /** whether it stopped before the page was full, because it had looked at as many tickets as one call may */
    has_stopped: z.boolean(),
    /** how many tickets it looked at */
    looked_at: z.number(),
  }),
});

const name = z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.filterName));
const filterQuery = z.object({ filter_ref: idOf('savedFilter') });
const saved = z.object({
  filter_ref: z.string(),
  name: z.string(),
  filter: z.string(),
  is_shared: z.boolean(),
  is_pinned: z.boolean(),
});
export type PresentedFilter = z.infer<typeof saved>;

export const getSavedFilters = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/saved_filters',
  summary:
    "Lists the caller's own saved filters in the current library, and the shared ones, by name (S7.2-14, D-112).",
  permission: viewTickets,
  rate: 'staffRead',
  answer: z.object({ filters: z.array(saved) }),
});

export const createSavedFilter = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/saved_filters',
  summary:
    'Saves a filter for oneself or, with canManageWidgetSettings, for everybody who views tickets (S7.2-14, D-112).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.object({
    name,
    filter,
    is_shared: z._default(z.boolean(), false),
    is_pinned: z._default(z.boolean(), false),
  }),
  answer: saved,
});

export const changeSavedFilter = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/saved_filters',
  summary:
    "Changes one of the caller's own saved filters or, with canManageWidgetSettings, a shared one; shares it, or makes it the caller's own (S7.2-14, D-112).",
  permission: viewTickets,
  rate: 'staffWrite',
  query: filterQuery,
  body: z.object({
    name: z.optional(name),
    filter: z.optional(filter),
    is_shared: z.optional(z.boolean()),
    is_pinned: z.optional(z.boolean()),
  }),
  answer: saved,
});

export const deleteSavedFilter = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/saved_filters',
  summary:
    "Deletes one of the caller's own saved filters or, with canManageWidgetSettings, a shared one (S7.2-14, D-112).",
  permission: viewTickets,
  rate: 'staffWrite',
  query: filterQuery,
  answer: z.object({ filter_ref: z.string() }),
});
