import { type QuizAnswer, type QuizQuestion, readQuiz, writeQuiz } from '@harborline/domain/courses/quiz';
import { LIMITS } from '@harborline/domain/limits';
import { oneLine } from '@harborline/domain/text/clip';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import * as z from 'zod/mini';

/** Names a row of the editor as long as it is open. */
interface Keyed {
  readonly key: string;
}
export interface AnswerValues extends QuizAnswer, Keyed {}
export interface QuestionValues extends Omit<QuizQuestion, 'answers'>, Keyed {
  readonly answers: readonly AnswerValues[];
}

/** What the editor of a quiz holds. */
export interface QuizValues {
  /** per cent, as typed */
  readonly passMark: string;
  readonly questions: readonly QuestionValues[];
}

let lastKey = 0;
function nextKey(): string {
  lastKey += 1;
  return `row${lastKey}`;
}

export const newAnswer = (): AnswerValues => ({ key: nextKey(), text: '', isRight: false });

/** The first answer is right until its writer chooses others. */
export const newQuestion = (): QuestionValues => ({
  key: nextKey(),
  text: '',
  because: '',
  answers: [{ ...newAnswer(), isRight: true }, newAnswer()],
});

const withKey = <Row extends object>(row: Row): Row & Keyed => ({ ...row, key: nextKey() });

/** A quiz of an earlier visit, whose rows must not share keys with those of this one. */
const withNewKeys = ({ passMark, questions }: QuizValues): QuizValues => ({
  passMark,
  questions: questions.map((row) => withKey({ ...row, answers: row.answers.map(withKey) })),
});

const answerSchema = z.object({ key: z.string(), text: z.string(), isRight: z.boolean() });
const questionSchema = z.object({
  key: z.string(),
  text: z.string(),
  because: z.string(),
  answers: z.readonly(z.array(answerSchema)),
});

/** A quiz as a device keeps it. */
export const quizValuesSchema = z.pipe(
  z.object({ passMark: z.string(), questions: z.readonly(z.array(questionSchema)) }),
  z.transform(withNewKeys),
);

const withoutKeys = ({ passMark, questions }: QuizValues): string =>
  JSON.stringify([
    passMark.trim(),
    questions.map(({ text, because, answers }) => [
      ...[text, because],
      ...answers.map((answer) => [answer.text, answer.isRight]),
    ]),
  ]);

/** Whether two quizzes ask the same, whatever their rows are called. */
export const isSameQuiz = (one: QuizValues, other: QuizValues): boolean =>
  withoutKeys(one) === withoutKeys(other);

/** A stored quiz as its editor shows it; a new one for a lesson that has none. */
export function quizValuesOf(stored: string): QuizValues {
  const quiz = readQuiz(stored);
  if (quiz === null) return { passMark: '80', questions: [newQuestion()] };
  const questions = quiz.questions.map((question) =>
    withKey({ ...question, answers: question.answers.map(withKey) }),
  );
  return { passMark: String(quiz.passMark), questions };
}

/** What is stored of a quiz without errors. */
export const quizTextOf = ({ passMark, questions }: QuizValues): string =>
  writeQuiz({ passMark: Number(passMark), questions });

/** Exchanges a row with the one before or after it. */
export function moveBy<Row extends Keyed>(rows: readonly Row[], key: string, step: 1 | -1): readonly Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[from], rows[from + step]];
  if (row === undefined || other === undefined) return rows;
  return rows.map((one) => (one === row ? other : one === other ? row : one));
}

/** Messages by what they are about: `passMark`, the key of a question or an answer, or `{question}/answers`. */
export type QuizErrors = Readonly<Record<string, string>>;

const isPassMark = (typed: string): boolean => /^[0-9]{1,3}$/.test(typed.trim()) && Number(typed) <= 100;

function answersProblem(answers: readonly AnswerValues[]): string {
  if (answers.length < 2) return QUIZ_TEXTS.answersRequired;
  return answers.some(({ isRight }) => isRight) ? '' : QUIZ_TEXTS.rightRequired;
}

function questionErrors({ key, text, answers }: QuestionValues): [string, string][] {
  const isEmpty = (value: string) => oneLine(value) === '';
  const problem = answersProblem(answers);
  return [
    ...(isEmpty(text) ? [[key, QUIZ_TEXTS.questionRequired] as [string, string]] : []),
    ...answers
      .filter((answer) => isEmpty(answer.text))
      .map((answer): [string, string] => [answer.key, QUIZ_TEXTS.answerRequired]),
    ...(problem === '' ? [] : [[`${key}/answers`, problem] as [string, string]]),
  ];
}

/** Errors that keep a quiz from being saved, by what they are about. */
export function validateQuiz(quiz: QuizValues): QuizErrors {
  const errors = quiz.questions.flatMap(questionErrors);
  if (!isPassMark(quiz.passMark)) errors.push(['passMark', QUIZ_TEXTS.passMarkInvalid]);
  if (quiz.questions.length === 0) errors.push(['quiz', QUIZ_TEXTS.questionsRequired]);
  if (quizTextOf(quiz).length > LIMITS.quizText) errors.push(['quiz', QUIZ_TEXTS.tooLong]);
  return Object.fromEntries(errors);
}
