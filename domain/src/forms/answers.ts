import { hasVisible } from '../text/has-visible';

/** What somebody chose or wrote: several for fields with several choices, '' or absent for nothing. */
export type Answer = string | readonly string[];

/** Answers by the `ref` of their field. */
export type Answers = Readonly<Record<string, Answer>>;

/** The answer to a field; '' for none, whatever objects inherit. */
export const answerTo = (answers: Answers, ref: string): Answer =>
  Object.hasOwn(answers, ref) ? (answers[ref] ?? '') : '';

/** An answer as one text. */
export const oneAnswer = (answers: Answers, ref: string): string => {
  const answer = answerTo(answers, ref);
  return typeof answer === 'string' ? answer : (answer[0] ?? '');
};

/** An answer as several. */
export const manyAnswers = (answers: Answers, ref: string): readonly string[] => {
  const answer = answerTo(answers, ref);
  if (typeof answer !== 'string') return answer;
  return answer === '' ? [] : [answer];
};

/** An answer as conditions see it and as it is kept: without spaces around it, and '' if nothing of it shows. */
export const plainAnswer = (answer: Answer): Answer => {
  if (typeof answer !== 'string') return answer;
  return hasVisible(answer) ? answer.trim() : '';
};
