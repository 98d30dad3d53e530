import * as z from 'zod/mini';

/** What a person or a company of the list gets for each new ticket. */
export const SUPPORTED_PRIORITIES = ['urgent', 'high'] as const;
export type SupportedPriority = (typeof SUPPORTED_PRIORITIES)[number];

const supportedSenderSchema = z.object({
  /** a mailbox as `mailboxOf` gives it, or '@' and a domain in lower case */
  sender: z.string(),
  priority: z.enum(SUPPORTED_PRIORITIES),
});
export type SupportedSender = z.infer<typeof supportedSenderSchema>;

/**
 * `PrioritySupport/{libraryId}`: whose new tickets come first (S2.7-03, D-108), the newest first. Functions alone read
 * and write it.
 */
export const prioritySupportSchema = z.object({
  is_on: z.boolean(),
  senders: z.array(supportedSenderSchema),
  /** counts the changes, so that two people never overwrite each other's */
  version: z.number(),
});
export type PrioritySupport = z.infer<typeof prioritySupportSchema>;

/** Nobody chose yet. */
export const NO_PRIORITY_SUPPORT: PrioritySupport = { is_on: false, senders: [], version: 0 };
