/** Why a request failed, as the WebSocket protocol's status field says it. */
export type FailureStatus =
  | 'permission_denied'
  | 'datastale'
  | 'invalid_token'
  | 'invalid'
  | 'invalid_path'
  | 'too_big'
  | 'error';

/** A request that the database refuses; connections answer with it and survive. */
export class DatabaseError extends Error {
  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message);
    this.name = 'DatabaseError';
  }
}
