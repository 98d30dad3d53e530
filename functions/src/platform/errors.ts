interface ErrorRow {
  readonly status: number;
  /** what the caller reads unless the thrower gives a better message */
  readonly message: string;
  /** whether it is our fault and belongs in the error log */
  readonly isReported: boolean;
}

/** Every way an endpoint can fail. */
export const ERRORS = {
  'invalid-input': { status: 400, message: 'The request is not valid', isReported: false },
  unauthenticated: { status: 401, message: 'Please sign in again', isReported: false },
  forbidden: { status: 403, message: 'You are not allowed to do that', isReported: false },
  'not-found': { status: 404, message: 'Not found', isReported: false },
  'method-not-allowed': {
    status: 405,
    message: 'This address does not support that method',
    isReported: false,
  },
  conflict: { status: 409, message: 'This was changed in the meantime', isReported: false },
  gone: { status: 410, message: 'This is no longer valid', isReported: false },
  'too-large': { status: 413, message: 'The request is too large', isReported: false },
  'unsupported-type': { status: 415, message: 'The body must be JSON', isReported: false },
  'rate-limited': { status: 429, message: 'Too many requests, please try again later', isReported: false },
  internal: { status: 500, message: 'An error occured', isReported: true },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** A failure an endpoint expects; thrown at the edge only. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string = ERRORS[code].message,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What the caller sees of a failure. The message of an unexpected one stays in the log. */
export function presentError(error: unknown): { code: ErrorCode; status: number; message: string } {
  const code = error instanceof ApiError ? error.code : 'internal';
  const message = error instanceof ApiError ? error.message : ERRORS.internal.message;
  return { code, status: ERRORS[code].status, message };
}
