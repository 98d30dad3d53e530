import { snoozeTicket } from '@harborline/domain/api/inbox/snooze';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { snoozeTimeText } from '@harborline/domain/tickets/snooze/snooze-text';
import { callApi } from '../../../shared/api/call-api';
import type { NextSnooze } from '../status/next-status';
import type { TakenBack } from '../status/set-ticket-status';

/** A time to snooze until as people read it; '' for until the visitor writes. */
export const untilText = (until: Date | null): string =>
  until === null ? '' : snoozeTimeText(until, new Date());

/**
 * Puts a ticket aside (D-119).
 * @param taken of a step back
 * @returns what a toast says of it
 * @throws ApiError, 409 with a sentence for people if that is not possible
 */
export async function askSnooze(
  conversationRef: string,
  { until, follows }: NextSnooze,
  { onlyFrom, onlyFromOwn, onlyUntil }: TakenBack,
): Promise<string> {
  await callApi(snoozeTicket, {
    body: {
      conversation_ref: conversationRef,
      ...(until !== null && { until: until.toISOString() }),
      ...(onlyFrom !== undefined && { only_from: onlyFrom }),
      ...(onlyFromOwn !== undefined && { only_from_own: onlyFromOwn }),
      ...(onlyUntil !== undefined && { only_until: onlyUntil }),
      ...(follows !== undefined && { follows }),
    },
  });
  return SNOOZE_TEXTS.done(untilText(until));
}
