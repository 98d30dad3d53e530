import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { replyToTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField, idOf } from '../ids';
import { snoozeUntil } from './snooze';
import { tagNameField } from './tags';

const action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.enum(SETTABLE_STATUSES),
    /** of the library's own one that counts as it; absent for none (D-121) */
    own_status_ref: z.optional(idField),
  }),
  z.object({ kind: z.literal('snooze'), until: snoozeUntil }),
  z.object({
    kind: z.literal('assignee'),
    /** uid of the teammate; absent for nobody */
    assigned_to: z.optional(idOf('person')),
  }),
  /** a name that no tag has becomes one where it is added (D-71) */
  z.object({ kind: z.literal('tag'), name: tagNameField, is_set: z.boolean() }),
]);

const result = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['done', 'unchanged']) }),
  /** `because` is a sentence for people */
  z.object({ outcome: z.literal('refused'), because: z.string() }),
]);

export const changeTickets = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/bulk',
  summary:
    'Does the same to many tickets of the current library, with an outcome for each; a repeated call does it once (D-105).',
  permission: replyToTickets,
  rate: 'bulk',
  body: z.object({
    /** drawn by the page, so that a repeated call finds what the first one did */
    request_id: drawnId,
    /** `request_id` of an earlier call of the caller with the same action: puts back what it changed */
    undoes: z.optional(drawnId),
    conversation_refs: z.array(conversationRef).check(z.minLength(1), z.maxLength(LIMITS.ticketsPerBulkStep)),
    action,
  }),
  /** one for each of the request's tickets, in its order */
  answer: z.object({ results: z.array(result) }),
});
