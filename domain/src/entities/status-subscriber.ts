import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `StatusSubscribers/{id}`: a mail address that gets the updates of a library's status page, or was asked whether it
 * wants them (D-38). The id derives from library and address. Functions alone read and write it.
 */
export const statusSubscriberSchema = z.object({
  support_lib_id: z.string(),
  /** in lower case */
  email: z.string(),
  /** only a confirmed address gets updates; an ended one can be taken back for a day */
  state: z.enum(['unconfirmed', 'confirmed', 'ended']),
  /** drawn for each new subscription: a confirmation link of an earlier one is worth nothing */
  round: z.string(),
  /** null if the address was never confirmed */
  confirmed_at: z.nullable(timestampSchema),
  /** when the document is deleted; null while it is confirmed */
  expires_at: z.nullable(timestampSchema),
});
export type StatusSubscriber = z.infer<typeof statusSubscriberSchema>;

/** What a mailing tells subscribers. */
export const MAILING_OCCASIONS = [
  'opened',
  'updated',
  'resolved',
  'planned',
  'begun',
  'ended',
  'calledOff',
] as const;
export type MailingOccasion = (typeof MAILING_OCCASIONS)[number];

/** Dropped: by the time it was due, it was not true any more, or visitors could not see the page. */
export const MAILING_STATES = ['waiting', 'queued', 'dropped'] as const;

/**
 * `StatusMailings/{id}`: one announcement of a status page on its way to all subscribers (D-38). The id derives from
 * its cause, so that a repeated cause is one mailing. Functions alone read and write it.
 */
export const statusMailingSchema = z.object({
  support_lib_id: z.string(),
  incident_id: z.string(),
  /** '' for maintenance that begins or ends by itself */
  update_id: z.string(),
  occasion: z.enum(MAILING_OCCASIONS),
  /** of the incident */
  title: z.string(),
  due_at: timestampSchema,
  /** id of the mailing about the update before, whose mails go out first; missing for the first one */
  follows: z.optional(z.string()),
  /** queued once all mails are in the outbox */
  state: z.enum(MAILING_STATES),
  /** id of the last subscriber whose mail is in the outbox; '' before the first */
  after: z.string(),
  /** mails in the outbox so far */
  mails: z.number(),
});
export type StatusMailing = z.infer<typeof statusMailingSchema>;
