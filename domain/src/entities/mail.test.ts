import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { makeMailRecord, TEST_NOW_MS } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { mailRecordSchema } from './mail';
import { mailWriteSchema } from './writes/mail';

const LONGEST = {
  from: LIMITS.email,
  replyTo: LIMITS.email,
  to: LIMITS.email,
  helpText: LIMITS.requestText,
  fileUrl: LIMITS.url,
  date: LIMITS.shortDate,
  month: LIMITS.shortDate,
  year: LIMITS.shortDate,
  os: LIMITS.shortText,
  browser: LIMITS.shortText,
  URL: LIMITS.url,
  domain_name: LIMITS.shortText,
  companyName: LIMITS.shortText,
};
const MESSAGE = { subject: LIMITS.subject, text: LIMITS.requestText, html: LIMITS.requestText };

const ofLength = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([field, length]) => [field, 'ü'.repeat(length)]));
const longest = () => makeMailRecord({ ...ofLength(LONGEST), message: ofLength(MESSAGE) as never });
const isTaken = (record: object) => mailRecordSchema.safeParse(record).success;

describe('mail record', () => {
  it.each(Object.entries(LONGEST))('accepts a %s of %i characters and not one more', (field, most) => {
    expect(isTaken(makeMailRecord({ [field]: 'ü'.repeat(most) }))).toBe(true);
    expect(isTaken(makeMailRecord({ [field]: 'ü'.repeat(most + 1) }))).toBe(false);
  });

  it.each(Object.entries(MESSAGE))(
    'accepts a %s of %i characters in the message and not one more',
    (part, most) => {
      const { message } = makeMailRecord();
      const withPart = (length: number) =>
        makeMailRecord({ message: { ...message, [part]: 'x'.repeat(length) } });
      expect(isTaken(withPart(most))).toBe(true);
      expect(isTaken(withPart(most + 1))).toBe(false);
    },
  );

  it('may have every text at its maximum length', () => {
    expect(isTaken(longest())).toBe(true);
    const written = { ...longest(), created_at: timestamp(TEST_NOW_MS) };
    expect(mailWriteSchema.safeParse(written).success).toBe(true);
    expect(mailWriteSchema.safeParse({ ...written, date: `${written.date}x` }).success).toBe(false);
  });
});
