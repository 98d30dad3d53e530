import * as z from 'zod/mini';

const ticketTagSchema = z.object({
  /** what a ticket holds of it, which says nothing to the visitor who reads the ticket */
  tag_ref: z.string(),
  /** as it was first spelt */
  name: z.string(),
});
export type TicketTag = z.infer<typeof ticketTagSchema>;

/** `TicketTags/{libraryId}`: the tags that a library's tickets may have (D-71). Functions alone read and write it. */
export const ticketTagsSchema = z.object({ tags: z.array(ticketTagSchema) });
