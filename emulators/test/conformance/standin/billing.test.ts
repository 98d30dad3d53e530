import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, type Standin, startStandin } from '../support/standin';

interface Bill {
  readonly mark: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

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

async function billing(since: number): Promise<Bill> {
  return (await standin.admin('GET', `/emulator/v1/projects/${PROJECT}:billing?since=${since}`)) as Bill;
}

describe('the bill', () => {
  it('says what production would charge since a mark', async () => {
    const { mark } = await billing(0);
    const ref = db.doc('closed/admin/billing/a');
    await ref.set({ a: 1 });
    await ref.get();
    await ref.delete();
    expect(await billing(mark)).toMatchObject({ reads: 1, writes: 1, deletes: 1 });
  });
});
