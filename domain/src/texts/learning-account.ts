/** What the page of a course says to somebody who is signed in (D-83). Apart from what all visitors load. */
export const LEARNING_ACCOUNT_TEXTS = {
  keptInAccount: 'Your progress is kept in your account, for all your devices.',
} as const;
