import * as z from 'zod/mini';

const ticketTagSchema = z.object({
  /** what a ticket holds of it, which says nothing to the visitor who reads the ticket */
  tag_ref: z.string(),
  /** as it was first spelt */
  name: z.string(),
});
export type TicketTag = z.infer<typeof ticketTagSchema>;

/** A tag that was merged into another one, or deleted (D-117). */
const goneTagSchema = z.object({
  ...ticketTagSchema.shape,
  /** `tag_ref` of the tag that stands for it now, '' for none */
  into: z.string(),
  /** whether no ticket has it any more */
  is_done: z.boolean(),
  /** who did it: uid, and the name for the history of tickets */
  by_ref: z.string(),
  by_name: z.string(),
});
export type GoneTag = z.infer<typeof goneTagSchema>;

/** `TicketTags/{libraryId}`: the tags that a library's tickets may have (D-71). Functions alone read and write it. */
export const ticketTagsSchema = z.object({
  tags: z.array(ticketTagSchema),
  /** those that are gone, oldest first; saved filters and addresses may still name them */
  gone: z.optional(z.array(goneTagSchema)),
});
