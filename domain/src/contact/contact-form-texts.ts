import type { ContactForm } from '../entities/library';
import type { WizardQuestion } from './wizard';

const textsOf = ({ question, helpText = '', answers }: WizardQuestion): string[] => [
  question,
  helpText,
  ...answers.map(({ answer }) => answer),
];

/** All words of a contact form that a visitor reads, in their order. */
export function contactFormTexts({ qualifyUserQuestion, steps, formSubmission }: ContactForm): string[] {
  const questions = steps.map(({ contactFormQuestionData }) => contactFormQuestionData);
  if (qualifyUserQuestion !== undefined) questions.unshift(qualifyUserQuestion);
  const { customInputs, thankYouMsg, submitBtnText } = formSubmission;
  const labels = customInputs.map(({ label }) => label);
  return [...questions.flatMap(textsOf), ...labels, thankYouMsg, submitBtnText].filter((text) => text !== '');
}
