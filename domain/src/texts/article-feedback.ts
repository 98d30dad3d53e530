/** Whether an article helped; D-47 where no line of the specification is named. */
export const FEEDBACK_TEXTS = {
  /** S2.3-29 */
  foundAnswerQuestion: 'Did you find the answer to your question?',
  /** S2.3-32 */
  feedbackQuestion: 'Did this answer your question?',
  /** S8-31 */
  feedbackSorry:
    'Sorry you could not find an answer in our knowledge base. Please click Contact Us and fill out the form to submit a ticket with our Support Team.',
  /** S8-32 */
  feedbackOnTrack:
    "Thanks for taking a look to see if you could find an answer to your question in the knowledge base! Let's get you on track -",
  reasonQuestion: 'What was missing?',
  reasons: {
    'not-answered': 'It does not answer my question',
    unclear: 'It is hard to follow',
    outdated: 'It is out of date',
    'does-not-work': 'The steps do not work',
    other: 'Something else',
  },
  reasonDetails: 'Tell us more (optional)',
  reasonHint: 'The writers of this article read it. Leave out names and numbers.',
  sendReason: 'Send',
  sendingReason: 'Sending…',
  reasonThanks: 'Thank you. The writers of this article will read it.',
  reasonWaits: 'Saved. It will be sent as soon as you are online again.',
  reasonFailed: 'It could not be sent. Please try again.',
  /** where writers read it */
  readerFeedback: 'What readers missed',
  readerFeedbackHint: 'Written by visitors after they answered No.',
  feedbackThanks: 'Thank you. Good to know that this helped.',
  feedbackFailed: 'Your answer could not be saved. Please try again.',
} as const;
