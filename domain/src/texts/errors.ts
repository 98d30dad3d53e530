/** Messages of section 8 that belong to no single screen, and the fallbacks of functions. */
export const ERROR_TEXTS = {
  /** S8-15 */
  libraryLookupTitle: 'Error',
  libraryLookup: 'An error occurred while processing your request. Please try again later.',
  /** S8-16 */
  libraryMissing: 'That user support library does not exist',
  /** S8-17 */
  noSuchUser: 'No such user!',
  /** S8-24 */
  updateFailed: 'Error while updating',
  categoryPositioningFailed: 'Error while getting categoryPositioning',
  /** S8-30 */
  deleteImageFailed: 'error while deleting image',
  // Ours from here on (D-47).
  invalidInput: 'The request is not valid.',
  unauthenticated: 'Please sign in first.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'This does not exist.',
  conflict: 'This was changed in the meantime. Please load it again.',
  tooManyRequests: 'Too many requests. Please wait a moment.',
  tooLarge: 'The request is too large.',
  methodNotAllowed: 'This method is not supported here.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
