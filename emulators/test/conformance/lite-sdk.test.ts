import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from './support/scenario';
import { PROJECT } from './support/standin';
import { openTarget, type Target } from './support/target';

let target: Target;
let app: FirebaseApp;
let db: lite.Firestore;
let rows: lite.CollectionReference;
beforeAll(async () => {
  lite.setLogLevel('silent');
  target = await openTarget();
  app = initializeApp({ projectId: PROJECT, apiKey: 'fake' }, 'lite');
  db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', target.port);
  rows = lite.collection(db, 'open/lite/rows with spaces & ümlauts');
});
afterAll(async () => {
  await deleteApp(app);
  await target.release();
});

describe('the lite web SDK (REST)', () => {
  it('reads and writes documents, whatever their names contain', async () => {
    const ref = lite.doc(rows, 'a:b%2Fc?d#e');
    await lite.setDoc(ref, { n: 1, at: lite.serverTimestamp(), z: -0 });
    const data = (await lite.getDoc(ref)).data();
    expect(data).toMatchObject({ n: 1, at: expect.any(lite.Timestamp) });
    expect(Object.is(data?.z, -0)).toBe(true);
    await lite.updateDoc(ref, { n: lite.increment(2) });
    expect((await lite.getDoc(ref)).get('n')).toBe(3);
    await lite.deleteDoc(ref);
    expect((await lite.getDoc(ref)).exists()).toBe(false);
    expect(await codeOf(lite.updateDoc(ref, { n: 1 }))).toBe('not-found');
  });

  it('queries, counts and runs transactions', async () => {
    const batch = lite.writeBatch(db);
    for (const n of [1, 2, 3]) batch.set(lite.doc(rows, `r${n}`), { n });
    await batch.commit();
    const found = await lite.getDocs(lite.query(rows, lite.where('n', '>=', 2), lite.orderBy('n', 'desc')));
    expect(found.docs.map((row) => row.id)).toEqual(['r3', 'r2']);
    expect((await lite.getDocs(lite.query(rows, lite.where('n', '>', 9)))).empty).toBe(true);
    expect((await lite.getCount(rows)).data().count).toBe(3);
    const read = await lite.runTransaction(db, async (transaction) => {
      const first = await transaction.get(lite.doc(rows, 'r1'));
      transaction.update(lite.doc(rows, 'r2'), { n: 20 });
      return first.get('n');
    });
    expect(read).toBe(1);
  });

  it('reports refusals', async () => {
    const ref = lite.doc(db, 'closed/x');
    expect(await codeOf(lite.getDoc(ref))).toBe('permission-denied');
    expect(await codeOf(lite.setDoc(ref, {}))).toBe('permission-denied');
    expect(await codeOf(lite.getDocs(lite.collection(db, 'closed')))).toBe('permission-denied');
  });
});
