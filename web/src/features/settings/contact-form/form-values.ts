import { savedFormSchema } from '@harborline/domain/contact/saved-form';
import { type ContactForm, contactFormSchema, type LibraryPublic } from '@harborline/domain/entities/library';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import * as z from 'zod/mini';

const configSchema = z.object({
  /** of the stored form that the changes began with */
  version: z.number(),
  isOnline: z.boolean(),
  form: contactFormSchema,
});

/** The contact form as it is edited. */
export type FormConfig = z.infer<typeof configSchema>;

/** A form that only asks for the message. */
const PLAIN_FORM: ContactForm = {
  steps: [],
  formSubmission: { allowFiles: true, customInputs: [], thankYouMsg: '', submitBtnText: '' },
};

export const readConfig = (config: string): FormConfig => configSchema.parse(JSON.parse(config));
export const writeConfig = (config: FormConfig): string => JSON.stringify(config);

/** The stored form of a library; a plain one that is off, if it has none. */
export const storedConfig = (library: LibraryPublic): FormConfig => ({
  version: library.contact_form_version ?? 0,
  isOnline: library.contactForm !== undefined && library.isContactFormOnline,
  form: library.contactForm ?? PLAIN_FORM,
});

const isConfig = (config: string): boolean => {
  try {
    return savedFormSchema.safeParse(readConfig(config).form).success;
  } catch {
    return false;
  }
};

/** One value, since the form is saved as a whole, under the version that its changes began with. */
export const configValuesSchema = z.object({ config: z.string().check(z.refine(isConfig)) });

/** What cannot be saved, by the path of its field, such as `steps.0.contactFormQuestionData.answers.1.answer`. */
export function formErrors(form: ContactForm): ReadonlyMap<string, string> {
  const checked = savedFormSchema.safeParse(form);
  if (checked.success) return new Map();
  const issues = checked.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return new Map(issues.reverse());
}

const isFilled = (text: string, index: number, texts: readonly string[]): boolean =>
  text.trim() !== '' && texts.indexOf(text) === index;

const filled = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] => {
  const texts = items.map(textOf);
  return items.filter((item, index) => isFilled(textOf(item), index, texts));
};

type Question = NonNullable<ContactForm['qualifyUserQuestion']>;
const shownQuestion = ({ question, answers, ...rest }: Question): Question => ({
  ...rest,
  question: question.trim() || CONTACT_FORM_TEXTS.unwritten,
  answers: filled(answers, ({ answer }) => answer),
});

/** The form as its preview shows it, without what has no words yet. */
export function shownForm({ qualifyUserQuestion, steps, formSubmission, ...rest }: ContactForm): ContactForm {
  return {
    ...rest,
    ...(qualifyUserQuestion === undefined ? {} : { qualifyUserQuestion: shownQuestion(qualifyUserQuestion) }),
    steps: steps.map(({ stepSelected, contactFormQuestionData }) => ({
      stepSelected,
      contactFormQuestionData: shownQuestion(contactFormQuestionData),
    })),
    formSubmission: {
      ...formSubmission,
      customInputs: filled(formSubmission.customInputs, ({ label }) => label),
    },
  };
}
