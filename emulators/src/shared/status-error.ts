/** gRPC status codes by name. */
export const STATUS = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof STATUS;

/** A failure in the protocol's own terms: what a client of the real service would see. */
export class StatusError extends Error {
  readonly code: number;
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
    this.name = 'StatusError';
    this.code = STATUS[status];
  }
}
