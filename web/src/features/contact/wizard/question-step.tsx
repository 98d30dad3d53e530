import type { WizardQuestion } from '@harborline/domain/contact/wizard';
import { Icon } from '../../../shared/ui-public/icons';

interface QuestionStepProps {
  readonly question: WizardQuestion;
  readonly onAnswer: (index: number) => void;
}

/** One question of the wizard with its answers (S4.1-03). */
export function QuestionStep({ question, onAnswer }: QuestionStepProps) {
  return (
    <section aria-labelledby="wizard-question">
      <h2 id="wizard-question" dir="auto">
        {question.question}
      </h2>
      {question.helpText !== undefined && (
        <p className="muted" dir="auto">
          {question.helpText}
        </p>
      )}
      <ul className="answers">
        {question.answers.map(({ answer }, index) => (
          <li key={answer}>
            <button type="button" className="answer" onClick={() => onAnswer(index)}>
              <bdi>{answer}</bdi>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
