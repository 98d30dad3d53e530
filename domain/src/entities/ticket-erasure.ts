import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `TicketErasures/{conversation_ref}`: a ticket was deleted, and what hangs on it is being erased (D-124). Functions alone
 * read and write it; it names nobody, and goes once nothing can come after.
 */
export const ticketErasureSchema = z.object({
  support_lib_id: z.string(),
  /** of its mail record */
  ticket_id: z.number(),
  /** whose record goes with their last ticket (D-129) */
  person_ref: z.optional(z.string()),
  /** when it is erased next */
  due_at: timestampSchema,
  /** how often it was erased */
  runs: z.int(),
});
export type TicketErasure = z.infer<typeof ticketErasureSchema>;
