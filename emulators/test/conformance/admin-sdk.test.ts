import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { AggregateField, FieldValue, type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from './support/standin';
import { openTarget, type Target } from './support/target';

let target: Target;
let app: App;
let db: Firestore;
beforeAll(async () => {
  target = await openTarget();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${target.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId: PROJECT }, 'conformance');
  db = initializeFirestore(app);
});
afterAll(async () => {
  await deleteApp(app);
  await target.release();
});

const rows = (name: string) => db.collection(`closed/admin/${name}`);
const fill = async (name: string, count: number) => {
  const batch = db.batch();
  for (let n = 1; n <= count; n++) batch.set(rows(name).doc(`r${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
};

describe('the Admin SDK', () => {
  it('sets and reads documents, and refuses to create one twice', async () => {
    const ref = rows('basic').doc('a');
    await ref.create({ a: 1, at: FieldValue.serverTimestamp() });
    expect((await ref.get()).get('a')).toBe(1);
    expect((await ref.get()).get('at').toMillis()).toBeGreaterThan(0);
    await expect(ref.create({})).rejects.toMatchObject({ code: 6 });
    await expect(rows('basic').doc('none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  });

  it('keeps unusual values', async () => {
    const ref = rows('values').doc('a');
    const value = {
      minusZero: -0,
      nan: Number.NaN,
      none: null,
      list: [],
      map: {},
      big: 2 ** 60,
      constructor: 'x',
    };
    await ref.set(value);
    expect((await ref.get()).data()).toEqual(value);
  });

  it('queries with filter, order, limit and cursor, and counts', async () => {
    await fill('query', 9);
    const found = await rows('query').where('n', '>', 2).orderBy('n', 'desc').limit(3).get();
    expect(found.docs.map((row) => row.id)).toEqual(['r9', 'r8', 'r7']);
    const next = await rows('query').orderBy('n').startAfter(5).limit(2).get();
    expect(next.docs.map((row) => row.id)).toEqual(['r6', 'r7']);
    expect((await rows('query').where('n', '<=', 4).count().get()).data().count).toBe(4);
    const total = rows('query').aggregate({ total: AggregateField.sum('n') });
    expect((await total.get()).data().total).toBe(45);
  });

  it('listens', async () => {
    await fill('live', 2);
    const seen: string[] = [];
    const stop = rows('live')
      .orderBy('n')
      .onSnapshot((snapshot) => seen.push(snapshot.docs.map((row) => row.id).join(' ')));
    await expect.poll(() => seen).toEqual(['r1 r2']);
    await rows('live').doc('r3').set({ n: 3 });
    await expect.poll(() => seen.at(-1)).toBe('r1 r2 r3');
    await rows('live').doc('r1').delete();
    await expect.poll(() => seen.at(-1)).toBe('r2 r3');
    stop();
  });

  it('runs transactions that contend for one document', async () => {
    const ref = rows('transaction').doc('counter');
    await ref.set({ n: 0 });
    const add = () =>
      db.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(ref)).get('n');
          transaction.update(ref, { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all(Array.from({ length: 5 }, add));
    expect((await ref.get()).get('n')).toBe(5);
  });

  it('reads in a read-only transaction', async () => {
    await fill('snapshot', 3);
    const count = await db.runTransaction(async (t) => (await t.get(rows('snapshot'))).size, {
      readOnly: true,
    });
    expect(count).toBe(3);
  });

  it('deletes recursively, including below parents that never existed', async () => {
    await db.doc('tree/root/branch/b1/leaf/l1').set({ a: 1 });
    await db.doc('tree/root/branch/b2').set({ a: 1 });
    expect((await db.collection('tree').listDocuments()).map((ref) => ref.id)).toEqual(['root']);
    expect((await db.doc('tree/root').listCollections()).map((ref) => ref.id)).toEqual(['branch']);
    await db.recursiveDelete(db.collection('tree'));
    expect(await db.collection('tree').listDocuments()).toEqual([]);
    expect((await db.doc('tree/root/branch/b1/leaf/l1').get()).exists).toBe(false);
  });

  it('writes in bulk', async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 300; n++) void writer.set(rows('bulk').doc(`r${n}`), { n });
    await writer.close();
    expect((await rows('bulk').count().get()).data().count).toBe(300);
    const refs = Array.from({ length: 300 }, (_, n) => rows('bulk').doc(`r${n}`));
    expect((await db.getAll(...refs)).every((row) => row.exists)).toBe(true);
  });
});
