import type { RatingFigures } from '../entities/rating';
import type { RatingValue } from './rating-values';

type Counted = Pick<RatingFigures, 'count' | 'sum'>;

/** The figures of nobody rated yet. */
export const NOTHING_RATED: Counted = { count: 0, sum: 0 };

/** Counts a rating, or that it changed. @param before what the same visitor gave earlier, null for a first rating */
export const countRating = (
  { count, sum }: Counted,
  before: RatingValue | null,
  after: RatingValue,
): Counted => ({ count: before === null ? count + 1 : count, sum: sum - (before ?? 0) + after });

/** The average with one decimal, '' without a rating. */
export const averageRating = ({ count, sum }: Counted): string =>
  count === 0 ? '' : (sum / count).toFixed(1);

/** The figures of several teammates together. */
export const totalRating = (figures: readonly Counted[]): Counted =>
  figures.reduce((all, { count, sum }) => ({ count: all.count + count, sum: all.sum + sum }), NOTHING_RATED);
