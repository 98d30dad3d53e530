import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { ApiError } from './call-api';

/** What to tell of a failed call: the server's own words where there are any. */
export function refusalText(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : ERROR_TEXTS.internal;
}
