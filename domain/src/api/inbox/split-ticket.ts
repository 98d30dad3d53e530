import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { replyToTickets } from '../../permissions/requirements';
import { oneLine } from '../../text/clip';
import { hasVisible } from '../../text/has-visible';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField } from '../ids';

export const splitTicket = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/split',
  summary:
    "Begins a new ticket of the same visitor with copies of their messages, and of notes, which stay where they are; a repeated call finds the first one's ticket (D-122).",
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    /** drawn by the page, so that a repeated call begins nothing else */
    request_id: drawnId,
    /** of the ticket that has the messages */
    conversation_ref: conversationRef,
    /** the visitor's messages and the notes that are copied, in any order; one of the visitor's at least */
    message_ids: z.array(idField).check(z.minLength(1), z.maxLength(LIMITS.messagesPerSplit)),
    /** of the new ticket, on one line */
    subject: z
      .string()
      .check(z.maxLength(LIMITS.ticketTitle), z.overwrite(oneLine), z.refine(hasVisible, 'shows nothing')),
  }),
  /** of the new ticket */
  answer: z.object({ conversation_ref: z.string(), number: z.number() }),
});

export const undoSplit = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/tickets/split/undo',
  summary:
    'Removes a ticket that a split began, within an hour and while nothing else has happened to it; the messages are where they were (D-122).',
  permission: replyToTickets,
  rate: 'staffWrite',
  body: z.object({
    /** of the ticket that the split began */
    conversation_ref: conversationRef,
  }),
  /** of the ticket that has the messages; of the one that is gone, its number */
  answer: z.object({ conversation_ref: z.string(), removed_number: z.number() }),
});
