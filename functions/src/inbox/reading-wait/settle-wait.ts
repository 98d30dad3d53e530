import { isSeenByVisitor, readUntilMs } from '@harborline/domain/conversation/read-state';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { rtdbPath } from '@harborline/domain/paths';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { publicMessagesAfter } from '@harborline/domain/stores/messages';
import type { readingWait } from '@harborline/domain/stores/reading-waits';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { database, firestore } from '../../platform/firebase';
import { queryOf, readRecord, snapshotRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { queueReplyMail } from './queue-reply-mail';
import type { UnreadMessage } from './unread-message';

/** The most messages in one mail; the rest go out with the next sweep. */
const BATCH = 50;

const seenUntilMs = async (conversationRef: string): Promise<number> =>
  readUntilMs((await database().ref(rtdbPath.conversationReads(conversationRef)).get()).val());

interface Undecided {
  readonly messages: readonly UnreadMessage[];
  /** created_at of the last one, if there is any */
  readonly until: Timestamp | undefined;
  /** there may be more */
  readonly isFull: boolean;
}

async function readUndecided(
  transaction: Transaction,
  conversationRef: string,
  decidedUntil: TimestampLike,
): Promise<Undecided> {
  const query = publicMessagesAfter(conversationRef, decidedUntil, BATCH);
  const newer = await transaction.get(queryOf(query));
  const messages = newer.docs.flatMap((stored) => snapshotRecord(query.read, stored) ?? []);
  return { messages, until: newer.docs.at(-1)?.get('created_at'), isFull: newer.size === BATCH };
}

/**
 * Ends a wait that is due: mails the messages that its addressee has not read by now, as one mail in the order they
 * were written (D-57). A second call changes nothing. @returns whether it was due
 */
export async function settleWait(document: ReturnType<typeof readingWait>, nowMs: number): Promise<boolean> {
  const known = await readRecord(document);
  if (!known) return false;
  const { conversation_ref: conversationRef, addressee } = known;
  // It lies outside Firestore, so it is read before the transaction.
  const seenMs = await seenUntilMs(conversationRef);
  return firestore().runTransaction(async (transaction) => {
    const wait = await readRecord(document, transaction);
    if (!wait || wait.due_at === null || wait.due_at.toMillis() > nowMs) return false;
    const conversation = await readRecord(conversationDocument(conversationRef), transaction);
    const { messages, until, isFull } = await readUndecided(transaction, conversationRef, wait.decided_until);
    // The team's waits are of before it had notices of its own (D-132).
    if (conversation && addressee === 'visitor') {
      const unread = messages.filter(
        (message) => message.sender_type === 'agent' && !isSeenByVisitor(message, seenMs),
      );
      await queueReplyMail(transaction, { conversationRef, conversation, unread });
    }
    updateRecord(transaction, document, {
      due_at: isFull ? wait.due_at : null,
      ...(until === undefined ? {} : { decided_until: until }),
    });
    return true;
  });
}
