import { FEEDBACK_REASONS, type FeedbackReason } from '@harborline/domain/entities/article-feedback';
import { LIMITS } from '@harborline/domain/limits';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import './feedback.css';
import { type FormEvent, useState } from 'react';
import type { Outcome } from '../outgoing';
import { reasons } from './send-reason';

type Step = 'asking' | 'sending' | Outcome;

const DONE: Partial<Record<Step, string>> = {
  sent: FEEDBACK_TEXTS.reasonThanks,
  waiting: FEEDBACK_TEXTS.reasonWaits,
};

/** Asks why an article did not help; what is sent, its writers read. */
export function ReasonForm({ articleId }: { articleId: string }) {
  const hintId = `reason-${articleId}`;
  const [reason, setReason] = useState<FeedbackReason | null>(null);
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>('asking');
  const done = DONE[step];
  if (done !== undefined)
    return (
      <p className="reason-form" role="status">
        {done}
      </p>
    );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || step === 'sending') return;
    setStep('sending');
    setStep(await reasons.deliver(articleId, { reason, text }));
  };
  return (
    <form className="reason-form" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{FEEDBACK_TEXTS.reasonQuestion}</legend>
        {FEEDBACK_REASONS.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {FEEDBACK_TEXTS.reasons[one]}
          </label>
        ))}
      </fieldset>
      {reason !== null && (
        <>
          <label className="reason-text">
            {FEEDBACK_TEXTS.reasonDetails}
            <textarea
              rows={3}
              maxLength={LIMITS.feedbackText}
              value={text}
              aria-describedby={hintId}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <p id={hintId} className="muted">
            {FEEDBACK_TEXTS.reasonHint}
          </p>
          <button type="submit" className="button quiet" aria-disabled={step === 'sending'}>
            {step === 'sending' ? FEEDBACK_TEXTS.sendingReason : FEEDBACK_TEXTS.sendReason}
          </button>
        </>
      )}
      {step === 'refused' && <p role="alert">{FEEDBACK_TEXTS.reasonFailed}</p>}
    </form>
  );
}
