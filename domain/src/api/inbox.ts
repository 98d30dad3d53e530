import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../entities/conversation';
import { HELD_REQUEST_ACTIONS } from '../entities/held-request';
import { LIMITS } from '../limits';
import { anyone, signedIn } from '../permissions/requirement';
import { replyToTickets, viewTickets } from '../permissions/requirements';
import { defineEndpoint } from './contract';
import { conversationRef, ID_KINDS, idOf } from './fields';

/** S7.1-01; authority comes from the identity token, so another name than its own is refused. */
export const login = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/login',
  summary: 'Swaps the identity token for the chat token (S7.1-01, S7.1-02, D-20).',
  permission: signedIn(),
  rate: 'session',
  body: z.object({
    email: z.string().check(z.maxLength(LIMITS.email)).register(ID_KINDS, { kind: 'email' }),
    user_id: idOf('person'),
    support_lib_id: idOf('library'),
  }),
  answer: z.object({
    token: z.string().check(z.minLength(1)),
    /** milliseconds since 1970 */
    expires_at: z.number(),
  }),
  isAllowedWhileViewing: true,
});

export const grantVisitorAccess = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/visitoraccess',
  summary: 'The token of a mailed link lets another browser of the visitor into the conversation.',
  permission: anyone,
  rate: 'linkUse',
  body: z.object({
    conversation_ref: conversationRef,
    token: z.string().check(z.maxLength(128)),
  }),
  answer: z.object({ conversation_ref: z.string(), support_lib_id: z.string(), ticket_id: z.number() }),
});

export const changeTicketStatus = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets',
  summary: 'Opens, parks or closes a ticket of the library acted in.',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({ conversation_ref: conversationRef, status: z.enum(CONVERSATION_STATUSES) }),
  answer: z.object({ conversation_ref: z.string(), status: z.enum(CONVERSATION_STATUSES) }),
});

const heldTickets = (most: number) =>
  z.array(z.int().register(ID_KINDS, { kind: 'heldTicket' })).check(z.maxLength(most));

const namedRequests = z
  .object({
    action: z.enum(HELD_REQUEST_ACTIONS),
    ticket_ids: heldTickets(LIMITS.heldRequestsPerBatch).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ action, ticket_ids }) => action !== 'release' || ticket_ids.length <= LIMITS.heldRequestsPerCall,
      'too many to release at once',
    ),
  );

/** Milliseconds since 1970, up to the last that a Firestore timestamp holds: the end of the year 9999. */
const timeMs = z.int().check(z.gte(0), z.lte(253_402_300_799_999));

/** All that is held back but these; asked again with the answer's `until` while there are more. */
const allRequestsBut = z.object({
  action: z.literal('discard'),
  keep_ids: heldTickets(LIMITS.heldRequestsPerCall),
  until: z.optional(timeMs),
});

export const decideHeldRequests = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/heldrequests',
  summary: 'Releases, discards or restores requests that were held back (D-55).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.union([namedRequests, allRequestsBut]),
  /**
   * Which of the requests changed; the others had been decided on already, or are not there. Of all that is held
   * back some at a time: what came after `until` (milliseconds) stays.
   */
  answer: z.object({ changed: z.array(z.int()), has_more: z.boolean(), until: z.optional(timeMs) }),
});
