import { StatusError } from '../../shared/status-error';

/** Any thrown value, as a client may see it. */
export function asStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  console.error(error);
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error));
}
