import { DatabaseError, type FailureStatus } from '../tree/errors';

/** A failure with the HTTP status it is answered with. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

const HTTP_STATUS: Readonly<Record<FailureStatus, number>> = {
  permission_denied: 401,
  invalid_token: 401,
  datastale: 412,
  invalid: 400,
  invalid_path: 400,
  too_big: 413,
  error: 500,
};

/** The HTTP form of an expected failure, or undefined when the fault is ours. */
export function httpErrorOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (!(error instanceof DatabaseError)) return undefined;
  return new HttpError(HTTP_STATUS[error.status], error.message);
}
