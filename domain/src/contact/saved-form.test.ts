import { describe, expect, it } from 'vitest';
import { contactFormSchema } from '../entities/library';
import { LIMITS } from '../limits';
import { makeContactForm } from '../testing/factories';
import { savedFormSchema } from './saved-form';

const question = {
  question: 'What?',
  helpText: '',
  answers: [{ answer: 'A', goTo: 'ISSUES', search: true }],
};
const step = { stepSelected: 'ISSUES', contactFormQuestionData: question };
const input = { label: 'Order', type: 'number', text: '', isOptional: true, forAnswers: ['A'] };
const WHOLE = {
  qualifyUserQuestion: question,
  steps: [step],
  searchStep: true,
  formSubmission: {
    allowFiles: true,
    customInputs: [input],
    thankYouMsg: 'Thanks.\nBye.',
    submitBtnText: '',
  },
};
const withInput = (change: object) => ({
  ...WHOLE,
  formSubmission: { ...WHOLE.formSubmission, customInputs: [{ ...input, ...change }] },
});
const withAnswers = (...answers: object[]) => ({ ...WHOLE, qualifyUserQuestion: { ...question, answers } });
const isTaken = (form: unknown) => savedFormSchema.safeParse(form).success;
const numbered = (count: number, text = '') =>
  Array.from({ length: count }, (_none, index) => ({ answer: `${index}${text}` }));

describe('what may be written to a contact form (S3-22 to S3-26)', () => {
  it('is what the wizard reads', () => {
    for (const form of [WHOLE, makeContactForm()]) {
      expect(isTaken(form)).toBe(true);
      expect(contactFormSchema.parse(form)).toEqual(form);
    }
  });

  it.each<[string, unknown]>([
    ['an unknown field', { ...WHOLE, extra: 1 }],
    ['an unknown field of an answer', withAnswers({ answer: 'A', html: 'x' })],
    ['an unknown target', withAnswers({ answer: 'A', goTo: 'https://evil.example' })],
    ['a question without answers', withAnswers()],
    ['too many answers', withAnswers(...numbered(LIMITS.contactAnswers + 1))],
    ['the same answer twice', withAnswers({ answer: 'A' }, { answer: ' A' })],
    ['a blank answer', withAnswers({ answer: '  ' })],
    ['an answer of two lines', withAnswers({ answer: 'A\nB' })],
    ['an answer that turns what follows', withAnswers({ answer: 'A\u202eB' })],
    ['a long answer', withAnswers({ answer: 'x'.repeat(LIMITS.contactText + 1) })],
    ['a step twice', { ...WHOLE, steps: [step, step] }],
    ['an unknown step', { ...WHOLE, steps: [{ ...step, stepSelected: 'FINAL_STEP' }] }],
    ['no steps', { ...WHOLE, steps: undefined }],
    ['an unknown type of field', withInput({ type: 'password' })],
    ['a blank label', withInput({ label: '' })],
    ['a long text', withInput({ text: 'x'.repeat(LIMITS.shortText + 1) })],
    ['a text that is none', withInput({ label: { toString: 'x' } })],
  ])('is not %s', (_what, form) => expect(isTaken(form)).toBe(false));

  it('has a limit for all texts together', () => {
    const form = (length: number) => {
      const answers = numbered(LIMITS.contactAnswers, 'x'.repeat(length));
      const long = { ...question, answers };
      const steps = (['HELP_WITH', 'ISSUES', 'LOGIN_ISSUE'] as const).map((stepSelected) => ({
        stepSelected,
        contactFormQuestionData: long,
      }));
      const customInputs = numbered(LIMITS.customInputs, 'x'.repeat(length)).map(({ answer: label }) => ({
        ...input,
        label,
      }));
      const formSubmission = { ...WHOLE.formSubmission, customInputs };
      return { ...WHOLE, qualifyUserQuestion: long, steps, formSubmission };
    };
    expect([100, 140, 160].map((length) => isTaken(form(length)))).toEqual([true, true, false]);
  });
});
