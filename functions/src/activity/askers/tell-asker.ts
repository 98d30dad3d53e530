import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { searchRequest } from '@harborline/domain/stores/searches';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord, updateRecord } from '../../platform/store/write';
import { type AnswerScope, type Asker, reachAskers, readAsker } from './find-askers';

export interface Telling extends AnswerScope {
  /** the teammate who tells */
  readonly sender: { readonly uid: string; readonly name: string };
  readonly message: string;
}

/** Writes the reply as a teammate's own; the trigger of messages delivers it like any other. */
function reply(transaction: Transaction, conversationRef: string, telling: Telling): void {
  const { libraryId, sender, message: text } = telling;
  const messageId = randomId();
  const message = buildMessage({
    conversationRef,
    libraryId,
    senderType: 'agent',
    senderRef: sender.uid,
    senderName: sender.name,
    text,
    createdAt: FieldValue.serverTimestamp(),
  });
  const { last_message, last_message_at } = conversationUpdate(messageId, message);
  createRecord(transaction, messageDocument(conversationRef, messageId), message);
  // Nobody has read the ticket for this reply, so what its visitor wrote stays unread.
  updateRecord(transaction, conversationDocument(conversationRef), { last_message, last_message_at });
}

/**
 * Tells one person of an article by a reply in their ticket. The same transaction notes it on all their requests that
 * the article answers, so that each person is told once, whoever tries and however often.
 * @returns whether this call told them
 */
export function tellAsker(asker: Asker, telling: Telling): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const current = await readAsker(asker, telling, transaction);
    if (current.isTold) return false;
    const [reached] = await reachAskers([current], telling.libraryId, transaction);
    if (reached?.conversation === undefined) return false;
    reply(transaction, reached.conversation.id, telling);
    for (const { id } of current.requests) {
      updateRecord(transaction, searchRequest(id), {
        told_article: telling.articleId,
        told_at: FieldValue.serverTimestamp(),
        told_by: telling.sender.uid,
      });
    }
    return true;
  });
}
