/** The page that thanks a visitor for a message. */
export const THANK_YOU_TEXTS = {
  /** S2.4-26 */
  message: 'Thanks for reaching out! We appreciate your feedback',
  // Ours (D-47).
  home: 'Go to the help center',
} as const;
