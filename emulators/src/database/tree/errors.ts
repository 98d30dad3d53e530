/** Why a request failed, in the words of the WebSocket protocol's status field. */
export type FailureStatus =
  | 'permission_denied'
  | 'datastale'
  | 'invalid_token'
  | 'invalid'
  | 'invalid_path'
  | 'too_big'
  | 'error';

/** A request the database refuses; connections answer it, they never die of it. */
export class DatabaseError extends Error {
  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message);
    this.name = 'DatabaseError';
  }
}
