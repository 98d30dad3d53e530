import type { ContactForm } from '@harborline/domain/entities/library';

export type Question = NonNullable<ContactForm['qualifyUserQuestion']>;
export type Answer = Question['answers'][number];
export type Input = ContactForm['formSubmission']['customInputs'][number];

/** Which question of a form: the first one, or that of a step by its position. */
export type Place = 'first' | number;

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((one, at) => (at === index ? item : one));
export const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_item, at) => at !== index);
export const inserted = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** @returns the same items if there is no such position */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return inserted(without(items, from), to, item);
}

export const questionAt = (form: ContactForm, place: Place): Question | undefined =>
  place === 'first' ? form.qualifyUserQuestion : form.steps[place]?.contactFormQuestionData;

/** All questions of a form, in their order. */
export const questionsOf = ({ qualifyUserQuestion, steps }: ContactForm): Question[] => [
  ...(qualifyUserQuestion === undefined ? [] : [qualifyUserQuestion]),
  ...steps.map(({ contactFormQuestionData }) => contactFormQuestionData),
];

/** The form with another question at a place; undefined takes it away, with its step. */
export function withQuestion(form: ContactForm, place: Place, question: Question | undefined): ContactForm {
  if (place !== 'first') {
    const step = form.steps[place];
    if (step === undefined) return form;
    const steps =
      question === undefined
        ? without(form.steps, place)
        : replaced(form.steps, place, { ...step, contactFormQuestionData: question });
    return { ...form, steps };
  }
  const { qualifyUserQuestion: _before, ...rest } = form;
  return question === undefined ? rest : { ...rest, qualifyUserQuestion: question };
}

export const withInputs = (form: ContactForm, customInputs: readonly Input[]): ContactForm => ({
  ...form,
  formSubmission: { ...form.formSubmission, customInputs: [...customInputs] },
});

/** A field that names an answer follows its new words, unless another answer still has the old ones. */
export function followAnswer(form: ContactForm, before: string, after: string): ContactForm {
  const isKept = questionsOf(form).some(({ answers }) => answers.some(({ answer }) => answer === before));
  if (isKept || before === '') return form;
  const inputs = form.formSubmission.customInputs.map((input) =>
    input.forAnswers?.includes(before) === true
      ? { ...input, forAnswers: input.forAnswers.map((answer) => (answer === before ? after : answer)) }
      : input,
  );
  return withInputs(form, inputs);
}
