import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `TicketErasures/{conversation_ref}`: a ticket was deleted, and what hangs on it is being erased (D-124). Functions alone
 * read and write it; it names nobody but who deleted it, and goes once nothing can come after. What the histories of other tickets
 * say of it is absent on those from before.
 */
export const ticketErasureSchema = z.object({
  support_lib_id: z.string(),
  /** of its mail record */
  ticket_id: z.number(),
  /** whose record goes with their last ticket (D-129) */
  person_ref: z.optional(z.string()),
  number: z.optional(z.number()),
  /** of the ticket that it was merged into, and of the one that it was split from */
  merged_into: z.optional(z.string()),
  split_from: z.optional(z.string()),
  /** uid of who deleted it, and as the team called them then */
  by_ref: z.optional(z.string()),
  by_name: z.optional(z.string()),
  /** when it is erased next */
  due_at: timestampSchema,
  /** how often it was erased */
  runs: z.int(),
});
export type TicketErasure = z.infer<typeof ticketErasureSchema>;
