import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { replyToTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId } from '../ids';

const result = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['done', 'unchanged']) }),
  /** `because` is a sentence for people */
  z.object({ outcome: z.literal('refused'), because: z.string() }),
]);

const conversationRefs = z.array(conversationRef).check(z.minLength(1), z.maxLength(LIMITS.ticketsPerMerge));

export const mergeTickets = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/merge',
  summary:
    'Merges tickets of the current library into another one, with an outcome for each; a repeated call does it once (D-110).',
  permission: replyToTickets,
  rate: 'bulk',
  body: z.object({
    /** drawn by the page, so that a repeated call finds what the first one did */
    request_id: drawnId,
    conversation_refs: conversationRefs,
    /** the ticket that stays; of one that was merged itself, the one where it went */
    into: conversationRef,
  }),
  answer: z.object({
    /** the ticket that stays */
    into: z.object({ conversation_ref: z.string(), number: z.number() }),
    /** one for each of the request's tickets, in its order */
    results: z.array(result),
  }),
});

export const undoMerge = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/merge/undo',
  summary:
    'Takes tickets out of the one they were merged into, as they were before, within 24 hours; a repeated call does it once (D-110).',
  permission: replyToTickets,
  rate: 'bulk',
  body: z.object({ request_id: drawnId, conversation_refs: conversationRefs }),
  /** one for each of the request's tickets, in its order */
  answer: z.object({ results: z.array(result) }),
});
