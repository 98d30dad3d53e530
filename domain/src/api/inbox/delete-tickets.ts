import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { deleteTickets as deleting } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef } from '../ids';

export const deleteTickets = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/delete',
  summary:
    'Deletes tickets of the current library for good, with all that was merged into them and an outcome for each; a repeated call does it once (D-124).',
  permission: deleting,
  rate: 'bulk',
  body: z.object({
    conversation_refs: z.array(conversationRef).check(z.minLength(1), z.maxLength(LIMITS.ticketsPerDeletion)),
    /** why, which the log of the team keeps; it should name nobody */
    reason: z.string().check(z.maxLength(LIMITS.deletionReason)),
  }),
  /** one for each of the request's tickets, in its order; `because` is a sentence for people */
  answer: z.object({
    results: z.array(
      z.discriminatedUnion('outcome', [
        z.object({ outcome: z.enum(['done', 'unchanged']) }),
        z.object({ outcome: z.literal('refused'), because: z.string() }),
      ]),
    ),
  }),
});
