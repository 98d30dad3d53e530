import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useId, useState } from 'react';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { sendArticleAnswer } from '../data/send-activity';

type Answer = 'yes' | 'no';

function AfterNo() {
  const { library, links } = useLibrary();
  return (
    <>
      <p>{HELP_CENTER_TEXTS.feedbackSorry}</p>
      {isContactOpen(library) && (
        <>
          <p>{HELP_CENTER_TEXTS.feedbackOnTrack}</p>
          <Link to={links.contact()} className="button">
            {HELP_CENTER_TEXTS.contactUs}
          </Link>
        </>
      )}
    </>
  );
}

interface ArticleFeedbackProps {
  readonly articleId: string;
  /** what follows a Yes; the thanks if nothing else is given */
  readonly onAnswer?: (answer: Answer) => void;
}

/** Whether an article helped (S2.3-32, S4.5-07); the answer can be changed, the server counts one per visitor. */
export function ArticleFeedback({ articleId, onAnswer }: ArticleFeedbackProps) {
  const question = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const give = (given: Answer) => {
    if (given === answer) return;
    setAnswer(given);
    onAnswer?.(given);
    void sendArticleAnswer(articleId, given);
  };
  return (
    <section className="feedback card" aria-labelledby={question}>
      <div className="feedback-question">
        <h2 id={question}>{HELP_CENTER_TEXTS.feedbackQuestion}</h2>
        <div className="feedback-buttons">
          <button
            type="button"
            className="button quiet"
            aria-pressed={answer === 'yes'}
            onClick={() => give('yes')}
          >
            <Icon name="good" />
            {HELP_CENTER_TEXTS.yes}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-pressed={answer === 'no'}
            onClick={() => give('no')}
          >
            <Icon name="bad" />
            {HELP_CENTER_TEXTS.no}
          </button>
        </div>
      </div>
      <div className="feedback-reply" role="status">
        {answer === 'yes' && <p>{HELP_CENTER_TEXTS.feedbackThanks}</p>}
        {answer === 'no' && <AfterNo />}
      </div>
    </section>
  );
}
