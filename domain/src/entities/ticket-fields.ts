import * as z from 'zod/mini';

/** What a library sorts its tickets by, in words of its own (S7.2-02, D-89). */
export const TICKET_FIELDS = ['type', 'category', 'tier'] as const;
export type TicketField = (typeof TICKET_FIELDS)[number];

const fieldOptionSchema = z.object({
  /** what a ticket holds of it, which says nothing to the visitor who reads the ticket */
  ref: z.string(),
  name: z.string(),
});
/** One of the types, categories or tiers of a library. */
export type FieldOption = z.infer<typeof fieldOptionSchema>;

const options = z.optional(z.array(fieldOptionSchema));

/** `TicketFields/{libraryId}`: what each field can be, in the order that people see. Functions alone read and write it. */
export const ticketFieldsSchema = z.object({ type: options, category: options, tier: options });
export type TicketFieldOptions = z.infer<typeof ticketFieldsSchema>;
