import { isSeenByVisitor, readUntilMs } from '@harborline/domain/conversation/read-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { rtdbPath } from '@harborline/domain/paths';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { publicMessagesAfter } from '@harborline/domain/stores/messages';
import type { readingWait } from '@harborline/domain/stores/reading-waits';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { database, firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { queryOf, readRecord, snapshotRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { presentStaff, queueTeamNotices } from '../team-notices/queue-team-notices';
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

/** The visitor's messages since staff last replied, unless staff have read them; never the request itself. */
function unreadByTeam(
  conversationRef: string,
  conversation: Conversation,
  messages: readonly UnreadMessage[],
): readonly UnreadMessage[] {
  if (!conversation.is_unread_by_staff) return [];
  const requestId = derivedId('first-message', conversationRef);
  const lastReply = messages.findLastIndex(({ sender_type }) => sender_type === 'agent');
  return messages
    .slice(lastReply + 1)
    .filter(({ sender_type, id }) => sender_type === 'visitor' && id !== requestId);
}

/**
 * Ends a wait that is due: mails the messages that its addressee has not read by now, as one mail in the order they
 * were written (D-57). A second call changes nothing. @returns whether it was due
 */
export async function settleWait(document: ReturnType<typeof readingWait>, nowMs: number): Promise<boolean> {
  const known = await readRecord(document);
  if (!known) return false;
  const { conversation_ref: conversationRef, support_lib_id: libraryId, addressee } = known;
  // Both lie outside Firestore, so they are read before the transaction.
  const seenMs = addressee === 'visitor' ? await seenUntilMs(conversationRef) : 0;
  const present = addressee === 'team' ? await presentStaff(libraryId) : new Set<string>();
  return firestore().runTransaction(async (transaction) => {
    const wait = await readRecord(document, transaction);
    if (!wait || wait.due_at === null || wait.due_at.toMillis() > nowMs) return false;
    const conversation = await readRecord(conversationDocument(conversationRef), transaction);
    const { messages, until, isFull } = await readUndecided(transaction, conversationRef, wait.decided_until);
    if (conversation && addressee === 'visitor') {
      const unread = messages.filter(
        (message) => message.sender_type === 'agent' && !isSeenByVisitor(message, seenMs),
      );
      await queueReplyMail(transaction, { conversationRef, conversation, unread });
    }
    if (conversation && addressee === 'team') {
      const unread = unreadByTeam(conversationRef, conversation, messages);
      const subject = { conversationRef, event: 'visitor_replied', conversation } as const;
      await queueTeamNotices(transaction, { ...subject, unread, present });
    }
    updateRecord(transaction, document, {
      due_at: isFull ? wait.due_at : null,
      ...(until === undefined ? {} : { decided_until: until }),
    });
    return true;
  });
}
