import { RATINGS, type RatingValue } from '@harborline/domain/ratings/rating-values';
import { RATING_LABELS, REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import './stars.css';

interface StarsProps {
  /** the heading of the question, at its level on the page */
  heading: 'h1' | 'h3';
  /** null while none is chosen */
  rating: RatingValue | null;
  onChoose: (rating: RatingValue) => void;
}

/** The question and its five stars: one group of radio buttons, so arrow keys move through them (S2.4-20). */
export function Stars({ heading: Heading, rating, onChoose }: StarsProps) {
  return (
    <fieldset className="stars">
      <legend>
        <Heading>{REVIEW_TEXTS.question}</Heading>
      </legend>
      <div className="stars-row">
        {RATINGS.map((one) => (
          <label key={one} className="star" data-is-filled={rating !== null && one <= rating}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              aria-label={`${REVIEW_TEXTS.stars(one)}: ${RATING_LABELS[one]}`}
              checked={rating === one}
              onChange={() => onChoose(one)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
            </svg>
          </label>
        ))}
      </div>
      <p className="stars-label" aria-hidden="true">
        {rating === null ? ' ' : RATING_LABELS[rating]}
      </p>
    </fieldset>
  );
}
