import * as z from 'zod/mini';
import { outboxSchema } from '../entities/outbox';

/** An email as the log shows it. Its text is left out, since it may hold links that sign someone in. */
export const emailLogItemSchema = z.object({
  id: z.string(),
  /** '' for a subscriber of the status page, whom staff do not see (D-38) */
  to: z.string(),
  subject: z.string(),
  kind: outboxSchema.shape.kind,
  state: outboxSchema.shape.delivery.shape.state,
  attempts: z.number(),
  /** the mail server's answer, '' if there was none */
  error: z.string(),
  /** it failed, and can be sent again */
  can_retry: z.boolean(),
  /** ISO 8601, UTC */
  created_at: z.string(),
});
export type EmailLogItem = z.infer<typeof emailLogItemSchema>;

/** `data` of GET /api/activity/email-logs. */
export const emailLogListSchema = z.object({
  emails: z.array(emailLogItemSchema),
  /** pass it as `cursor` to get older ones; '' at the end */
  nextCursor: z.string(),
});
