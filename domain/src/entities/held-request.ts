import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** Staff's decisions on a held request; `restore` undoes a discard. */
export const HELD_REQUEST_ACTIONS = ['release', 'discard', 'restore'] as const;
export type HeldRequestAction = (typeof HELD_REQUEST_ACTIONS)[number];

/**
 * `HeldRequests/{ticketId}`: a request over a limit, kept beside its mail record until staff release or discard it
 * (D-55). Only functions write it.
 */
export const heldRequestSchema = z.looseObject({
  support_lib_id: z.string(),
  ticket_id: z.number(),
  visitor_uid: z.string(),
  /** as claimed by the visitor */
  email: z.string(),
  title: z.string(),
  /** beginning of the request */
  preview: z.string(),
  /** whose limit was reached */
  limit: z.enum(['visitor', 'address', 'library']),
  state: z.enum(['held', 'released', 'discarded']),
  created_at: timestampSchema,
  /** uid of the teammate who released or discarded it, '' before */
  decided_by: z.string(),
  /** when a discarded request is removed for good */
  expires_at: z.optional(timestampSchema),
});
export type HeldRequest = z.infer<typeof heldRequestSchema> & { id: string };
