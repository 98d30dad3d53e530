import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

const blockedSenderSchema = z.object({
  /** a mailbox as `mailboxOf` gives it, or '@' and a domain in lower case */
  sender: z.string(),
  /** why, for the team; '' for none */
  reason: z.string(),
  /** uid and name of the teammate who blocked it */
  blocked_by: z.string(),
  blocked_by_name: z.string(),
  blocked_at: timestampSchema,
});

/**
 * `BlockedSenders/{libraryId}`: who may not write to a library (D-101), the newest first. Functions alone read and
 * write it.
 */
export const blockedSendersSchema = z.object({ senders: z.array(blockedSenderSchema) });
