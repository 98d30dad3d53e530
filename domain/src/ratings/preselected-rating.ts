import { RATINGS, type RatingValue } from './rating-values';

/** The rating that a link asks for (S5-14); it is only preselected (D-06). @param query value of `rating`, null without one */
export function preselectedRating(query: string | null): RatingValue | null {
  return RATINGS.find((rating) => String(rating) === query) ?? null;
}
