import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { ApiError } from './call-api';

/** Message for a failed call: the server's own, if there is one. */
export function refusalText(error: unknown, otherwise: string = ERROR_TEXTS.internal): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}
