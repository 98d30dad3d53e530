import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { QuizEditor } from './quiz-editor';
import { type QuizValues, quizTextOf, quizValuesOf, validateQuiz } from './quiz-values';

let current: QuizValues;

function Editor({ stored, isChecked = false }: { stored: string; isChecked?: boolean }) {
  const [quiz, setQuiz] = useState(() => quizValuesOf(stored));
  current = quiz;
  const [errors] = useState(() => (isChecked ? validateQuiz(quiz) : {}));
  return <QuizEditor quiz={quiz} errors={errors} isDisabled={false} onChange={setQuiz} />;
}

const question = (number: number) => {
  const heading = screen.getByRole('heading', { name: QUIZ_TEXTS.questionNumber(number) });
  return within(heading.closest('li') ?? document.body);
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const STORED = 'pass:50\nquestion:A\nright:B\nwrong:C\nquestion:E\nwrong:F\nright:G\n';

afterEach(cleanup);

it('a quiz is written from nothing, the new row having the focus each time', async () => {
  render(<Editor stored="" />);
  const first = question(1);
  type(first.getByLabelText(QUIZ_TEXTS.question), 'Which oil?');
  type(first.getByLabelText(QUIZ_TEXTS.answerNumber(1)), 'Thin');
  type(first.getByLabelText(QUIZ_TEXTS.answerNumber(2)), 'Thick');
  fireEvent.click(first.getByRole('checkbox', { name: QUIZ_TEXTS.isRightOf(2) }));
  fireEvent.click(first.getByRole('checkbox', { name: QUIZ_TEXTS.isRightOf(1) }));
  type(first.getByLabelText(QUIZ_TEXTS.because), 'It stays.');
  fireEvent.click(first.getByRole('button', { name: QUIZ_TEXTS.addAnswer }));
  const third = first.getByLabelText(QUIZ_TEXTS.answerNumber(3));
  await waitFor(() => expect(document.activeElement).toBe(third));
  type(third, 'None');
  type(screen.getByLabelText(QUIZ_TEXTS.passMark), '100');
  expect(quizTextOf(current)).toBe(
    'pass:100\nquestion:Which oil?\nwrong:Thin\nright:Thick\nwrong:None\nbecause:It stays.\n',
  );
  press(QUIZ_TEXTS.addQuestion);
  const second = question(2).getByLabelText(QUIZ_TEXTS.question);
  await waitFor(() => expect(document.activeElement).toBe(second));
});

it('questions and answers change places by their buttons, which keep the focus', async () => {
  render(<Editor stored={STORED} />);
  press(QUIZ_TEXTS.moveDown(QUIZ_TEXTS.questionNumber(1)));
  expect(quizTextOf(current)).toBe('pass:50\nquestion:E\nwrong:F\nright:G\nquestion:A\nright:B\nwrong:C\n');
  const moved = screen.getByRole('button', { name: QUIZ_TEXTS.moveDown(QUIZ_TEXTS.questionNumber(2)) });
  await waitFor(() => expect(document.activeElement).toBe(moved));
  expect(moved.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(moved);
  fireEvent.click(question(1).getByRole('button', { name: QUIZ_TEXTS.moveUp(QUIZ_TEXTS.answerNumber(2)) }));
  expect(quizTextOf(current)).toBe('pass:50\nquestion:E\nright:G\nwrong:F\nquestion:A\nright:B\nwrong:C\n');
});

it('rows go, but never the last question and the last two answers', async () => {
  render(<Editor stored={STORED} />);
  fireEvent.click(question(1).getByRole('button', { name: QUIZ_TEXTS.remove(QUIZ_TEXTS.answerNumber(1)) }));
  expect(quizTextOf(current)).toBe(STORED);
  press(QUIZ_TEXTS.remove(QUIZ_TEXTS.questionNumber(1)));
  expect(quizTextOf(current)).toBe('pass:50\nquestion:E\nwrong:F\nright:G\n');
  const add = screen.getByRole('button', { name: QUIZ_TEXTS.addQuestion });
  await waitFor(() => expect(document.activeElement).toBe(add));
  press(QUIZ_TEXTS.remove(QUIZ_TEXTS.questionNumber(1)));
  expect(current.questions).toHaveLength(1);
});

it('errors stand at their fields, the first of which has the focus', async () => {
  render(<Editor stored="" isChecked />);
  const field = question(1).getByLabelText(QUIZ_TEXTS.question);
  await waitFor(() => expect(document.activeElement).toBe(field));
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe(QUIZ_TEXTS.questionRequired);
  expect(question(1).getAllByText(QUIZ_TEXTS.answerRequired)).toHaveLength(2);
});
