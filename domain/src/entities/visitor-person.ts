import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** How two people became one (D-129). */
const personMergeSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** uid of the teammate who did it, and their name of then */
  by: z.string(),
  by_name: z.string(),
  /** why, in their words; '' for none */
  reason: z.string(),
  /** the merged person, kept for an undo: every field is '' once it was undone, and notes are '' once it cannot be */
  from: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    browser_uid: z.string(),
    notes: z.string(),
  }),
  /** `conversation_ref`s of their tickets, and of those that were split from them since; none once it was undone */
  moved: z.array(z.string()),
  /** when it was undone; null while it holds */
  undone_at: z.nullable(timestampSchema),
});
export type PersonMerge = z.infer<typeof personMergeSchema>;

/**
 * `People/{id}`: who writes tickets under an address, or claims to (D-129). Functions alone read and write it. The id follows
 * from what is known of the person, so that a ticket finds them without a query.
 */
export const visitorPersonSchema = z.object({
  support_lib_id: z.string(),
  /** as the last ticket that had one names them; '' for none */
  name: z.catch(z.string(), ''),
  /** in lower case */
  email: z.string(),
  /** whether every ticket of theirs is proven to come from that address */
  is_verified: z.boolean(),
  /** uid of the browser that claims the address; '' for whoever is verified, and for a claim without a browser */
  browser_uid: z.string(),
  /** domain of the company; '' without one, and while the address is a claim */
  company: z.string(),
  /** beginnings of the words of name, address and company: the store finds them by one (D-134); absent before their next ticket */
  starts: z.optional(z.array(z.string())),
  /** what the team wrote about them; absent or '' for nothing */
  notes: z.optional(z.string()),
  /** the latest last */
  merges: z.optional(z.array(personMergeSchema)),
  /** when notes of somebody who was merged are to be forgotten, since nobody can undo that any more; null or absent for never */
  forget_at: z.optional(z.nullable(timestampSchema)),
  /** when their last ticket was opened */
  last_ticket_at: timestampSchema,
});
export type VisitorPerson = z.infer<typeof visitorPersonSchema> & { id: string };
