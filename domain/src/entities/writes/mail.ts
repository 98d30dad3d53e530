import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { characters, writtenId, writtenText } from './written';

/** Whether the texts of one entry keep within their common limit. */
const areWithin = (limit: number, ...texts: readonly string[]) => characters(texts.join('')) <= limit;

const writtenDate = writtenText(LIMITS.shortDate);
const writtenAddress = writtenText(LIMITS.email);
const writtenShort = writtenText(LIMITS.shortText);

/** What a visitor's page writes: exactly these fields (D-07). */
export const mailWriteSchema = z.strictObject({
  from: writtenAddress,
  replyTo: writtenAddress,
  to: writtenAddress,
  helpText: writtenText(LIMITS.requestText),
  /** '' or an upload of the own folder */
  fileUrl: writtenText(LIMITS.url),
  date: writtenDate,
  month: writtenDate,
  year: writtenDate,
  os: writtenShort,
  browser: writtenShort,
  URL: writtenText(LIMITS.url),
  domain_name: writtenShort,
  companyName: writtenShort,
  message: z.strictObject({
    subject: writtenText(LIMITS.subject),
    text: writtenText(LIMITS.requestText),
    html: writtenText(LIMITS.requestText),
  }),
  timestamp: z.int(),
  /** milliseconds and three digits (D-21) */
  ticketId: z.int().check(z.refine((id) => /^[1-9][0-9]{15}$/.test(String(id)))),
  support_lib_id: writtenId,
  type: z.literal('ticket'),
  helpSteps: z
    .array(
      z
        .strictObject({ title: z.string(), answer: z.string() })
        .check(z.refine(({ title, answer }) => areWithin(2 * LIMITS.shortText, title, answer))),
    )
    .check(z.maxLength(LIMITS.helpSteps)),
  selfManaged: z.boolean(),
  customInputs: z
    .array(
      z
        .strictObject({ label: z.string(), type: z.enum(['longText', 'number', 'text']), text: z.string() })
        .check(z.refine(({ label, text }) => areWithin(LIMITS.requestText + LIMITS.shortText, label, text))),
    )
    .check(z.maxLength(LIMITS.customInputs)),
  visitor_uid: z.string(),
});
