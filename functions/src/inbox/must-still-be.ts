import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { ApiError } from '../platform/errors';

/**
 * @param taken what a step back takes back; undefined for any other step
 * @throws ApiError 'conflict' if somebody has chosen something else since
 */
export function mustStillBe(now: string, taken: string | undefined): void {
  if (taken !== undefined && taken !== now) throw new ApiError('conflict', TICKET_FIELD_TEXTS.changedSince);
}
