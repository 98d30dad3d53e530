import type { ContactForm } from '../entities/library';
import { CONTACT_TEXTS } from '../texts/contact';
import { isEmailAddress } from './email-address';

export type CustomInput = ContactForm['formSubmission']['customInputs'][number];

export interface ContactValues {
  readonly email: string;
  /** not validated (S5-01) */
  readonly requestText: string;
  /** the form's inputs with what the visitor entered in `text` */
  readonly customInputs: readonly Pick<CustomInput, 'label' | 'text' | 'isOptional'>[];
}

export interface ContactErrors {
  /** '' when the address is fine */
  readonly email: string;
  /** one entry per custom input, '' when it is fine */
  readonly customInputs: readonly string[];
}

function emailError(email: string): string {
  const entered = email.trim();
  if (entered === '') return CONTACT_TEXTS.emailRequired;
  return isEmailAddress(entered) ? '' : CONTACT_TEXTS.emailInvalid;
}

/** Whether an input asks for the visitor's name. */
export const isNameInput = ({ label }: Pick<CustomInput, 'label'>): boolean =>
  /^(your |full |first )?name$/i.test(label.trim());

/** Errors of the final step (S5-01 to S5-04). Screens show them after the first submit attempt (S5-05). */
export function validateContact(values: ContactValues): ContactErrors {
  return {
    email: emailError(values.email),
    customInputs: values.customInputs.map(({ label, text, isOptional }) =>
      text.trim() === '' && isOptional !== true ? CONTACT_TEXTS.inputRequired(label) : '',
    ),
  };
}

export function hasErrors(errors: ContactErrors): boolean {
  return errors.email !== '' || errors.customInputs.some((error) => error !== '');
}

/**
 * Whether an input applies to the visitor's answers. If a question was asked twice, the
 * last answer counts.
 */
export function isInputAsked(
  { forAnswers }: Pick<CustomInput, 'forAnswers'>,
  helpSteps: readonly { readonly title: string; readonly answer: string }[],
): boolean {
  if (forAnswers === undefined) return true;
  const lastAnswers = new Map(helpSteps.map(({ title, answer }) => [title, answer]));
  return [...lastAnswers.values()].some((answer) => forAnswers.includes(answer));
}

/** The text a custom input keeps: number inputs drop everything but digits (S5-06). */
export function acceptInput(type: CustomInput['type'], typed: string): string {
  return type === 'number' ? typed.replace(/[^0-9]/g, '') : typed;
}

/** The optional file is offered only if the library allows it (S5-07). */
export function isFileOffered(form: Pick<ContactForm, 'formSubmission'>): boolean {
  return form.formSubmission.allowFiles;
}
