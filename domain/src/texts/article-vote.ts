/** What a page says to a vote before it has the code that sends it (D-47). */
export const VOTE_TEXTS = {
  feedbackWaits: 'Your answer is saved and will be sent as soon as you are online again.',
} as const;
