/** Code of a Firebase error, '' for anything else. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Whether a listener ended because Firestore closed: it does in all tabs once one of them has ended the session and
 * deletes the cache (D-42).
 */
export const isClosing = (error: unknown): boolean => errorCode(error) === 'aborted';
