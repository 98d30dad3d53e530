/** Messages of S8 that belong to no single screen, and fallbacks for refusals without a message of their own. */
export const ERROR_TEXTS = {
  /** S8-15 */
  libraryLookupTitle: 'Error',
  libraryLookup: 'An error occurred while processing your request. Please try again later.',
  /** S8-16 */
  libraryMissing: 'That user support library does not exist',
  /** S8-17 */
  noSuchUser: 'No such user!',
  // Ours from here on (D-47).
  forbidden: 'You are not allowed to do this.',
  notConfigured: 'This site is not configured yet',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
