import type { Conversation } from '@harborline/domain/entities/conversation';
import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { laterFault } from '@harborline/domain/time/later-times';
import { ApiError } from '../../platform/errors';

/** @throws ApiError 'conflict' for a time that has passed or is too far ahead */
export function mustBeToCome(atMs: number, nowMs: number): void {
  const fault = laterFault(atMs, nowMs);
  if (fault !== undefined) throw new ApiError('conflict', LATER_TEXTS.faults[fault]);
}

/** @throws ApiError 'conflict' if a message has come that the author has not seen (D-107) */
export function mustHaveSeen({ last_message }: Conversation, follows: string | undefined): void {
  if (follows !== undefined && last_message.id !== follows)
    throw new ApiError('conflict', INBOX_TEXTS.overtaken);
}

/** What an answer says of a planned reply. */
export const presentPlan = (
  { id, text, version }: Pick<PlannedReply, 'id' | 'text' | 'version'>,
  state: PlannedReply['state'],
  message_ref = '',
) => ({ planned_reply_ref: id, state, version, text, message_ref });
