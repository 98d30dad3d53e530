import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { characters, writtenId, writtenText, writtenTime } from './written';

/**
 * A list as the rules check it: a maximum number of entries, of texts per entry on average, and of characters of all
 * texts together. `mailRecordSchema`, which the function parses the record with, checks the names of each entry's
 * texts.
 */
const writtenEntries = ({ most, fields, text }: { most: number; fields: number; text: number }) =>
  z.array(z.record(z.string(), z.string())).check(
    z.maxLength(most),
    z.refine((entries) => {
      const texts = entries.flatMap((entry) => Object.values(entry));
      return texts.length === fields * entries.length && characters(texts.join('')) <= text;
    }),
  );

/**
 * What a visitor's page writes: exactly these fields (D-07). Rules limit the texts together; `mailRecordSchema` limits
 * each on its own.
 */
export const mailWriteSchema = z
  .strictObject({
    from: z.string(),
    replyTo: z.string(),
    to: z.string(),
    helpText: z.string(),
    /** '' or the URL of an upload in the visitor's own folder */
    fileUrl: writtenText(LIMITS.url),
    date: z.string(),
    month: z.string(),
    year: z.string(),
    os: z.string(),
    browser: z.string(),
    URL: z.string(),
    domain_name: z.string(),
    companyName: z.string(),
    message: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
    timestamp: z.int(),
    /** milliseconds and three digits (D-21) */
    ticketId: z.int().check(z.refine((id) => /^[1-9][0-9]{15}$/.test(String(id)))),
    support_lib_id: writtenId,
    type: z.literal('ticket'),
    helpSteps: writtenEntries({ most: LIMITS.helpSteps, fields: 2, text: LIMITS.helpStepsText }),
    selfManaged: z.boolean(),
    customInputs: writtenEntries({ most: LIMITS.customInputs, fields: 3, text: LIMITS.customInputsText }),
    visitor_uid: z.string(),
    /** lets the sweep find records that no function took; `timestamp` is the visitor's clock */
    created_at: writtenTime,
  })
  .check(
    z.refine(({ from, replyTo, to, helpText, date, month, year, os, browser, message, ...rest }) => {
      const own = [from, replyTo, to, helpText, date, month, year, os, browser];
      const texts = [...own, rest.URL, rest.domain_name, rest.companyName, ...Object.values(message)];
      return characters(texts.join('')) <= LIMITS.mailTexts;
    }),
  );
