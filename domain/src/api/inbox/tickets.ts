import * as z from 'zod/mini';
import { CONVERSATION_STATUSES, SETTABLE_STATUSES } from '../../entities/conversation';
import { LIMITS } from '../../limits';
import { replyToTickets } from '../../permissions/requirements';
import { oneLine } from '../../text/clip';
import { hasVisible } from '../../text/has-visible';
import { defineEndpoint } from '../contract';
import { emailField } from '../fields';
import { changeId, conversationRef, drawnId, idField, idOf } from '../ids';
import { onlyFrom } from './only-from';
import { onlyUntil } from './snooze';

/** One line of text; line ends and other control characters become spaces. */
const line = (limit: number) => z.string().check(z.maxLength(limit), z.overwrite(oneLine));

export const createTicket = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets',
  summary:
    'Opens a ticket for somebody, and writes to them by email unless the message is a note for the team. A repeated call finds the first one (D-100).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    /** drawn by the page, so that a repeated call opens nothing else */
    request_id: drawnId,
    name: z._default(line(LIMITS.visitorName), ''),
    email: emailField,
    subject: line(LIMITS.ticketTitle).check(z.refine(hasVisible, 'shows nothing')),
    /** plain text, as every message */
    text: z.string().check(z.maxLength(LIMITS.messageText), z.trim(), z.refine(hasVisible, 'shows nothing')),
    /** addresses of files that the caller has uploaded */
    file_urls: z._default(
      z.array(z.string().check(z.maxLength(LIMITS.url))).check(z.maxLength(LIMITS.requestFiles)),
      [],
    ),
    /** false: the message is a note, which the person never gets */
    is_mailed: z.boolean(),
    /** uid of the teammate; absent for nobody */
    assigned_to: z.optional(idOf('person')),
  }),
  answer: z.object({ conversation_ref: z.string(), number: z.number() }),
});

export const changeTicketStatus = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets',
  summary:
    "Sets a ticket of the current library to open, pending or closed, and to a status of the library's own that counts as that (D-121); a snoozed one wakes (D-119).",
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    status: z.enum(SETTABLE_STATUSES),
    /** of the library's own one that counts as it; absent for none */
    own_status_ref: z.optional(idField),
    /** of a step back: the status that it takes back; refused if the ticket has another by now */
    only_from: z.optional(z.enum(CONVERSATION_STATUSES)),
    /** the same of the library's own one, '' for none */
    only_from_own: onlyFrom,
    only_until: onlyUntil,
    /** id of the message that the ticket ends with; refused if another has followed */
    follows: z.optional(idField),
    change_id: changeId,
  }),
  answer: z.object({ conversation_ref: z.string(), status: z.enum(SETTABLE_STATUSES) }),
});

export const assignTicket = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/tickets/assignee',
  summary: 'Gives a ticket of the current library to a teammate who answers tickets, or to nobody.',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    /** uid of the teammate; absent for nobody */
    assigned_to: z.optional(idOf('person')),
    only_from: onlyFrom,
  }),
  answer: z.object({ conversation_ref: z.string(), assigned_to: z.string() }),
});
