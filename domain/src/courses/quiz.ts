import { oneLine } from '../text/clip';

export interface QuizAnswer {
  readonly text: string;
  readonly isRight: boolean;
}

export interface QuizQuestion {
  readonly text: string;
  /** two or more, one or several of them right */
  readonly answers: readonly QuizAnswer[];
  /** shown once the question is answered, '' for none */
  readonly because: string;
}

export interface Quiz {
  /** per cent of the questions that must be right, 0 to 100 */
  readonly passMark: number;
  readonly questions: readonly QuizQuestion[];
}

/**
 * A quiz is one text, like the outline of a course, because security rules have no loops: the pass mark, then each
 * question with its answers and its explanation, one per line.
 */
const QUESTION = 'question:[^\\n]+\\n';
const ANY = '(?:right|wrong):[^\\n]+\\n';
const ANSWERS = `(?:(?:wrong:[^\\n]+\\n)+right:[^\\n]+\\n(?:${ANY})*|right:[^\\n]+\\n(?:${ANY})+)`;
const QUIZ = new RegExp(`^pass:(?:100|[1-9]?[0-9])\\n(?:${QUESTION}${ANSWERS}(?:because:[^\\n]+\\n)?)+$`);

/** Whether a text is a quiz, as the rules check it: each question has two answers or more, and a right one. */
export const isQuiz = (text: string): boolean => QUIZ.test(text);

const LINE = /^(pass|question|right|wrong|because):([^\n]+)$/;

interface Draft {
  text: string;
  answers: QuizAnswer[];
  because: string;
}

/** The quiz of a text; null if it is none. */
export function readQuiz(text: string): Quiz | null {
  if (!isQuiz(text)) return null;
  let passMark = 0;
  const questions: Draft[] = [];
  for (const line of text.split('\n')) {
    const [, kind, value = ''] = LINE.exec(line) ?? [];
    const question = questions.at(-1);
    if (kind === 'pass') passMark = Number(value);
    else if (kind === 'question') questions.push({ text: value, answers: [], because: '' });
    else if (kind === 'because' && question) question.because = value;
    else if (kind !== undefined) question?.answers.push({ text: value, isRight: kind === 'right' });
  }
  return { passMark, questions };
}

function linesOf({ text, answers, because }: QuizQuestion): string[] {
  const explained = oneLine(because);
  return [
    `question:${oneLine(text)}`,
    ...answers.map(({ text: answer, isRight }) => `${isRight ? 'right' : 'wrong'}:${oneLine(answer)}`),
    ...(explained === '' ? [] : [`because:${explained}`]),
  ];
}

/** The text of a quiz; each of its texts becomes one line. */
export const writeQuiz = ({ passMark, questions }: Quiz): string =>
  [`pass:${passMark}`, ...questions.flatMap(linesOf)].map((line) => `${line}\n`).join('');

/** Whether more than one answer has to be chosen. */
export const hasSeveralRight = ({ answers }: QuizQuestion): boolean =>
  answers.filter(({ isRight }) => isRight).length > 1;

export interface QuizResult {
  /** for each question, whether exactly its right answers were chosen */
  readonly rights: readonly boolean[];
  /** per cent of the questions, rounded down, so that a mark that was not reached never seems to be */
  readonly score: number;
  readonly isPassed: boolean;
}

/** Grades what was chosen. @param chosen for each question, the indexes of the chosen answers */
export function gradeQuiz({ passMark, questions }: Quiz, chosen: readonly ReadonlySet<number>[]): QuizResult {
  const rights = questions.map(({ answers }, at) =>
    answers.every(({ isRight }, index) => isRight === (chosen[at]?.has(index) ?? false)),
  );
  const count = rights.filter((isRight) => isRight).length;
  const score = Math.floor((100 * count) / questions.length);
  return { rights, score, isPassed: score >= passMark };
}
