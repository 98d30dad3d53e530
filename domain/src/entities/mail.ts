import * as z from 'zod/mini';

const mailStringFields = {
  from: z.string(),
  replyTo: z.string(),
  to: z.string(),
  helpText: z.string(),
  fileUrl: z.string(),
  date: z.string(),
  month: z.string(),
  year: z.string(),
  os: z.string(),
  browser: z.string(),
  URL: z.string(),
  domain_name: z.string(),
  companyName: z.string(),
};

/**
 * `mail/{ticketId}` as a visitor creates it (S3-27 to S3-29, D-07). Every value is the visitor's claim: the
 * function that receives the record believes the words, the email as a claim, and nothing else. The document
 * id is the ticket id in decimal; a taken id is refused and the client draws another (D-21).
 */
export const mailRecordSchema = z.object({
  ...mailStringFields,
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  timestamp: z.number(),
  ticketId: z.number(),
  support_lib_id: z.string(),
  type: z.literal('ticket'),
  helpSteps: z.array(z.object({ title: z.string(), answer: z.string() })),
  selfManaged: z.boolean(),
  customInputs: z.array(z.object({ label: z.string(), type: z.string(), text: z.string() })),
  /** the writer's own uid; rules hold it to the token, since the record must name whose ticket it is */
  visitor_uid: z.string(),
});
export type MailRecord = z.infer<typeof mailRecordSchema>;

/** What functions add to a mail record. */
export const mailDeliverySchema = z.object({
  state: z.enum(['accepted', 'throttled', 'rejected']),
  conversation_ref: z.string(),
  reason: z.string(),
});
export type MailDelivery = z.infer<typeof mailDeliverySchema>;
