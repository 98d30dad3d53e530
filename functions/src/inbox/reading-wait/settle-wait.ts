import {
  type conversationSchema as ConversationSchema,
  conversationSchema,
  messageSchema,
} from '@harborline/domain/entities/conversation';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { database, firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { presentStaff, queueTeamNotices } from '../team-notices/queue-team-notices';
import { readingWaitSchema } from './await-reading';
import { queueReplyMail } from './queue-reply-mail';
import type { UnreadMessage } from './unread-message';

/** Messages one mail carries at most; the rest goes out with the next sweep. */
const BATCH = 50;

type Conversation = z.infer<typeof ConversationSchema>;

/** created_at of the newest message any browser of the visitor has shown, in milliseconds. */
async function readUntilMs(conversationRef: string): Promise<number> {
  const marks: unknown = (await database().ref(rtdbPath.conversationReads(conversationRef)).get()).val();
  if (typeof marks !== 'object' || marks === null) return 0;
  return Math.max(0, ...Object.values(marks).filter((mark) => typeof mark === 'number'));
}

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
  decidedUntil: unknown,
): Promise<Undecided> {
  const newer = await transaction.get(
    firestore()
      .collection(docPath.messages(conversationRef))
      .where('is_public', '==', true)
      .where('created_at', '>', decidedUntil)
      .orderBy('created_at')
      .limit(BATCH),
  );
  const messages = newer.docs.flatMap((stored) => {
    const message = messageSchema.safeParse(stored.data());
    return message.success ? [{ ...message.data, id: stored.id }] : [];
  });
  return { messages, until: newer.docs.at(-1)?.get('created_at'), isFull: newer.size === BATCH };
}

/** What the visitor has written since somebody of staff answered, unless staff have looked; not the request itself. */
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
 * Ends a wait that is due: mails what its addressee has not read by now, as one mail in the order it was written
 * (D-57). Done twice, it changes nothing the second time. @returns whether it was due
 */
export async function settleWait(ref: DocumentReference, nowMs: number): Promise<boolean> {
  const known = readingWaitSchema.safeParse((await ref.get()).data());
  if (!known.success) return false;
  const { conversation_ref: conversationRef, support_lib_id: libraryId, addressee } = known.data;
  // Both lie outside Firestore, so they are read before the transaction.
  const seenMs = addressee === 'visitor' ? await readUntilMs(conversationRef) : 0;
  const present = addressee === 'team' ? await presentStaff(libraryId) : new Set<string>();
  return firestore().runTransaction(async (transaction) => {
    const wait = readingWaitSchema.safeParse((await transaction.get(ref)).data());
    if (!wait.success || wait.data.due_at === null || wait.data.due_at.toMillis() > nowMs) return false;
    const stored = await transaction.get(firestore().doc(docPath.conversation(conversationRef)));
    const conversation = conversationSchema.safeParse(stored.data());
    const { messages, until, isFull } = await readUndecided(
      transaction,
      conversationRef,
      wait.data.decided_until,
    );
    if (conversation.success && addressee === 'visitor') {
      const unread = messages.filter(
        ({ sender_type, created_at }) => sender_type === 'agent' && created_at.toMillis() > seenMs,
      );
      await queueReplyMail(transaction, { conversationRef, conversation: conversation.data, unread });
    }
    if (conversation.success && addressee === 'team') {
      const unread = unreadByTeam(conversationRef, conversation.data, messages);
      const subject = { conversationRef, event: 'visitor_replied', conversation: conversation.data } as const;
      await queueTeamNotices(transaction, { ...subject, unread, present });
    }
    transaction.update(ref, {
      due_at: isFull ? wait.data.due_at : null,
      ...(until === undefined ? {} : { decided_until: until }),
    });
    return true;
  });
}
