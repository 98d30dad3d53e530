import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailRecordSchema } from '../entities/mail';
import { LIMITS } from '../limits';
import { makeLibrary, TEST_NOW_MS } from '../testing/factories';
import { buildMailRecord, type MailRecordInput } from './build-mail-record';
import { isEmailAddress } from './email-address';
import { drawTicketId } from './ticket-id';
import { acceptInput, hasErrors, isFileOffered, isInputAsked, validateContact } from './validate-contact';

const values = (email: string, customInputs: { label: string; text: string }[] = []) => ({
  email,
  requestText: '',
  customInputs,
});

describe('validateContact', () => {
  it('S5-01: the request text may be empty', () => {
    expect(hasErrors(validateContact(values('vera@visitor.example')))).toBe(false);
  });

  it.each(['', '   '])('S5-02: an empty address (%j) is required', (email) => {
    expect(validateContact(values(email)).email).toBe('Email is required');
  });

  it.each([
    'vera',
    'vera@',
    '@visitor.example',
    'vera@visitor',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b.de\nBcc: c@d.ef',
  ])('S5-03: %j is no valid address', (email) => {
    expect(validateContact(values(email)).email).toBe('Please enter a valid email address');
  });

  it.each(['a@b.de', 'vera+shop@mail.visitor.example', "o'neil@x-y.co.uk", ' vera@visitor.example '])(
    'S5-03: %j is accepted',
    (email) => {
      expect(validateContact(values(email)).email).toBe('');
    },
  );

  it('S5-04: every custom input is required, and its error names it', () => {
    const errors = validateContact(
      values('a@b.de', [
        { label: 'Order number', text: ' ' },
        { label: 'Model', text: 'Lumen C2' },
      ]),
    );
    expect(errors.customInputs).toEqual(['Order number is required', '']);
    expect(hasErrors(errors)).toBe(true);
  });

  it('D-54: an input that is marked optional may stay empty', () => {
    const input = { label: 'Frame number', text: '', isOptional: true };
    expect(hasErrors(validateContact({ ...values('a@b.de'), customInputs: [input] }))).toBe(false);
  });

  it('D-54: an input may belong to certain answers', () => {
    const steps = [{ title: 'What is it about?', answer: 'An order' }];
    expect(isInputAsked({}, [])).toBe(true);
    expect(isInputAsked({ forAnswers: ['An order'] }, steps)).toBe(true);
    expect(isInputAsked({ forAnswers: ['A bike'] }, steps)).toBe(false);
    const changed = [...steps, { title: 'What is it about?', answer: 'A bike' }];
    expect(isInputAsked({ forAnswers: ['An order'] }, changed)).toBe(false);
    expect(isInputAsked({ forAnswers: ['A bike'] }, changed)).toBe(true);
  });

  it('S5-06: a number input keeps only digits', () => {
    expect(acceptInput('number', 'LC-10 42.5e3')).toBe('104253');
    expect(acceptInput('text', 'LC-10')).toBe('LC-10');
    fc.assert(fc.property(fc.string(), (typed) => /^[0-9]*$/.test(acceptInput('number', typed))));
  });

  it('S5-07: a file is offered only where the form allows it', () => {
    const formSubmission = { allowFiles: false, customInputs: [], thankYouMsg: '', submitBtnText: '' };
    expect(isFileOffered({ formSubmission })).toBe(false);
    expect(isFileOffered({ formSubmission: { ...formSubmission, allowFiles: true } })).toBe(true);
  });
});

describe('isEmailAddress', () => {
  it('accepts the addresses fast-check generates, and never a line end', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const hasOrdinaryTld = /\.[a-z]{2,63}$/i.test(address);
        return !hasOrdinaryTld || isEmailAddress(address);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => !isEmailAddress(`${text}\n@b.de`)));
  });

  it('answers for a long hostile text, on which a backtracking pattern would never finish', () => {
    expect(isEmailAddress(`${'a.'.repeat(120)}@`)).toBe(false);
    expect(isEmailAddress(`a@${'a-'.repeat(110)}!`)).toBe(false);
  });
});

describe('drawTicketId', () => {
  it('S3-28, D-21: milliseconds with three random digits appended', () => {
    expect(drawTicketId(1_763_717_400_123, () => 0.0071)).toBe(1_763_717_400_123_007);
    expect(drawTicketId(1_763_717_400_123, () => 0.9999999)).toBe(1_763_717_400_123_999);
  });

  it('stays an exact integer of 16 digits', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const time = fc.integer({ min: 1_600_000_000_000, max: 9_000_000_000_000 });
    fc.assert(
      fc.property(time, random, (nowMs, share) => {
        const id = drawTicketId(nowMs, () => share);
        return Number.isSafeInteger(id) && String(id).length === 16 && String(id).startsWith(String(nowMs));
      }),
    );
  });
});

const input = (changes: Partial<MailRecordInput['form']> = {}): MailRecordInput => ({
  form: {
    email: ' vera@visitor.example ',
    requestText: '<b>Hi</b>',
    customInputs: [],
    helpSteps: [],
    fileUrl: '',
    ...changes,
  },
  library: makeLibrary(),
  visitor: { uid: 'visitor-1', os: 'Mac OS', browser: 'Safari', URL: 'https://acme.example/help' },
  ticketId: drawTicketId(TEST_NOW_MS, () => 0.5),
  nowMs: TEST_NOW_MS,
});

describe('buildMailRecord', () => {
  it('S3-27 to S3-29: has exactly the specified fields', () => {
    const record = buildMailRecord(input());
    expect(mailRecordSchema.parse(record)).toEqual(record);
    expect(Object.keys(record).sort()).toEqual(Object.keys(mailRecordSchema.shape).sort());
  });

  it('carries the date in parts, the escaped text and the company', () => {
    expect(buildMailRecord(input())).toMatchObject({
      date: '21',
      month: '11',
      year: '2025',
      replyTo: 'vera@visitor.example',
      type: 'ticket',
      companyName: 'Acme',
      domain_name: 'acme.example',
      message: { text: '<b>Hi</b>', html: '<p dir="auto">&lt;b&gt;Hi&lt;/b&gt;</p>' },
    });
  });

  it('leaves routing to the server (D-07)', () => {
    expect(buildMailRecord(input())).toMatchObject({ from: '', to: '', selfManaged: false });
  });

  it('stays within the limits of the rules, whatever the visitor enters', () => {
    const long = fc.string({ minLength: 0, maxLength: 12_000 });
    fc.assert(
      fc.property(
        long,
        fc.array(fc.record({ title: long, answer: long }), { maxLength: 25 }),
        (text, helpSteps) => {
          const record = buildMailRecord(input({ requestText: text, helpSteps }));
          return (
            record.helpText.length <= LIMITS.requestText &&
            record.message.html.length <= LIMITS.requestText &&
            record.helpSteps.length <= LIMITS.helpSteps &&
            record.helpSteps.every(({ title, answer }) => title.length <= 500 && answer.length <= 500)
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});
