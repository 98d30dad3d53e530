import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { createRecord, updateRecord } from '../../platform/store/write';

interface Reply {
  /** derived from what it was before, so that it is never written twice */
  readonly id: string;
  /** uid */
  readonly authorRef: string;
  readonly authorName: string;
  readonly text: string;
  /** whether somebody who looks at the ticket sends it, so that the team has read what came before */
  readonly hasRead: boolean;
}

/** Writes a reply to a ticket as the composer does: it is its author's, whoever or whatever sends it. */
export function writeReply(
  transaction: Transaction,
  ticket: Conversation,
  { id, authorRef, authorName, text, hasRead }: Reply,
): void {
  const message = buildMessage({
    conversationRef: ticket.id,
    libraryId: ticket.support_lib_id,
    senderType: 'agent',
    senderRef: authorRef,
    senderName: authorName,
    text,
    createdAt: FieldValue.serverTimestamp(),
  });
  createRecord(transaction, messageDocument(ticket.id, id), message);
  const { last_message, last_message_at, is_unread_by_staff } = conversationUpdate(id, message);
  updateRecord(transaction, conversation(ticket.id), {
    last_message,
    last_message_at,
    ...(hasRead && { is_unread_by_staff }),
  });
}
