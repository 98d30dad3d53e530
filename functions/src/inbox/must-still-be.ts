import type { Conversation } from '@harborline/domain/entities/conversation';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { ApiError } from '../platform/errors';

/**
 * @param taken what a step back takes back; undefined for any other step
 * @throws ApiError 'conflict' if somebody has chosen something else since
 */
export function mustStillBe(now: string, taken: string | undefined): void {
  if (taken !== undefined && taken !== now) throw new ApiError('conflict', TICKET_FIELD_TEXTS.changedSince);
}

/**
 * @param until of a step back: the time of the snooze that it takes back, '' for until the visitor writes; undefined for any other step
 * @throws ApiError 'conflict' if the ticket is snoozed until another time, or no longer (D-119)
 */
export function mustStillSleepUntil(
  { status, snoozed }: Pick<Conversation, 'status' | 'snoozed'>,
  until: string | undefined,
): void {
  if (until === undefined) return;
  const now = status === 'snoozed' ? (snoozed?.until?.toMillis() ?? null) : undefined;
  if (now !== (until === '' ? null : Date.parse(until)))
    throw new ApiError('conflict', TICKET_FIELD_TEXTS.changedSince);
}
