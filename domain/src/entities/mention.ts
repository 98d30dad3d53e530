import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `Mentions/{id}`: that somebody was mentioned in a note of a ticket. A function makes one for each person; only they read
 * it (D-103).
 */
export const mentionSchema = z.looseObject({
  support_lib_id: z.string(),
  /** uid of whoever is mentioned */
  person_ref: z.string(),
  conversation_ref: z.string(),
  message_id: z.string(),
  /** of whoever wrote the note */
  author_ref: z.string(),
  author_name: z.string(),
  /** beginning of the note, on one line */
  preview: z.string(),
  /** of the ticket, which lists need not read */
  ticket_number: z.number(),
  ticket_title: z.string(),
  is_seen: z.boolean(),
  /** when the note was written */
  created_at: timestampSchema,
});
export type Mention = z.infer<typeof mentionSchema> & { id: string };
