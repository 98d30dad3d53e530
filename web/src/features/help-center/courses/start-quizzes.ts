import { gradeQuiz, type Quiz, type QuizResult, readQuiz } from '@harborline/domain/courses/quiz';
import { RESULT_TEXTS } from '@harborline/domain/texts/learning-results';

/*
 * The quizzes of a page, on the elements that the server rendered for them. Written without a renderer, like
 * `show-progress.ts`.
 */

const questionsOf = (form: HTMLFormElement): HTMLFieldSetElement[] => [
  ...form.querySelectorAll<HTMLFieldSetElement>('.quiz-question'),
];

const chosenIn = (question: HTMLFieldSetElement): ReadonlySet<number> =>
  new Set(
    [...question.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => Number(value)),
  );

interface Verdict {
  readonly text: string;
  readonly state: 'right' | 'wrong' | 'missing' | '';
}

const NO_VERDICT: Verdict = { text: '', state: '' };

function sayVerdict(question: HTMLFieldSetElement, { text, state }: Verdict): void {
  const verdict = question.querySelector<HTMLElement>('.quiz-verdict');
  if (verdict !== null) {
    verdict.hidden = text === '';
    verdict.textContent = text;
  }
  question.dataset.verdict = state;
}

function explain(question: HTMLFieldSetElement, isShown: boolean): void {
  const because = question.querySelector<HTMLElement>('.quiz-because');
  if (because !== null) because.hidden = !isShown;
}

/** Shows what there is to do: check the answers, or try again. */
function showButtons(form: HTMLFormElement, isChecked: boolean): void {
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const reset = form.querySelector<HTMLButtonElement>('[type="reset"]');
  if (submit === null || reset === null) return;
  submit.disabled = false;
  const hadFocus = form.contains(document.activeElement);
  submit.hidden = isChecked;
  reset.hidden = !isChecked;
  if (hadFocus && isChecked) reset.focus();
}

function sayResult(form: HTMLFormElement, text: string): void {
  const result = form.querySelector('.quiz-result');
  if (result !== null) result.textContent = text;
  // The result names it.
  const passMark = form.querySelector<HTMLElement>('.quiz-pass-mark');
  if (passMark !== null) passMark.hidden = text !== '';
}

function showResult(
  form: HTMLFormElement,
  { rights, score, isPassed }: QuizResult,
  { passMark }: Quiz,
): void {
  questionsOf(form).forEach((question, at) => {
    const isRight = rights[at] === true;
    sayVerdict(question, {
      text: isRight ? RESULT_TEXTS.answerRight : RESULT_TEXTS.answerWrong,
      state: isRight ? 'right' : 'wrong',
    });
    explain(question, true);
    question.disabled = true;
  });
  const { passed, failed } = RESULT_TEXTS;
  sayResult(form, isPassed ? passed(score) : failed(score, passMark));
  showButtons(form, true);
}

function startOver(form: HTMLFormElement): void {
  for (const question of questionsOf(form)) {
    sayVerdict(question, NO_VERDICT);
    explain(question, false);
    question.disabled = false;
  }
  sayResult(form, '');
  showButtons(form, false);
}

/** Says which questions have no answer, and leads to the first. @returns whether all have one */
function isAnswered(form: HTMLFormElement): boolean {
  const missing = questionsOf(form).filter((question) => chosenIn(question).size === 0);
  for (const question of questionsOf(form)) {
    const isMissing = missing.includes(question);
    sayVerdict(question, isMissing ? { text: RESULT_TEXTS.answerMissing, state: 'missing' } : NO_VERDICT);
  }
  missing[0]?.querySelector('input')?.focus();
  return missing.length === 0;
}

export type OnResult = (lessonId: string, result: QuizResult) => void;

function startQuiz(form: HTMLFormElement, quiz: Quiz, onResult: (result: QuizResult) => void): () => void {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (!isAnswered(form)) return;
    const result = gradeQuiz(quiz, questionsOf(form).map(chosenIn));
    showResult(form, result, quiz);
    onResult(result);
  };
  const onReset = () => {
    startOver(form);
    form.querySelector('input')?.focus();
  };
  startOver(form);
  form.addEventListener('submit', onSubmit);
  form.addEventListener('reset', onReset);
  return () => {
    form.removeEventListener('submit', onSubmit);
    form.removeEventListener('reset', onReset);
    startOver(form);
    const submit = form.querySelector<HTMLButtonElement>('[type="submit"]');
    if (submit !== null) submit.disabled = true;
  };
}

/**
 * Has the quizzes of a page work.
 * @param texts of the quizzes, by the ids of their lessons
 * @returns a function that leaves the page as the server rendered it
 */
export function startQuizzes(
  page: HTMLElement,
  texts: ReadonlyMap<string, string>,
  onResult: OnResult,
): () => void {
  const ends = [...page.querySelectorAll<HTMLFormElement>('form.quiz')].map((form) => {
    const lessonId = form.closest<HTMLElement>('[data-lesson]')?.dataset.lesson ?? '';
    const quiz = readQuiz(texts.get(lessonId) ?? '');
    return quiz && startQuiz(form, quiz, (result) => onResult(lessonId, result));
  });
  return () => {
    for (const end of ends) end?.();
  };
}
