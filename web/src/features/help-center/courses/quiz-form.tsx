import { hasSeveralRight, type Quiz, type QuizQuestion, readQuiz } from '@harborline/domain/courses/quiz';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';

interface QuestionProps {
  readonly question: QuizQuestion;
  /** of the form's fields, unlike that of any other question on the page */
  readonly name: string;
}

function Question({ question, name }: QuestionProps) {
  const type = hasSeveralRight(question) ? 'checkbox' : 'radio';
  return (
    <fieldset className="quiz-question">
      <legend dir="auto">{question.text}</legend>
      {type === 'checkbox' && <p className="muted">{COURSE_PAGE_TEXTS.severalRight}</p>}
      {question.answers.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers never move on a page, and two may read the same
        <label key={index} className="quiz-answer">
          <input type={type} name={name} value={index} />
          <span dir="auto">{text}</span>
        </label>
      ))}
      <p className="quiz-verdict" hidden />
      {question.because !== '' && (
        <p className="quiz-because" dir="auto" hidden>
          {question.because}
        </p>
      )}
    </fieldset>
  );
}

function Questions({ quiz, lessonId }: { readonly quiz: Quiz; readonly lessonId: string }) {
  return (
    <ol className="quiz-questions">
      {quiz.questions.map((question, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions never move on a page, and two may read the same
        <li key={index}>
          <Question question={question} name={`${lessonId}-${index}`} />
        </li>
      ))}
    </ol>
  );
}

interface QuizFormProps {
  /** as it is stored */
  readonly text: string;
  readonly lessonId: string;
}

/** The questions of a quiz; `start-quizzes.ts` has the form work. Without JavaScript it is a list to read. */
export function QuizForm({ text, lessonId }: QuizFormProps) {
  const quiz = readQuiz(text);
  if (quiz === null) return null;
  return (
    <form className="quiz" noValidate>
      <Questions quiz={quiz} lessonId={lessonId} />
      <p className="quiz-without-script">{COURSE_PAGE_TEXTS.quizNeedsScript}</p>
      <p className="quiz-pass-mark muted">{COURSE_PAGE_TEXTS.passMark(quiz.passMark)}</p>
      <p className="quiz-result" role="status" />
      <div className="button-row">
        {/* Disabled until it works, so that no browser sends the form. */}
        <button type="submit" className="button" disabled>
          {COURSE_PAGE_TEXTS.checkAnswers}
        </button>
        <button type="reset" className="button quiet" hidden>
          {COURSE_PAGE_TEXTS.tryAgain}
        </button>
      </div>
    </form>
  );
}
