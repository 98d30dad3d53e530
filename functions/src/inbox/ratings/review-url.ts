import { type RatedAnswer, ratingKey } from '@harborline/domain/ratings/rating-key';
import { config } from '../../platform/config';
import { signRatingLink } from './link-signature';

/** The page where an answer is rated, as our emails name it. */
export function reviewUrl(answer: RatedAnswer): string {
  const { publicOrigin, linkSigningSecret } = config();
  const signature = signRatingLink(answer, linkSigningSecret);
  return `${publicOrigin}/reviewForm?${new URLSearchParams({ key: ratingKey(answer), signature })}`;
}
