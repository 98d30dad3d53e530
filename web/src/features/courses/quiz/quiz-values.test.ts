import { isQuiz } from '@harborline/domain/courses/quiz';
import { LIMITS } from '@harborline/domain/limits';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import { expect, it } from 'vitest';
import { moveBy, type QuizValues, quizTextOf, quizValuesOf, validateQuiz } from './quiz-values';

const STORED = 'pass:50\nquestion:A\nright:B\nwrong:C\nbecause:D\nquestion:E\nwrong:F\nright:G\n';
const change = (quiz: QuizValues, passMark: string): QuizValues => ({ ...quiz, passMark });

it('a stored quiz is edited and stored as it was', () => {
  const quiz = quizValuesOf(STORED);
  expect(quizTextOf(quiz)).toBe(STORED);
  expect(validateQuiz(quiz)).toEqual({});
});

it('a new quiz has a question with two answers, which lack their texts', () => {
  const quiz = quizValuesOf('');
  const [question] = quiz.questions;
  const [one, other] = question?.answers ?? [];
  expect(validateQuiz(quiz)).toEqual({
    [question?.key ?? '']: QUIZ_TEXTS.questionRequired,
    [one?.key ?? '']: QUIZ_TEXTS.answerRequired,
    [other?.key ?? '']: QUIZ_TEXTS.answerRequired,
  });
});

it.each(['0', '7', '100', ' 5 '])('%j is a pass mark', (mark) => {
  const quiz = change(quizValuesOf(STORED), mark);
  expect(validateQuiz(quiz)).toEqual({});
  expect(isQuiz(quizTextOf(quiz))).toBe(true);
});

it.each(['', '101', '-1', '4.5', '1e1', 'x'])('%j is no pass mark', (mark) => {
  expect(validateQuiz(change(quizValuesOf(STORED), mark))).toEqual({ passMark: QUIZ_TEXTS.passMarkInvalid });
});

it('needs a question, a second answer and a right one, and fits its document', () => {
  const { questions, ...rest } = quizValuesOf(STORED);
  const [question] = questions;
  if (question === undefined) throw new Error('no question');
  const { key, answers } = question;
  const withAnswers = (changed: typeof answers) =>
    validateQuiz({ ...rest, questions: [{ ...question, answers: changed }] });
  expect(validateQuiz({ ...rest, questions: [] })).toEqual({ quiz: QUIZ_TEXTS.questionsRequired });
  expect(withAnswers(answers.slice(0, 1))).toEqual({ [`${key}/answers`]: QUIZ_TEXTS.answersRequired });
  expect(withAnswers(answers.map((answer) => ({ ...answer, isRight: false })))).toEqual({
    [`${key}/answers`]: QUIZ_TEXTS.rightRequired,
  });
  const because = 'x'.repeat(LIMITS.quizText);
  expect(validateQuiz({ ...rest, questions: [{ ...question, because }] })).toEqual({
    quiz: QUIZ_TEXTS.tooLong,
  });
});

it('rows change places, and stay at the ends', () => {
  const rows = ['a', 'b', 'c'].map((key) => ({ key }));
  const keys = (key: string, step: 1 | -1) =>
    moveBy(rows, key, step)
      .map((row) => row.key)
      .join('');
  expect([keys('a', 1), keys('c', -1), keys('a', -1), keys('c', 1), keys('x', 1)]).toEqual([
    'bac',
    'acb',
    'abc',
    'abc',
    'abc',
  ]);
});
