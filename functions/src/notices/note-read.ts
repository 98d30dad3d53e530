import { dueTimes, sinceRead } from '@harborline/domain/notifications/waiting';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { readEach } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';
import { noticeOf } from './notice-document';

interface ReadTicket {
  readonly conversationRef: string;
  /** what happened until then has been read, in milliseconds */
  readonly untilMs: number;
}

/** Notes what a person has read of tickets: nothing of it is mailed to them any more. */
export const noteRead = (
  { uid, libraryId }: { readonly uid: string; readonly libraryId: string },
  tickets: readonly ReadTicket[],
): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const documents = tickets.map(({ conversationRef }) => noticeOf(uid, libraryId, conversationRef));
    const found = await readEach(documents, transaction);
    for (const [index, { untilMs }] of tickets.entries()) {
      const [document, known] = [documents[index], found[index]];
      // Who was told nothing has nothing to read.
      if (document === undefined || known === undefined || known.read_until.toMillis() >= untilMs) continue;
      const read_until = Timestamp.fromMillis(untilMs);
      const waiting = [...sinceRead(known.waiting, read_until)];
      updateRecord(transaction, document, { read_until, waiting, ...dueTimes(waiting) });
    }
  });
