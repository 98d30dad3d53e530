import { RATING_LABELS, RATING_MAIL_TEXTS, REVIEW_TEXTS } from '../texts/ratings';
import { type MailBrand, type MailContent, textSections } from '../tickets/mail-content';
import { shortNumber } from '../tickets/ticket-title';
import { RATINGS } from './rating-values';

export interface RatingMailInput {
  readonly brand: MailBrand;
  /** the ticket's number in its library; 0 for a chat, which has none */
  readonly number: number;
  /** where the answer is rated, with its key and signature */
  readonly reviewUrl: string;
}

/** A ticket's number as the mail about its rating says it; '' for a chat, which has none. */
export const ratedNumber = (number: number): string => (number === 0 ? '' : shortNumber(number));

/** The email that asks for a rating, with a link for each star. It repeats nothing that the visitor wrote (D-07). */
export function composeRatingMail({ brand, number, reviewUrl }: RatingMailInput): MailContent {
  const shown = ratedNumber(number);
  const opening = RATING_MAIL_TEXTS.opening(brand.companyName, shown);
  const choices = RATINGS.map((rating) => ({
    stars: rating,
    label: RATING_LABELS[rating],
    url: `${reviewUrl}&rating=${rating}`,
  }));
  return {
    text: textSections([
      opening,
      ...[...choices].reverse().map(({ stars, label, url }) => `${stars} - ${label}: ${url}`),
    ]),
    page: {
      template: 'rating',
      brand,
      preheader: REVIEW_TEXTS.question,
      heading: RATING_MAIL_TEXTS.heading,
      opening,
      choices,
      action: { label: RATING_MAIL_TEXTS.action, url: reviewUrl },
      footer: RATING_MAIL_TEXTS.footer(shown),
    },
  };
}
