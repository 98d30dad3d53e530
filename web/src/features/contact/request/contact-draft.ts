import { isInputAsked } from '@harborline/domain/contact/validate-contact';
import { startWizard, type WizardState, wizardQuestion } from '@harborline/domain/contact/wizard';
import type { ContactForm } from '@harborline/domain/entities/library';
import type { Prefill } from '@harborline/domain/widget/bridge';
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
  /** missing in drafts that are older than this field */
  name: z.optional(z.string()),
  requestText: z.string(),
  /** text of each custom input, in their order */
  inputs: z.array(z.string()),
  /** drawn at the first attempt to send and reused by later ones, so that a request makes one ticket; 0 until then */
  ticketId: z.number(),
});

/** Everything a visitor has entered in the contact form; the tab keeps it, so that nothing is lost (D-34). */
export interface ContactDraft extends Omit<z.infer<typeof draftSchema>, 'wizard'> {
  readonly wizard: WizardState;
}

export function isContactDraft(value: unknown): value is ContactDraft {
  return draftSchema.safeParse(value).success;
}

/** @param prefill what a page around the form knows already */
export function startDraft(form: ContactForm, prefill: Prefill | null = null): ContactDraft {
  return {
    wizard: startWizard(form),
    email: prefill?.email ?? '',
    ...(prefill === null ? {} : { name: prefill.name }),
    requestText: prefill?.message ?? '',
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

/** A kept draft for the current form: if its step no longer exists, the wizard restarts, but all text stays. */
export function resumeDraft(form: ContactForm, kept: ContactDraft): ContactDraft {
  const { step } = kept.wizard;
  const canGoOn = WITHOUT_QUESTION.includes(step) || wizardQuestion(form, step) !== undefined;
  return canGoOn ? kept : { ...kept, wizard: startWizard(form) };
}

/**
 * The custom inputs that fit the visitor's answers, with their text and their index in the form. The form may have
 * changed since the draft was kept.
 */
export function filledInputs(form: ContactForm, draft: ContactDraft) {
  return form.formSubmission.customInputs
    .map((input, index) => ({ ...input, index, text: draft.inputs[index] ?? '' }))
    .filter((input) => isInputAsked(input, draft.wizard.history));
}

/** The draft's inputs with a new text in one of them. */
export function withInput(form: ContactForm, draft: ContactDraft, index: number, text: string): string[] {
  return form.formSubmission.customInputs.map((_, at) => (at === index ? text : (draft.inputs[at] ?? '')));
}
