import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** What happens to a ticket or a chat beside its messages. */
export const TICKET_EVENT_KINDS = [
  'status-changed',
  'ticket-created',
  'ticket-snoozed',
  'ticket-assigned',
  'tag-added',
  'tag-removed',
  'tag-merged',
  'tag-deleted',
  'type-changed',
  'category-changed',
  'tier-changed',
  'team-changed',
  'custom-field-changed',
  'priority-changed',
  'checklist-started',
  'step-ticked',
  'step-unticked',
  'checklist-finished',
  'checklist-abandoned',
  'draft-submitted',
  'draft-changes-requested',
  'draft-approved',
  'draft-withdrawn',
  'draft-discarded',
  'draft-sent',
  'reply-planned',
  'planned-reply-changed',
  'planned-reply-sent',
  'planned-reply-held',
  'planned-reply-cancelled',
  'mail-bounced',
  'automatic-answer',
  'file-refused',
  'ticket-merged',
  'ticket-unmerged',
  'merge-received',
  'merge-undone',
  'ticket-split',
  'split-from',
  'split-undone',
  'follower-added',
  'follower-removed',
  'link-added',
  'link-removed',
  'other-deleted',
  'service-level-warned',
  'service-level-breached',
  'chat-taken',
  'chat-handed-over',
  'chat-returned',
  'chat-closed',
  'chat-invited',
  'chat-joined',
  'chat-left',
  'cobrowse-asked',
  'cobrowse-agreed',
  'cobrowse-refused',
  'cobrowse-watched',
  'cobrowse-ended',
] as const;

/** Why it happened without a teammate; '' if one decided it. */
export const TICKET_EVENT_REASONS = [
  '',
  'visitor-wrote',
  'mail-arrived',
  // of chats (D-91, D-92)
  'waited-long',
  'unanswered',
  'teammate-left',
  'visitor-ended',
  // of co-browsing (D-66)
  'visitor-decided',
  // of a planned reply (D-120)
  'reply-due',
  // of a new ticket (D-108)
  'priority-support',
  // of a snoozed ticket (D-119)
  'time-came',
  // of a service level (D-135)
  'clock-ran',
  // of an automation (D-145)
  'automation',
] as const;
export type TicketEventReason = (typeof TICKET_EVENT_REASONS)[number];

/**
 * `Conversations/{ref}/TicketEvents/{id}`: the history of a ticket (D-85) or of a chat (D-91). Functions write it in the
 * transaction that makes the change; no event is ever changed. Staff who may read the conversation read it, visitors never do.
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
