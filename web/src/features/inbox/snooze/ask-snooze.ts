import { snoozeTicket } from '@harborline/domain/api/inbox/snooze';
import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { snoozeTimeText } from '@harborline/domain/tickets/snooze/snooze-text';
import { callApi } from '../../../shared/api/call-api';

/** A time to snooze until as people read it; '' for until the visitor writes. */
export const untilText = (until: Date | null): string =>
  until === null ? '' : snoozeTimeText(until, new Date());

/**
 * Puts a ticket aside (D-119).
 * @param until null for until its visitor writes
 * @param onlyFrom of a step back: the status that it takes back
 * @returns what a toast says of it
 * @throws ApiError, 409 with a sentence for people if that is not possible
 */
export async function askSnooze(
  conversationRef: string,
  until: Date | null,
  onlyFrom: ConversationStatus | undefined,
): Promise<string> {
  await callApi(snoozeTicket, {
    body: {
      conversation_ref: conversationRef,
      ...(until !== null && { until: until.toISOString() }),
      ...(onlyFrom !== undefined && { only_from: onlyFrom }),
    },
  });
  return SNOOZE_TEXTS.done(untilText(until));
}
