import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingClient } from '../../../src/billing-client';
import { PROJECT, type Standin, startStandin } from '../support/standin';

let standin: Standin;
let app: App;
let db: Firestore;
beforeAll(async () => {
  standin = await startStandin();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${standin.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId: PROJECT }, 'billing');
  db = initializeFirestore(app);
});
afterAll(async () => {
  await deleteApp(app);
  await standin.stop();
});

describe('the bill', () => {
  it('shows what production would have charged since a mark', async () => {
    const billing = billingClient(`127.0.0.1:${standin.port}`, PROJECT);
    const mark = await billing.mark();
    const ref = db.doc('closed/admin/billing/a');
    await ref.set({ a: 1 });
    await ref.get();
    await ref.delete();
    const { requests, ...total } = await billing.since(mark);
    expect(total).toMatchObject({ reads: 1, writes: 1, deletes: 1 });
    expect(requests.map(({ method, caller }) => `${method} by ${caller}`)).toEqual([
      'Commit by admin',
      'BatchGetDocuments by admin',
      'Commit by admin',
    ]);
    expect((await billing.since(await billing.mark())).requests).toEqual([]);
  });
});
