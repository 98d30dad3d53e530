import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { VOTE_TEXTS } from '@harborline/domain/texts/article-vote';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useIsLive } from '../../../shared/hooks/use-is-live';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useLate } from '../../../shared/hooks/use-late';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import type { Outcome } from '../outgoing';
import { type Answer, givenAnswer, rememberAnswer } from './given-answers';
import { isAnswerWaiting, keepAnswer } from './kept-answers';
import { loadAnswerSender } from './load-sender';

const loadReasonForm = async () => (await import('./reason-form')).ReasonForm;

/** Loads what sends an answer, and asks for a reason, before the visitor has answered. */
const preloadSender = () => void Promise.all([loadAnswerSender(), loadReasonForm()]).catch(() => undefined);

/** Sends an answer; without the code for it, as offline, the browser keeps it. */
async function sendOrKeep(articleId: string, answer: Answer): Promise<Outcome> {
  try {
    const sendAnswer = await loadAnswerSender();
    return await sendAnswer(articleId, answer);
  } catch (error) {
    report('not-loaded', error);
    rememberAnswer(articleId, answer);
    return keepAnswer(articleId, answer) ? 'waiting' : 'refused';
  }
}

function AfterNo() {
  const { library, links } = useLibrary();
  return (
    <>
      <p>{FEEDBACK_TEXTS.feedbackSorry}</p>
      {isContactOpen(library) && (
        <>
          <p>{FEEDBACK_TEXTS.feedbackOnTrack}</p>
          <Link to={links.contact()} className="button">
            {HELP_CENTER_TEXTS.contactUs}
          </Link>
        </>
      )}
    </>
  );
}

function WhyNot({ articleId }: { articleId: string }) {
  const ReasonForm = useLate(loadReasonForm);
  return ReasonForm && <ReasonForm articleId={articleId} />;
}

export interface ArticleFeedbackProps {
  readonly articleId: string;
  /** called with each answer */
  readonly onAnswer?: (answer: Answer) => void;
}

/**
 * Asks whether an article helped (S2.3-32, S4.5-07). The answer can be changed: the server counts one per visitor. An
 * earlier visit's is marked (D-18); one that the server refused is not. A rendered page has it hidden until it works.
 */
export function ArticleFeedback({ articleId, onAnswer }: ArticleFeedbackProps) {
  // Not of `useId`, which repeats ids where the feedback is hydrated alone.
  const question = `feedback-${articleId}`;
  const isLive = useIsLive();
  const [answer, setAnswer] = useState(() => (isLive ? givenAnswer(articleId) : null));
  const [isNew, setIsNew] = useState(false);
  const [result, setResult] = useState<Outcome>(() =>
    isLive && isAnswerWaiting(articleId) ? 'waiting' : 'sent',
  );
  const newest = useRef(answer);
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the server rendered the page, which knows no visitor
  useEffect(() => {
    if (isLive || newest.current !== null) return;
    newest.current = givenAnswer(articleId);
    setAnswer(newest.current);
    if (isAnswerWaiting(articleId)) setResult('waiting');
  }, []);
  const send = useCallback(
    (given: Answer) =>
      void sendOrKeep(articleId, given).then((outcome) => {
        if (newest.current !== given) return;
        setResult(outcome);
        if (outcome !== 'refused') return;
        newest.current = null;
        setAnswer(null);
      }),
    [articleId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when the connection is back
  useEffect(() => {
    if (isOnline && result === 'waiting' && newest.current !== null) send(newest.current);
  }, [isOnline]);
  const give = (given: Answer) => {
    setIsNew(true);
    if (given === answer) return;
    newest.current = given;
    setAnswer(given);
    setResult(navigator.onLine ? 'sent' : 'waiting');
    onAnswer?.(given);
    send(given);
  };
  return (
    <section
      className="feedback card"
      aria-labelledby={question}
      hidden={!isLive}
      data-needs-script=""
      data-article={articleId}
      onPointerEnter={preloadSender}
      onFocus={preloadSender}
    >
      <div className="feedback-question">
        <h2 id={question}>{FEEDBACK_TEXTS.feedbackQuestion}</h2>
        <div className="feedback-buttons">
          <button
            type="button"
            className="button quiet"
            value="yes"
            aria-pressed={answer === 'yes'}
            onClick={() => give('yes')}
          >
            <Icon name="good" />
            {HELP_CENTER_TEXTS.yes}
          </button>
          <button
            type="button"
            className="button quiet"
            value="no"
            aria-pressed={answer === 'no'}
            onClick={() => give('no')}
          >
            <Icon name="bad" />
            {HELP_CENTER_TEXTS.no}
          </button>
        </div>
      </div>
      <div className="feedback-reply" role="status">
        {answer !== null && result === 'waiting' && <p>{VOTE_TEXTS.feedbackWaits}</p>}
        {result === 'refused' && <p>{FEEDBACK_TEXTS.feedbackFailed}</p>}
        {isNew && answer === 'yes' && result === 'sent' && <p>{FEEDBACK_TEXTS.feedbackThanks}</p>}
        {isNew && answer === 'no' && <AfterNo />}
      </div>
      {isNew && answer === 'no' && <WhyNot articleId={articleId} />}
    </section>
  );
}
