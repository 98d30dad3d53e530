import { acceptMail } from '../../src/inbox/new-ticket/accept-mail';
import { db } from './suite';
import { newRecord, unique } from './world';

const HOUR_MS = 3_600_000;

/**
 * Uses up how many requests an address may send to a library in an hour, and in the next one: the hours are those of the
 * clock, and a test may begin at the end of one.
 * @param changes what makes the requests those of another limit
 */
export async function useUpTickets(libraryId: string, replyTo: string, changes: object = {}): Promise<void> {
  for (const nowMs of [Date.now(), Date.now() + HOUR_MS]) {
    for (let state = ''; state !== 'held'; ) {
      const record = { ...newRecord(libraryId, unique('visitor'), { replyTo }), ...changes };
      // Where no trigger looks.
      const ref = db.collection('Drafts').doc(String(record.ticketId));
      await ref.set(record);
      state = (await acceptMail(ref, nowMs))?.state ?? '';
    }
  }
}
