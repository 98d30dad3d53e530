import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `Outbox/{id}`: one email to be sent, written in the same transaction as its cause; the id is derived from the cause,
 * so that a cause delivered twice sends one email. A trigger sends it under a lease. Text and HTML of emails whose
 * links open an account, or confirm an address, are emptied once they are settled, and so are addresses of subscribers.
 */
export const outboxSchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  kind: z.enum([
    'ticket',
    'receipt',
    'reply',
    'invitation',
    'password',
    'signin',
    'notification',
    'subscription',
    'status',
    'rating',
    'transcript',
    'requests',
  ]),
  from: z.string(),
  /** '' once an email to a subscriber is settled */
  to: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** `to` in lower case, for searches; missing for subscribers, whom nobody looks for */
  recipient: z.optional(z.string()),
  /** id of the mailing that this email is one of */
  mailing_ref: z.optional(z.string()),
  /** of an email of no conversation: names the thread that mail programs show it in */
  thread_ref: z.optional(z.string()),
  /** id of an email that goes out first, if it is still on its way */
  follows: z.optional(z.string()),
  /** ends the recipient's subscription when a mail program posts to it (RFC 8058) */
  unsubscribe_url: z.optional(z.string()),
  created_at: z.optional(timestampSchema),
  delivery: z.looseObject({
    state: z.enum(['pending', 'processing', 'sent', 'failed']),
    attempts: z.number(),
    error: z.string(),
    /** end of the sender's lease, in milliseconds */
    lease_until_ms: z.catch(z.optional(z.number()), undefined),
    /** the sender is about to hand over the email: from then on it is not sent again */
    handing_over: z.catch(z.optional(z.boolean()), undefined),
  }),
});
export type OutboxMail = z.infer<typeof outboxSchema>;

/** Emails whose links open an account or confirm an address: their content is deleted once they are sent or given up. */
export const SECRET_MAIL_KINDS: ReadonlySet<OutboxMail['kind']> = new Set([
  'invitation',
  'password',
  'signin',
  'subscription',
  'requests',
]);

/** Emails to subscribers of a status page, or to addresses that somebody entered there: staff do not see whose (D-38). */
export const SUBSCRIBER_MAIL_KINDS: ReadonlySet<OutboxMail['kind']> = new Set(['subscription', 'status']);
