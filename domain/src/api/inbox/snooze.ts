import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../entities/conversation';
import { replyToTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';
import { onlyFrom } from './only-from';

/** A time to snooze until, ISO 8601 in UTC; absent for until the visitor writes (D-119). */
export const snoozeUntil = z.optional(z.iso.datetime());

/** Of a step back that takes back a snooze: its time as above, '' for until the visitor writes; refused if it has another by now. */
export const onlyUntil = z.optional(z.union([z.iso.datetime(), z.literal('')]));

export const snoozeTicket = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/tickets/snooze',
  summary:
    'Puts a ticket of the current library aside until a time or until its visitor writes, whichever comes first (D-119).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    until: snoozeUntil,
    /** of a step back: the status that it takes back; refused if the ticket has another by now */
    only_from: z.optional(z.enum(CONVERSATION_STATUSES)),
    /** the same of the library's own one, '' for none (D-121) */
    only_from_own: onlyFrom,
    only_until: onlyUntil,
    /** id of the last message that the caller has seen; refused if another came, which may be what is waited for */
    follows: z.optional(idField),
  }),
  answer: z.object({ conversation_ref: z.string(), until: snoozeUntil }),
});
