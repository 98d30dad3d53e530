import { STATUS, StatusError, type StatusName } from '../../shared/status-error';

/** HTTP status of each gRPC status, as the real REST front end maps them. */
const HTTP_STATUS: Record<StatusName, number> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** A failure as clients see it. `message` is never empty: the web SDK would report `unknown`. */
export interface Failure {
  readonly status: StatusName;
  readonly code: number;
  readonly httpStatus: number;
  readonly message: string;
}

/** Turns anything thrown into a failure; anything but a StatusError is our own fault and is logged. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StatusError) return describe(error.status, error.message);
  console.error('Internal error:', error);
  const message = error instanceof Error ? error.message : String(error);
  return describe('INTERNAL', `Internal error in the Firestore stand-in: ${message}`);
}

function describe(status: StatusName, message: string): Failure {
  const text = message === '' ? status : message;
  return { status, code: STATUS[status], httpStatus: HTTP_STATUS[status], message: text };
}

/** The `{"error": {...}}` object of REST answers and WebChannel messages. */
export function errorBody(failure: Failure, code: number): { error: Record<string, string | number> } {
  return { error: { code, message: failure.message, status: failure.status } };
}
