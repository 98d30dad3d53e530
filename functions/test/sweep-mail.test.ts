import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { sweepMailOnce } from '../src/inbox/new-ticket/sweep-mail';
import { newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, newRecord, unique } from './support/world';

const TWO_MINUTES_MS = 120_000;

describe('the sweep of mail records', () => {
  it('processes what no function has processed, once, and leaves the rest alone', async () => {
    // A separate collection, which does not wake the suite's own trigger.
    const mail = db.collection(unique('mail'));
    const visitor = await newVisitor();
    const libraryId = await newLibrary();
    const created_at = FieldValue.serverTimestamp();
    const lost = newRecord(libraryId, visitor.uid);
    const done = newRecord(libraryId, visitor.uid);
    const mark = { state: 'throttled', conversation_ref: '', reason: 'x' };
    await mail.doc(String(lost.ticketId)).set({ ...lost, created_at });
    await mail.doc(String(done.ticketId)).set({ ...done, created_at, delivery: mark });

    expect(await sweepMailOnce(Date.now(), { mail })).toBe(0);
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, { mail })).toBe(1);
    expect((await mail.doc(String(lost.ticketId)).get()).get('delivery')).toMatchObject({
      state: 'accepted',
    });
    expect((await mail.doc(String(done.ticketId)).get()).get('delivery')).toEqual(mark);
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, { mail })).toBe(0);
  });

  it('does not trust a visitor’s clock, and reads nothing that is older than a day', async () => {
    const mail = db.collection(unique('mail'));
    const libraryId = await newLibrary();
    const dayMs = 24 * 60 * 60 * 1000;
    for (const timestamp of [
      0,
      Date.now() - 3 * dayMs,
      Date.now() + 3_650 * dayMs,
      Number.MAX_SAFE_INTEGER,
    ]) {
      const record = newRecord(libraryId, (await newVisitor()).uid, { timestamp });
      await mail.doc(String(record.ticketId)).set({ ...record, created_at: FieldValue.serverTimestamp() });
    }
    expect(await sweepMailOnce(Date.now() + dayMs + TWO_MINUTES_MS, { mail })).toBe(0);
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, { mail })).toBe(4);
  });

  it('continues after the first page', async () => {
    const mail = db.collection(unique('mail'));
    const libraryId = await newLibrary();
    const batch = db.batch();
    for (let count = 0; count < 5; count += 1) {
      const record = newRecord(libraryId, unique('visitor'));
      batch.set(mail.doc(String(record.ticketId)), { ...record, created_at: FieldValue.serverTimestamp() });
    }
    await batch.commit();
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, { mail, pageSize: 2 })).toBe(5);
    expect(await sweepMailOnce(Date.now() + TWO_MINUTES_MS, { mail, pageSize: 2 })).toBe(0);
  });
});
