import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from './conversation';
import { customFieldSchema, goneFieldSchema } from './custom-field';

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

const ownStatusSchema = z.object({
  /** what a ticket holds of it beside its status, which says nothing to the visitor who reads the ticket */
  ref: z.string(),
  name: z.string(),
  /** the status that a ticket has with it, for everything but its name (D-121) */
  counts_as: z.enum(SETTABLE_STATUSES),
});
/** One of the statuses that a library has beside open, pending and closed. */
export type OwnStatus = z.infer<typeof ownStatusSchema>;

/** `position` is the place that it had among those that count as the same. */
const goneStatusSchema = z.extend(ownStatusSchema, { position: z.number() });
export type GoneStatus = z.infer<typeof goneStatusSchema>;

/** `TicketFields/{libraryId}`: what each field can be, in the order that people see. Functions alone read and write it. */
export const ticketFieldsSchema = z.object({
  type: options,
  category: options,
  tier: options,
  /** the library's own statuses (D-121) */
  statuses: z.optional(z.array(ownStatusSchema)),
  /** those that were deleted last, the latest at the end */
  gone_statuses: z.optional(z.array(goneStatusSchema)),
  /** the fields that it gives its tickets (D-126) */
  custom_fields: z.optional(z.array(customFieldSchema)),
  /** those that were deleted last, the latest at the end */
  gone_custom_fields: z.optional(z.array(goneFieldSchema)),
});
export type TicketFieldOptions = z.infer<typeof ticketFieldsSchema>;
