import { isInputAsked } from '@harborline/domain/contact/validate-contact';
import { startWizard, type WizardState, wizardQuestion } from '@harborline/domain/contact/wizard';
import type { ContactForm } from '@harborline/domain/entities/library';
import * as z from 'zod/mini';

const wizardSchema = z.object({
  step: z.enum([
    'HELP_WITH',
    'SUB_HELP_WITH',
    'ISSUES',
    'LOGIN_ISSUE',
    'CHECK_HELP_LIBRARY',
    'FINAL_STEP',
    'SUBMITTED',
    'SOLVED',
  ]),
  history: z.array(z.object({ title: z.string(), answer: z.string() })),
  trail: z.array(z.enum(['HELP_WITH', 'SUB_HELP_WITH', 'ISSUES', 'LOGIN_ISSUE'])),
  lastSuccessfulSearch: z.string(),
  searchedAt: z.optional(z.number()),
});

const draftSchema = z.object({
  wizard: wizardSchema,
  email: z.string(),
  /** left out by drafts of tabs that are older than the field */
  name: z.optional(z.string()),
  requestText: z.string(),
  /** what was entered in each custom input, in their order */
  inputs: z.array(z.string()),
  /** drawn with the first attempt to send and kept for the next, so that one request makes one ticket; 0 before */
  ticketId: z.number(),
});

/** Everything a visitor typed into the contact form so far; kept by the tab, so that nothing is lost (D-34). */
export interface ContactDraft extends Omit<z.infer<typeof draftSchema>, 'wizard'> {
  readonly wizard: WizardState;
}

export function isContactDraft(value: unknown): value is ContactDraft {
  return draftSchema.safeParse(value).success;
}

export function startDraft(form: ContactForm): ContactDraft {
  return {
    wizard: startWizard(form),
    email: '',
    requestText: '',
    inputs: form.formSubmission.customInputs.map(() => ''),
    ticketId: 0,
  };
}

const WITHOUT_QUESTION: readonly WizardState['step'][] = [
  'CHECK_HELP_LIBRARY',
  'FINAL_STEP',
  'SUBMITTED',
  'SOLVED',
];

/** A kept draft for the form as it is today: a step it no longer has begins anew, what was typed stays. */
export function resumeDraft(form: ContactForm, kept: ContactDraft): ContactDraft {
  const { step } = kept.wizard;
  const canGoOn = WITHOUT_QUESTION.includes(step) || wizardQuestion(form, step) !== undefined;
  return canGoOn ? kept : { ...kept, wizard: startWizard(form) };
}

/**
 * The custom inputs that fit the visitor's answers, with what was entered and their index in the form, which may
 * have changed since the draft was kept.
 */
export function filledInputs(form: ContactForm, draft: ContactDraft) {
  return form.formSubmission.customInputs
    .map((input, index) => ({ ...input, index, text: draft.inputs[index] ?? '' }))
    .filter((input) => isInputAsked(input, draft.wizard.history));
}

/** The draft's inputs with another text in one of them. */
export function withInput(form: ContactForm, draft: ContactDraft, index: number, text: string): string[] {
  return form.formSubmission.customInputs.map((_, at) => (at === index ? text : (draft.inputs[at] ?? '')));
}
