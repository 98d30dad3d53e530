import * as z from 'zod/mini';
import { HELD_REQUEST_ACTIONS } from '../../entities/held-request';
import { LAST_TIME_MS } from '../../entities/timestamp';
import { LIMITS } from '../../limits';
import { viewTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { naming } from '../ids';

const heldTickets = (most: number) => z.array(naming('heldTicket', z.int())).check(z.maxLength(most));

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

/** Milliseconds since 1970. */
const timeMs = z.int().check(z.gte(0), z.lte(LAST_TIME_MS));

/** All held requests except these. Repeat the call with the answer's `until` while more remain. */
const allRequestsBut = z.object({
  action: z.literal('discard'),
  keep_ids: heldTickets(LIMITS.heldRequestsPerCall),
  until: z.optional(timeMs),
});

export const decideHeldRequests = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/heldrequests',
  summary: 'Releases, discards or restores held requests (D-55).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.union([namedRequests, allRequestsBut]),
  /**
   * The requests that changed; the others were already handled or do not exist. A call for all
   * handles a part of them: requests that arrived after `until` (milliseconds) stay.
   */
  answer: z.object({ changed: z.array(z.int()), has_more: z.boolean(), until: z.optional(timeMs) }),
});
