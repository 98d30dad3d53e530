import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** What happens to a ticket beside its messages. */
const TICKET_EVENT_KINDS = [
  'status-changed',
  'checklist-started',
  'step-ticked',
  'step-unticked',
  'checklist-finished',
  'checklist-abandoned',
  'mail-bounced',
  'automatic-answer',
  'file-refused',
] as const;

/** Why the product changed a ticket by itself; '' if a person decided it. */
const TICKET_EVENT_REASONS = ['', 'visitor-wrote', 'mail-arrived'] as const;
export type TicketEventReason = (typeof TICKET_EVENT_REASONS)[number];

/**
 * `Conversations/{ref}/TicketEvents/{id}`: the history of a ticket (D-85). Functions write it in the transaction that
 * makes the change; no event is ever changed. Staff who may read the ticket read it, visitors never do.
 */
export const ticketEventSchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  kind: z.enum(TICKET_EVENT_KINDS),
  at: timestampSchema,
  /** uid of the teammate, '' for the product */
  actor_ref: z.string(),
  /** as the team called the person then */
  actor_name: z.string(),
  reason: z.enum(TICKET_EVENT_REASONS),
  /** what changed, by names that depend on the kind: see `TicketChange` */
  details: z.record(z.string(), z.string()),
});
export type TicketEvent = z.infer<typeof ticketEventSchema> & { id: string };
