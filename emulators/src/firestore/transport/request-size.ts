import { StatusError } from '../../shared/status-error';

/** The largest request that production accepts on any transport; the documentation rounds it to 10 MiB. */
export const MAX_REQUEST_BYTES = 11_534_336;

/** The refusal of a larger request. */
export function requestTooLarge(): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`,
  );
}
