import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { ApiError } from './call-api';

/** What to say about a failed call: the server's own words where there are any. */
export function refusalText(error: unknown, otherwise: string = ERROR_TEXTS.internal): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}
