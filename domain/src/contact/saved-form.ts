import * as z from 'zod/mini';
import { characters, writtenText } from '../entities/writes/written';
import { LIMITS } from '../limits';
import { hasVisible } from '../text/has-visible';
import { CONTACT_FORM_TEXTS } from '../texts/contact-form';
import { contactFormTexts } from './contact-form-texts';

/** Where an answer may lead (S4.1); what is missing leads to the form. */
export const ANSWER_TARGETS = [
  'FINAL_STEP',
  'CHECK_HELP_LIBRARY',
  'HELP_WITH',
  'ISSUES',
  'LOGIN_ISSUE',
] as const;

/** Controls and marks of direction could turn what stands beside them. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text);

const line = (limit: number) =>
  writtenText(limit).check(
    z.refine(hasVisible, CONTACT_FORM_TEXTS.empty),
    z.refine(isOneLine, CONTACT_FORM_TEXTS.oneLine),
  );

/** '' stands for our own word. */
const ownWord = (limit: number) =>
  writtenText(limit).check(
    z.refine((text) => text.trim() === '' || hasVisible(text), CONTACT_FORM_TEXTS.empty),
    z.refine(isOneLine, CONTACT_FORM_TEXTS.oneLine),
  );

/** Empty ones have an error of their own. */
function areDistinct(texts: readonly string[]): boolean {
  const written = texts.map((text) => text.trim()).filter((text) => text !== '');
  return new Set(written).size === written.length;
}

const writtenAnswer = z.strictObject({
  answer: line(LIMITS.contactText),
  goTo: z.optional(z.enum(ANSWER_TARGETS)),
  search: z.optional(z.boolean()),
});

const writtenQuestion = z.strictObject({
  question: line(LIMITS.contactText),
  helpText: z.optional(writtenText(LIMITS.contactHelp)),
  answers: z.array(writtenAnswer).check(
    z.minLength(1, CONTACT_FORM_TEXTS.noAnswers),
    z.maxLength(LIMITS.contactAnswers),
    z.refine((answers) => areDistinct(answers.map(({ answer }) => answer)), CONTACT_FORM_TEXTS.sameAnswers),
  ),
});

const writtenStep = z.strictObject({
  stepSelected: z.enum(['HELP_WITH', 'ISSUES', 'LOGIN_ISSUE']),
  contactFormQuestionData: writtenQuestion,
});

const writtenInput = z.strictObject({
  label: line(LIMITS.contactText),
  type: z.enum(['longText', 'number', 'text']),
  text: writtenText(LIMITS.shortText),
  isOptional: z.optional(z.boolean()),
  forAnswers: z.optional(z.array(line(LIMITS.contactText)).check(z.maxLength(LIMITS.contactAnswers))),
});

/** What staff write to the contact form of their library (S3-22 to S3-26, D-96). */
export const savedFormSchema = z
  .strictObject({
    qualifyUserQuestion: z.optional(writtenQuestion),
    steps: z.array(writtenStep).check(
      z.maxLength(3),
      z.refine((steps) => areDistinct(steps.map(({ stepSelected }) => stepSelected)), 'has a step twice'),
    ),
    searchStep: z.optional(z.boolean()),
    formSubmission: z.strictObject({
      allowFiles: z.boolean(),
      customInputs: z.array(writtenInput).check(
        z.maxLength(LIMITS.customInputs),
        z.refine((inputs) => areDistinct(inputs.map(({ label }) => label)), CONTACT_FORM_TEXTS.sameLabels),
      ),
      thankYouMsg: writtenText(LIMITS.contactHelp),
      submitBtnText: ownWord(LIMITS.contactText),
    }),
  })
  .check(
    // It is part of every page a visitor opens.
    z.refine(
      (form) => characters(contactFormTexts(form).join('')) <= LIMITS.contactFormTexts,
      CONTACT_FORM_TEXTS.tooMuch,
    ),
  );
