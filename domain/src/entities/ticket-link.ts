import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** How two tickets belong together: one is the other's parent, or neither is above the other (D-127). */
const TICKET_LINK_KINDS = ['parent', 'related'] as const;

/** `TicketLinks/{id}`: a link between two tickets of a library (D-127). Functions alone read and write it. */
export const ticketLinkSchema = z.object({
  support_lib_id: z.string(),
  kind: z.enum(TICKET_LINK_KINDS),
  /** `conversation_ref`s of the two */
  refs: z.array(z.string()),
  /** which of them is the parent; '' if neither is */
  parent_ref: z.string(),
  at: timestampSchema,
});
