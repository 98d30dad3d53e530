import { describe, expect, it } from 'vitest';
import { sweepMailOnce } from '../src/inbox/sweep-mail';
import { newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, newRecord, unique } from './support/world';

const TWO_MINUTES_MS = 120_000;

describe('the sweep of mail records', () => {
  it('takes what no function has processed, once, and leaves the rest alone', async () => {
    // Not the collection that wakes the suite's own trigger.
    const mail = db.collection(unique('mail'));
    const visitor = await newVisitor();
    const libraryId = await newLibrary();
    const timestamp = Date.now();
    const lost = newRecord(libraryId, visitor.uid, { timestamp });
    const done = newRecord(libraryId, visitor.uid, { timestamp });
    const mark = { state: 'throttled', conversation_ref: '', reason: 'x' };
    await mail.doc(String(lost.ticketId)).set(lost);
    await mail.doc(String(done.ticketId)).set({ ...done, delivery: mark });

    expect(await sweepMailOnce(Date.now(), mail)).toBe(0);
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, mail)).toBe(1);
    expect((await mail.doc(String(lost.ticketId)).get()).get('delivery')).toMatchObject({
      state: 'accepted',
    });
    expect((await mail.doc(String(done.ticketId)).get()).get('delivery')).toEqual(mark);
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, mail)).toBe(0);
  });
});
