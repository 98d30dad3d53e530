import { DURATIONS } from '@harborline/domain/limits';
import { dueTimes, sinceRead } from '@harborline/domain/notifications/waiting';
import { conversation } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { readEach } from '../platform/store/read';
import { setRecord, updateRecord } from '../platform/store/write';
import { emptyNotice, noticeOf } from './notice-document';

interface Reader {
  readonly uid: string;
  readonly libraryId: string;
}

interface ReadTicket {
  readonly conversationRef: string;
  /** what happened until then has been read, in milliseconds */
  readonly untilMs: number;
}

/** Notes what a person has read of tickets: nothing of it is mailed to them any more. */
export const noteRead = ({ uid, libraryId }: Reader, tickets: readonly ReadTicket[]): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const documents = tickets.map(({ conversationRef }) => noticeOf(uid, libraryId, conversationRef));
    const found = await readEach(documents, transaction);
    for (const [index, { untilMs }] of tickets.entries()) {
      const [document, known] = [documents[index], found[index]];
      if (document === undefined || known === undefined || known.read_until.toMillis() >= untilMs) continue;
      const read_until = Timestamp.fromMillis(untilMs);
      const waiting = [...sinceRead(known.waiting, read_until)];
      updateRecord(transaction, document, { read_until, waiting, ...dueTimes(waiting) });
    }
  });

/**
 * Notes that a person has looked at a ticket, also if nothing was said to them of it yet: a notification of what has
 * just happened may come later than their look at it. @returns whether the ticket is one of the library
 */
export const noteOpened = ({ uid, libraryId }: Reader, conversationRef: string, nowMs: number) =>
  firestore().runTransaction(async (transaction) => {
    const document = noticeOf(uid, libraryId, conversationRef);
    const [known, ticket] = await readEach([document, conversation(conversationRef)] as const, transaction);
    if (ticket?.support_lib_id !== libraryId) return false;
    const read_until = Timestamp.fromMillis(nowMs);
    const waiting = [...sinceRead(known?.waiting ?? [], read_until)];
    if (known !== undefined)
      updateRecord(transaction, document, { read_until, waiting, ...dueTimes(waiting) });
    else
      setRecord(transaction, document, {
        ...emptyNotice(uid, libraryId, conversationRef),
        ...{ notified: [], waiting },
        read_until,
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.noticeKeptMs),
      });
    return true;
  });
