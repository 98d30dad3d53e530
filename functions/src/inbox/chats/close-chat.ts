import { archiveWords } from '@harborline/domain/chat/archive-words';
import { conversation } from '@harborline/domain/stores/conversations';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { updateRecord } from '../../platform/store/write';
import { awaitReading } from '../reading-wait/await-reading';
import type { Chat } from './own-chat';
import { mirrorQueue } from './queue-mirror';
import { type Mover, recordClosing } from './record-move';

/**
 * Ends a chat in the caller's transaction; its visitor is asked for a rating as after a ticket (D-97).
 * @param by the teammate; by default the visitor ends it
 */
export function closeChat(transaction: Transaction, chat: Chat, by?: Mover): void {
  updateRecord(transaction, conversation(chat.id), {
    status: 'closed',
    status_changed_at: FieldValue.serverTimestamp(),
    status_changed_by: by?.uid ?? '',
    'chat.ended_by': by ? 'agent' : 'visitor',
    // Now, when they change no more: an index of so many entries costs each message time.
    'chat.words': archiveWords(chat),
  });
  recordClosing(transaction, chat, by ?? 'visitor-ended');
}

/** What follows once it is stored: the queue lets it go, and an answer that nobody has read is mailed (D-57). */
export async function afterClosing(chat: Chat): Promise<void> {
  await mirrorQueue(chat.support_lib_id, chat.id);
  if (chat.last_message.sender_type !== 'agent' || chat.visitor.email === '') return;
  await awaitReading({
    conversationRef: chat.id,
    libraryId: chat.support_lib_id,
    createdAt: Timestamp.fromMillis(chat.last_message_at.toMillis()),
  });
}
