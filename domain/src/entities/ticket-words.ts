import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `TicketWords/{conversation_ref}`: what finds a ticket in the search of staff (D-106). Functions alone read and write it;
 * what becomes of a ticket otherwise stands in the ticket, which every answer reads.
 */
export const ticketWordsSchema = z.object({
  support_lib_id: z.string(),
  /** the search answers in this order */
  last_message_at: timestampSchema,
  /** beginnings of its words: the store finds a ticket by one of them */
  starts: z.array(z.string()),
  /** its distinct words, folded, one space between them */
  text: z.string(),
  /** its newest messages, the newest first, from which an answer cuts what it shows */
  messages: z.array(
    z.object({
      id: z.string(),
      at: timestampSchema,
      sender_name: z.string(),
      /** with the names of its files */
      text: z.string(),
    }),
  ),
});
export type TicketWords = z.infer<typeof ticketWordsSchema>;
