import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { searchRequest } from '@harborline/domain/stores/searches';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord, updateRecord } from '../../platform/store/write';
import { type AnswerScope, type Asker, readAsker } from './find-askers';
import { reachAskers } from './reach-askers';
import { readAnnouncement } from './read-announcement';

export interface Telling extends AnswerScope {
  /** the teammate who tells */
  readonly sender: { readonly uid: string; readonly name: string };
}

interface Reply {
  readonly conversationRef: string;
  readonly text: string;
}

/** Writes the reply as a teammate's own; the trigger of messages delivers it like any other. */
function writeReply(transaction: Transaction, { conversationRef, text }: Reply, telling: Telling): void {
  const { libraryId, sender } = telling;
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
 * Tells one person of an article, as it is now, by a reply in their ticket. The same transaction notes it on all their
 * requests that the article answers, so that each person is told once, whoever tries and however often.
 * @returns whether this call told them
 */
export function tellAsker(asker: Asker, telling: Telling): Promise<boolean> {
  const { libraryId, articleId, sender } = telling;
  return firestore().runTransaction(async (transaction) => {
    const announcement = await readAnnouncement(articleId, libraryId, transaction);
    const current = await readAsker(asker, articleId, transaction);
    if (!announcement.isReadable || current.isTold) return false;
    const [reached] = await reachAskers([current], libraryId, transaction);
    if (reached?.conversation === undefined) return false;
    writeReply(
      transaction,
      { conversationRef: reached.conversation.id, text: announcement.message },
      telling,
    );
    for (const { id } of current.requests) {
      updateRecord(transaction, searchRequest(id), {
        told_article: articleId,
        told_at: FieldValue.serverTimestamp(),
        told_by: sender.uid,
      });
    }
    return true;
  });
}
