import { timestampSchema } from '@harborline/domain/entities/timestamp';
import { docPath } from '@harborline/domain/paths';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { config } from '../../platform/config';
import { firestore } from '../../platform/firebase';

/** Who the messages are for: the visitor reads what agents write, and the team what visitors write. */
type Addressee = 'visitor' | 'team';

/**
 * `ReadingWaits/{conversation}-{addressee}`: until when messages wait to be read live before they are mailed (D-57).
 * It stays when nothing waits, since it knows what has been decided on.
 */
export const readingWaitSchema = z.object({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  addressee: z.enum(['visitor', 'team']),
  /** null while nothing waits */
  due_at: z.nullable(timestampSchema),
  /** created_at of the last message that was read or mailed */
  decided_until: timestampSchema,
});

const NOTHING_DECIDED = Timestamp.fromMillis(0);

const readingWaitRef = (conversationRef: string, addressee: Addressee): DocumentReference =>
  firestore().doc(docPath.readingWait(`${conversationRef}-${addressee}`));

export interface WaitingMessage {
  readonly conversationRef: string;
  readonly libraryId: string;
  readonly addressee: Addressee;
  readonly createdAt: Timestamp;
}

/**
 * Gives the addressee time to read a message before it is mailed. A message that others wait with already, or that
 * was decided on (an event delivered twice), changes nothing.
 */
export async function awaitReading(message: WaitingMessage): Promise<void> {
  const { conversationRef, libraryId, addressee, createdAt } = message;
  const ref = readingWaitRef(conversationRef, addressee);
  await firestore().runTransaction(async (transaction) => {
    const wait = await transaction.get(ref);
    const decidedUntil = (wait.get('decided_until') as Timestamp | undefined) ?? NOTHING_DECIDED;
    const isWaiting = (wait.get('due_at') ?? null) !== null;
    if (isWaiting || createdAt.valueOf() <= decidedUntil.valueOf()) return;
    transaction.set(ref, {
      support_lib_id: libraryId,
      conversation_ref: conversationRef,
      addressee,
      due_at: Timestamp.fromMillis(createdAt.toMillis() + config().readingMs),
      decided_until: decidedUntil,
    });
  });
}
