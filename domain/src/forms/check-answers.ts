import { isEmailAddress } from '../contact/email-address';
import { isCalendarDay } from '../predicate/times';
import { type Answer, type Answers, answerTo, plainAnswer } from './answers';
import { type FormDefinition, type FormField, isAnswered } from './form-definition';
import { FORM_LIMITS } from './form-limits';
import { CONSENT, RATING_ANSWERS } from './form-predicate';
import { type ShownField, shownFields } from './shown-fields';

/** What is wrong with an answer. */
export type AnswerProblem =
  | 'required'
  | 'too-long'
  | 'no-number'
  | 'too-small'
  | 'too-large'
  | 'no-email'
  | 'no-phone'
  | 'no-date'
  | 'no-option';

type Read = { readonly answer: Answer } | { readonly problem: AnswerProblem };

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,6})?$/;
/** Digits with what people write between them; an extension may follow. */
const PHONE = /^\+?[\d ()/.-]{4,30}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i;
const hasDigits = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 4;

function readNumber({ least, most }: FormField, text: string): Read {
  if (!NUMBER.test(text)) return { problem: 'no-number' };
  const number = Number(text);
  if (least !== null && number < least) return { problem: 'too-small' };
  if (most !== null && number > most) return { problem: 'too-large' };
  return { answer: text };
}

/** Keeps an answer if it passes, or says what is wrong with it. */
const unless = (isWrong: boolean, problem: AnswerProblem, answer: Answer): Read =>
  isWrong ? { problem } : { answer };

function readText(field: FormField, text: string): Read {
  const most = field.kind === 'longText' ? FORM_LIMITS.longAnswer : FORM_LIMITS.answer;
  if (text.length > most) return { problem: 'too-long' };
  switch (field.kind) {
    case 'number':
      return readNumber(field, text);
    case 'email':
      return unless(!isEmailAddress(text), 'no-email', text);
    case 'phone':
      return unless(!PHONE.test(text) || !hasDigits(text), 'no-phone', text);
    case 'date':
      return unless(!isCalendarDay(text), 'no-date', text);
    case 'choice':
      return unless(!field.options.some(({ ref }) => ref === text), 'no-option', text);
    case 'rating':
      return unless(!RATING_ANSWERS.some((rating) => rating === text), 'no-option', text);
    case 'consent':
      return unless(text !== CONSENT, 'no-option', text);
    default:
      return { answer: text };
  }
}

/** The chosen options in the order of the field, each once. */
function readChoices({ options }: FormField, given: readonly string[]): Read {
  const chosen = options.filter(({ ref }) => given.includes(ref)).map(({ ref }) => ref);
  return unless(chosen.length < new Set(given).size, 'no-option', chosen);
}

/** What an address brought along is cut, and never wrong: nobody sees it, so that nobody could mend it. */
const readHidden = (given: Answer): Read => ({
  answer: typeof given === 'string' ? given.slice(0, FORM_LIMITS.answer).replace(/[\uD800-\uDBFF]$/, '') : '',
});

function readAnswer({ field, isRequired }: ShownField, given: Answer): Read {
  if (field.kind === 'hidden') return readHidden(given);
  if (given.length === 0) return unless(isRequired, 'required', '');
  if (field.kind === 'choices') return readChoices(field, typeof given === 'string' ? [given] : given);
  return typeof given === 'string' ? readText(field, given) : { problem: 'no-option' };
}

/** Answers as they are kept, and what is wrong with others, by the `ref` of their field. */
export interface CheckedAnswers {
  /** to shown fields alone, and only where there is one */
  readonly answers: Answers;
  readonly problems: ReadonlyMap<string, AnswerProblem>;
}

/**
 * Reads what somebody answered: the page before it goes on, and the server before it stores anything. Answers to fields
 * that are not shown, or that the form does not have, are left out.
 * @param page reads its fields alone
 */
export function checkAnswers(
  form: Pick<FormDefinition, 'pages'>,
  given: Answers,
  { now, page }: { readonly now: number; readonly page?: number },
): CheckedAnswers {
  const answers: Record<string, Answer> = {};
  const problems = new Map<string, AnswerProblem>();
  for (const shown of shownFields(form, given, now)) {
    if (!isAnswered(shown.field) || (page !== undefined && shown.page !== page)) continue;
    const { ref } = shown.field;
    const read = readAnswer(shown, plainAnswer(answerTo(given, ref)));
    if ('problem' in read) problems.set(ref, read.problem);
    else if (read.answer.length > 0) answers[ref] = read.answer;
  }
  return { answers, problems };
}
