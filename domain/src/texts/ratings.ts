import type { RatingDelay, RatingValue } from '../ratings/rating-values';

/** S3-38 */
export const RATING_LABELS: Readonly<Record<RatingValue, string>> = {
  1: 'Very Dissatisfied',
  2: 'Dissatisfied',
  3: 'Neutral',
  4: 'Satisfied',
  5: 'Very Satisfied',
};

/** /reviewForm. */
export const REVIEW_TEXTS = {
  /** S2.4-20 */
  question: 'How would you rate your support experience?',
  /** S2.4-22 */
  comments: 'Your comments:',
  commentsHint: 'Enter text here...',
  /** S2.4-23 */
  submit: 'Submit',
  /** S2.4-24 */
  thanksTitle: 'Thank You!',
  thanks: 'We truly appreciate your feedback',
  /** S2.4-25 */
  afterwards: 'Thank You For Your Review!',
  // Ours (D-47).
  loading: 'Loading',
  /** S4.5-03 */
  improve: 'What could we have done better?',
  helpful: 'What did you find most helpful?',
  about: (agentName: string, companyName: string) =>
    agentName === ''
      ? `About an answer from ${companyName}`
      : `About the answer from ${agentName}, ${companyName}`,
  ratedBefore: 'You have rated this answer already. You can still change it.',
  submitting: 'Submitting…',
  close: 'Close',
  stars: (rating: number) => `${rating} of 5 stars`,
  invalidTitle: 'This link does not work',
  invalid: 'This link is not valid. Please open it from the email again.',
  closedTitle: 'This rating is closed',
  closed: 'The time to rate this answer is over.',
  failedTitle: 'Something went wrong',
  failed: 'Your rating could not be loaded. Please try again.',
  notSent: 'Your rating could not be sent. It is still here: please try again.',
  retry: 'Try again',
} as const;

const named = (number: string): string => (number === '' ? 'chat' : `request ${number}`);

/** The email that asks for a rating; ours (D-47). */
export const RATING_MAIL_TEXTS = {
  /** @param number '' for a chat, which has none */
  subject: (number: string) => (number === '' ? 'How did we do?' : `How did we do? (${number})`),
  heading: 'How did we do?',
  opening: (companyName: string, number: string) =>
    `Your ${named(number)} ${number === '' ? 'with' : 'to'} ${companyName} is closed. How would you rate our support? One click chooses the stars; you confirm them on the page that opens.`,
  action: 'Rate our support',
  footer: (number: string) =>
    number === ''
      ? 'This is about your chat. If something is open, answer this company’s last email or start another chat.'
      : `This is about your request ${number}. If it is not solved, answer in your conversation and it opens again.`,
} as const;

/** Ratings as staff see them; ours (D-47). */
export const RATING_TEXTS = {
  section: 'Ratings',
  none: 'Nobody has rated this ticket yet.',
  loadFailed: 'The ratings could not be loaded.',
  summary: (rating: number) => `${rating} of 5`,
  forAnswerOf: (agentName: string) => `For an answer of ${agentName}`,
  noComment: 'No comment',
  feedAuthor: 'A visitor',
  /** `activity_name` of a feed item, after its author */
  feedActivity: (rating: number, agentName: string, where: string) =>
    `rated ${rating} of 5 for ${agentName} in ${where}`,
  feedTicket: (number: string) => `ticket ${number}`,
  feedChat: 'a chat',
  feedEntity: 'Rating',
  unnamed: 'a teammate',
} as const;

/** /admin/profile/ratings; ours (D-47). */
export const RATING_SETTINGS_TEXTS = {
  title: 'Ratings',
  intro: 'Ask visitors how your support was, and see what they say.',
  mailTitle: 'Email after a ticket or a chat is closed',
  mailHelp:
    'It has five star links. It goes out once for each closing, and not if the ticket is opened again before.',
  isOn: 'Ask for a rating',
  delay: 'Send it',
  delays: {
    0: 'At once',
    1: 'After 1 hour',
    4: 'After 4 hours',
    24: 'After 1 day',
    72: 'After 3 days',
  } satisfies Readonly<Record<RatingDelay, string>>,
  isSignatureRequired: 'Only accept links from our emails',
  signatureHelp: 'Links that somebody put together themselves are refused.',
  figuresTitle: 'Teammates',
  figuresHelp: 'How visitors rated the answers of each teammate, since the beginning.',
  figuresEmpty: 'Nobody has been rated yet.',
  figuresFailed: 'The ratings could not be loaded.',
  teammate: 'Teammate',
  average: 'Average',
  count: 'Ratings',
  everybody: 'Everybody',
  unnamed: 'No name',
} as const;
