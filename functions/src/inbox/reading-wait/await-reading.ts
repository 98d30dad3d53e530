import { readingWait } from '@harborline/domain/stores/reading-waits';
import { Timestamp } from 'firebase-admin/firestore';
import { config } from '../../platform/config';
import { firestore } from '../../platform/firebase';
import { refOf } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';

/** Who the messages are for: the visitor reads what agents write, and the team what visitors write. */
type Addressee = 'visitor' | 'team';

const NOTHING_DECIDED = Timestamp.fromMillis(0);

export interface WaitingMessage {
  readonly conversationRef: string;
  readonly libraryId: string;
  readonly addressee: Addressee;
  readonly createdAt: Timestamp;
}

/**
 * Gives the addressee time to read a message before it is mailed. Changes nothing if other messages are waiting
 * already, or if the message was decided on before (its event was delivered twice).
 */
export async function awaitReading(message: WaitingMessage): Promise<void> {
  const { conversationRef, libraryId, addressee, createdAt } = message;
  const document = readingWait(`${conversationRef}-${addressee}`);
  await firestore().runTransaction(async (transaction) => {
    const wait = await transaction.get(refOf(document));
    const decidedUntil = (wait.get('decided_until') as Timestamp | undefined) ?? NOTHING_DECIDED;
    const isWaiting = (wait.get('due_at') ?? null) !== null;
    if (isWaiting || createdAt.valueOf() <= decidedUntil.valueOf()) return;
    setRecord(transaction, document, {
      support_lib_id: libraryId,
      conversation_ref: conversationRef,
      addressee,
      due_at: Timestamp.fromMillis(createdAt.toMillis() + config().readingMs),
      decided_until: decidedUntil,
    });
  });
}
