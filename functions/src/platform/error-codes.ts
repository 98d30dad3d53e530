/** Whether an error of Firestore (a gRPC number) or of the Admin SDK (a text such as 'auth/user-not-found') has a code. */
export const hasErrorCode = (error: unknown, code: number | string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Firestore's codes. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Runs a write that creates a document. @returns false if the document already existed */
export async function hasCreated(create: Promise<unknown>): Promise<boolean> {
  try {
    await create;
    return true;
  } catch (error) {
    if (hasErrorCode(error, ALREADY_EXISTS)) return false;
    throw error;
  }
}

/** Whether a document was no longer as a write expected it, or gone. */
export const isOvertaken = (error: unknown): boolean =>
  hasErrorCode(error, FAILED_PRECONDITION) || hasErrorCode(error, NOT_FOUND);
