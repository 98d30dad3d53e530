import { markMention } from '@harborline/domain/api/inbox/messages';
import { callApi } from '../../../shared/api/call-api';

/** A mention of the signed-in person, and what becomes of it. */
export interface MentionMark {
  readonly conversationRef: string;
  readonly messageId: string;
  readonly isSeen: boolean;
}

/** Marks a mention of the signed-in person as seen, or as unseen (S7.2-06). @throws ApiError */
export const sendMentionMark = ({ conversationRef, messageId, isSeen }: MentionMark) =>
  callApi(markMention, {
    body: { conversation_ref: conversationRef, message_id: messageId, is_seen: isSeen },
  });
