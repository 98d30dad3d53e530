import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { replyToTickets, viewTickets } from '../../permissions/requirements';
import { LINK_ROLES } from '../../tickets/ticket-change';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

/** A linked ticket as the details of the other one show it. */
const linkedTicket = z.object({
  conversation_ref: z.string(),
  number: z.number(),
  title: z.string(),
  status: z.enum(CONVERSATION_STATUSES),
  /** such a one gets no new links */
  is_merged: z.boolean(),
  /** of the library's own one beside it (D-121) */
  own_status_ref: z.optional(z.string()),
});
export type LinkedTicket = z.infer<typeof linkedTicket>;

const others = z.array(conversationRef).check(z.minLength(1), z.maxLength(LIMITS.ticketsPerBulkStep));

const result = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['done', 'unchanged']) }),
  /** `because` is a sentence for people */
  z.object({ outcome: z.literal('refused'), because: z.string() }),
]);

const linking = z.object({
  conversation_ref: conversationRef,
  others,
  /** what the others are to the ticket */
  role: z.enum(LINK_ROLES),
});

/** One for each of the others, in their order. */
const outcomes = z.object({ results: z.array(result) });

export const getTicketLinks = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/tickets/links',
  summary: `Lists the tickets that are linked with one of the current library: its parent, the first ${LIMITS.shownChildren} of its children, those first that are not closed, and those that are related (D-127).`,
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({ conversation_ref: conversationRef }),
  answer: z.object({
    parent: z.nullable(linkedTicket),
    children: z.array(linkedTicket),
    /** of all of them, and of those that are not closed */
    children_count: z.number(),
    unsettled_count: z.number(),
    related: z.array(linkedTicket),
  }),
});
export type TicketLinks = z.infer<typeof getTicketLinks.answer>;

export const linkTickets = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/links',
  summary:
    'Links tickets of the current library with another one, with an outcome for each; a repeated call does it once (D-127).',
  permission: replyToTickets,
  rate: 'bulk',
  body: linking,
  answer: outcomes,
});

export const unlinkTickets = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/links/remove',
  summary:
    'Removes the links of a ticket of the current library with others, with an outcome for each; a repeated call does it once (D-127).',
  permission: replyToTickets,
  rate: 'bulk',
  /** one that is something else by now is refused */
  body: linking,
  answer: outcomes,
});
