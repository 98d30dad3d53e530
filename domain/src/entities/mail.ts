import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { writtenText } from './writes/written';

const address = writtenText(LIMITS.email);
const dateText = writtenText(LIMITS.shortDate);
const shortText = writtenText(LIMITS.shortText);
const longText = writtenText(LIMITS.requestText);

const mailStringFields = {
  from: address,
  replyTo: address,
  to: address,
  helpText: longText,
  fileUrl: writtenText(LIMITS.url),
  date: dateText,
  month: dateText,
  year: dateText,
  os: shortText,
  browser: shortText,
  URL: writtenText(LIMITS.url),
  domain_name: shortText,
  companyName: shortText,
};

/**
 * `mail/{ticketId}` as a visitor creates it (S3-27 to S3-29, D-07). Every value is the visitor's claim: the
 * function that receives the record believes the words, the email as a claim, and nothing else. The document
 * id is the ticket id in decimal; a taken id is refused and the client draws another (D-21). Rules limit the texts
 * together; here each has a limit of its own.
 */
export const mailRecordSchema = z.object({
  ...mailStringFields,
  message: z.object({ subject: writtenText(LIMITS.subject), text: longText, html: longText }),
  timestamp: z.number(),
  ticketId: z.number(),
  support_lib_id: z.string(),
  type: z.literal('ticket'),
  helpSteps: z.array(z.object({ title: z.string(), answer: z.string() })),
  selfManaged: z.boolean(),
  customInputs: z.array(z.object({ label: z.string(), type: z.string(), text: z.string() })),
  /** the writer's own uid; rules compare it with the token, since it decides whose ticket this is */
  visitor_uid: z.string(),
});
export type MailRecord = z.infer<typeof mailRecordSchema>;

/** The same as functions read it: one of an email has more, which a function alone writes (D-98). */
export const arrivedRecordSchema = z.extend(mailRecordSchema, {
  /** how it arrived; absent for what was written on a page */
  channel: z.optional(z.literal('email')),
  /** the whole email, if `helpText` is only what its writer added */
  full_text: z.optional(z.string()),
  /** files of the email that were refused, and why */
  refused_files: z.optional(z.array(z.object({ file: z.string(), because: z.string() }))),
});
export type ArrivedRecord = z.infer<typeof arrivedRecordSchema>;

/** What functions add to a mail record. */
export const mailDeliverySchema = z.object({
  state: z.enum(['accepted', 'held', 'discarded', 'rejected']),
  conversation_ref: z.string(),
  reason: z.string(),
  /** of a held request: its files beside that of the record (D-99) */
  more_files: z.optional(z.array(z.string())),
});
export type MailDelivery = z.infer<typeof mailDeliverySchema>;
