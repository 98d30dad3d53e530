import { getOwnRating, rateMessage } from '@harborline/domain/api/inbox/ratings';
import { LIMITS } from '@harborline/domain/limits';
import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import { REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import { callAsVisitor, readAsVisitor } from '../../../shared/firebase/visitor-session';
import { useResource } from '../../../shared/hooks/use-resource';
import { Stars } from '../../../shared/ui-public/stars';
import './rate-answer.css';

const askedSchema = z.object({ data: getOwnRating.answer });

interface RatedAnswer {
  readonly conversationRef: string;
  readonly messageId: string;
}

async function readAsked({ conversationRef, messageId }: RatedAnswer) {
  const query = { conversation_ref: conversationRef, message_id: messageId };
  return askedSchema.parse(await readAsVisitor(getOwnRating, query)).data;
}

/** After a conversation: the five stars and a comment, if the library asks for a rating (S7.2-18, D-97). */
export function RateAnswer(answer: RatedAnswer) {
  const asked = useResource(`rating/${answer.messageId}`, () => readAsked(answer));
  if (asked.status !== 'ready' || !asked.data.is_asked) return null;
  return <RatingForm answer={answer} before={asked.data.rating} />;
}

/** The button that had the focus is gone. */
const focusOn = (thanks: HTMLElement | null): void => thanks?.focus();

function RatingForm({ answer, before }: { answer: RatedAnswer; before: RatingValue | null }) {
  const [rating, setRating] = useState(before);
  const [comment, setComment] = useState('');
  const [step, setStep] = useState<'asking' | 'sending' | 'failed' | 'sent'>('asking');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rating === null || step === 'sending') return;
    setStep('sending');
    callAsVisitor(rateMessage, {
      conversation_ref: answer.conversationRef,
      message_id: answer.messageId,
      message_rating: rating,
      message_review: comment,
    }).then(
      () => setStep('sent'),
      (error: unknown) => {
        report('rating-not-sent', error);
        setStep('failed');
      },
    );
  };
  if (step === 'sent')
    return (
      <p className="rate-answer" role="status" tabIndex={-1} ref={focusOn}>
        {REVIEW_TEXTS.afterwards}
      </p>
    );
  return (
    <form className="rate-answer" noValidate onSubmit={submit}>
      <Stars heading="h3" rating={rating} onChoose={setRating} />
      {before !== null && <p className="muted">{REVIEW_TEXTS.ratedBefore}</p>}
      {rating !== null && (
        <div className="rate-comment">
          <label htmlFor={id}>{rating <= 3 ? REVIEW_TEXTS.improve : REVIEW_TEXTS.helpful}</label>
          <textarea
            id={id}
            rows={2}
            dir="auto"
            maxLength={LIMITS.ratingComment}
            placeholder={REVIEW_TEXTS.commentsHint}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <button type="submit" className="button" aria-disabled={step === 'sending'}>
            {step === 'sending' ? REVIEW_TEXTS.submitting : REVIEW_TEXTS.submit}
          </button>
        </div>
      )}
      {step === 'failed' && (
        <p className="rate-failed" role="alert">
          {REVIEW_TEXTS.notSent}
        </p>
      )}
    </form>
  );
}
