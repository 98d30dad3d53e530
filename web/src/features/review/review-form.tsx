import { LIMITS } from '@harborline/domain/limits';
import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import { REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { type FormEvent, useState } from 'react';
import { Stars } from '../../shared/ui-public/stars';
import { type Reviewed, type ReviewFailure, type ReviewLink, sendReview } from './review-calls';

interface ReviewFormProps {
  link: ReviewLink;
  reviewed: Reviewed;
  /** of the star link in the email */
  preselected: RatingValue | null;
  onSent: () => void;
  /** the link can no longer be used */
  onRefused: (failure: ReviewFailure) => void;
}

/** The comment: marked as required, but an empty one does not block (D-05). */
function Comment({
  rating,
  text,
  onChange,
}: {
  rating: RatingValue;
  text: string;
  onChange: (text: string) => void;
}) {
  return (
    <>
      {/* S4.5-03 */}
      <p className="review-prompt">{rating <= 3 ? REVIEW_TEXTS.improve : REVIEW_TEXTS.helpful}</p>
      <label className="review-comment">
        <span>
          {REVIEW_TEXTS.comments}
          <span className="review-required" aria-hidden="true">
            {' *'}
          </span>
        </span>
        <textarea
          rows={6}
          maxLength={LIMITS.ratingComment}
          placeholder={REVIEW_TEXTS.commentsHint}
          aria-required="true"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </>
  );
}

/** The five stars, then the prompt and the comment (S2.4-20 to S2.4-23). */
export function ReviewForm({ link, reviewed, preselected, onSent, onRefused }: ReviewFormProps) {
  const [rating, setRating] = useState(preselected ?? reviewed.rating);
  const [comment, setComment] = useState('');
  const [step, setStep] = useState<'asking' | 'sending' | 'failed'>('asking');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === null || step === 'sending') return;
    setStep('sending');
    const failure = await sendReview(link, { rating, comment });
    setStep(failure === 'failed' ? 'failed' : 'asking');
    if (failure === undefined) onSent();
    else if (failure !== 'failed') onRefused(failure);
  };
  return (
    <form className="review-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted" dir="auto">
        {REVIEW_TEXTS.about(reviewed.agentName, reviewed.companyName)}
      </p>
      <Stars heading="h1" rating={rating} onChoose={setRating} />
      {reviewed.rating !== null && <p className="muted">{REVIEW_TEXTS.ratedBefore}</p>}
      {rating !== null && <Comment rating={rating} text={comment} onChange={setComment} />}
      {step === 'failed' && (
        <p className="review-failed" role="alert">
          {REVIEW_TEXTS.notSent}
        </p>
      )}
      <button type="submit" className="button" disabled={rating === null} aria-disabled={step === 'sending'}>
        {step === 'sending' ? REVIEW_TEXTS.submitting : REVIEW_TEXTS.submit}
      </button>
    </form>
  );
}
