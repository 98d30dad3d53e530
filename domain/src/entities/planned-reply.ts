import * as z from 'zod/mini';
import { SETTABLE_STATUSES } from './conversation';
import { timestampSchema } from './timestamp';

/** What has become of a planned reply. */
export const PLANNED_REPLY_STATES = ['planned', 'held', 'sent', 'cancelled'] as const;
export type PlannedReplyState = (typeof PLANNED_REPLY_STATES)[number];

/** Those in which it stands in the thread. */
export const OPEN_PLAN_STATES = ['planned', 'held'] as const;

/** Why a planned reply does not go out: a teammate stopped it, or what it was written for has changed. */
export const HELD_REASONS = [
  'teammate',
  'visitor-wrote',
  'answered',
  'closed',
  'merged',
  'gone',
  'author',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/**
 * `PlannedReplies/{id}`: a reply to a ticket that goes out at a time its author chose (D-120). Functions alone write it. Staff who
 * may read the ticket read it; visitors never do.
 */
export const plannedReplySchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** number of the ticket, so that a message about it reads no ticket */
  ticket_number: z.number(),
  /** uid */
  author_ref: z.string(),
  /** as visitors would read it below the message */
  author_name: z.string(),
  state: z.enum(PLANNED_REPLY_STATES),
  /** '' unless it is held */
  held_because: z.enum(['', ...HELD_REASONS]),
  /** name of the teammate who stopped it, '' for nobody */
  held_by_name: z.string(),
  text: z.string(),
  /** counts the changes of it, and how often it was held, from 1 */
  version: z.number(),
  send_at: timestampSchema,
  /** what becomes of the ticket then, '' for no change */
  then_status: z.enum(['', ...SETTABLE_STATUSES]),
  /** the ticket when it was planned: its visitor's last message, its last public one, and whether it was closed */
  visitor_wrote_at: timestampSchema,
  last_message_ref: z.string(),
  was_closed: z.boolean(),
  planned_at: timestampSchema,
  updated_at: timestampSchema,
  /** of the message that it became, '' before */
  message_ref: z.string(),
  /** uid of who has got its text back; absent before */
  cancelled_by: z.optional(z.string()),
  /** when it is deleted automatically; absent while it stands in the thread */
  expires_at: z.optional(timestampSchema),
});
export type PlannedReply = z.infer<typeof plannedReplySchema> & { id: string };
