import * as z from 'zod/mini';
import { outboxSchema } from '../entities/outbox';

/** A mail as the log shows it: never its text, which may hold links that let somebody in. */
const emailLogItemSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: outboxSchema.shape.kind,
  state: outboxSchema.shape.delivery.shape.state,
  attempts: z.number(),
  /** what the mail server said, '' for nothing */
  error: z.string(),
  /** ISO 8601, UTC */
  created_at: z.string(),
});
export type EmailLogItem = z.infer<typeof emailLogItemSchema>;

/** `data` of GET /api/activity/email-logs. */
export const emailLogListSchema = z.object({
  emails: z.array(emailLogItemSchema),
  /** hand it back as `cursor` for older ones, '' at the end */
  nextCursor: z.string(),
});
