import { readingWait } from '@harborline/domain/stores/reading-waits';
import { Timestamp } from 'firebase-admin/firestore';
import { config } from '../../platform/config';
import { firestore } from '../../platform/firebase';
import { refOf } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';

const NOTHING_DECIDED = Timestamp.fromMillis(0);

export interface WaitingMessage {
  readonly conversationRef: string;
  readonly libraryId: string;
  readonly createdAt: Timestamp;
}

/**
 * Gives the visitor time to read a message before it is mailed. Changes nothing if other messages are waiting
 * already, or if the message was decided on before (its event was delivered twice).
 */
export async function awaitReading(message: WaitingMessage): Promise<void> {
  const { conversationRef, libraryId, createdAt } = message;
  const document = readingWait(`${conversationRef}-visitor`);
  await firestore().runTransaction(async (transaction) => {
    const wait = await transaction.get(refOf(document));
    const decidedUntil = (wait.get('decided_until') as Timestamp | undefined) ?? NOTHING_DECIDED;
    const isWaiting = (wait.get('due_at') ?? null) !== null;
    if (isWaiting || createdAt.valueOf() <= decidedUntil.valueOf()) return;
    setRecord(transaction, document, {
      support_lib_id: libraryId,
      conversation_ref: conversationRef,
      addressee: 'visitor',
      due_at: Timestamp.fromMillis(createdAt.toMillis() + config().readingMs),
      decided_until: decidedUntil,
    });
  });
}
