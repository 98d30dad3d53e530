import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/scenario';
import { PROJECT, type Standin, startStandin } from '../support/standin';

const INDEXES = fileURLToPath(new URL('../fixtures/firestore.indexes.json', import.meta.url));

let standin: Standin;
let app: FirebaseApp;
let rows: sdk.CollectionReference;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  standin = await startStandin({ env: { FIRESTORE_STANDIN_INDEXES: INDEXES } });
  app = initializeApp({ projectId: PROJECT, apiKey: 'fake' }, 'indexes');
  const db = sdk.getFirestore(app);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', standin.port);
  rows = sdk.collection(db, 'open/indexes/rows');
  await sdk.setDoc(sdk.doc(rows, 'a'), { kind: 'x', n: 1 });
});
afterAll(async () => {
  await deleteApp(app);
  await standin.stop();
});

describe('composite indexes', () => {
  const byKind = sdk.where('kind', '==', 'x');

  it('serve the queries they were declared for', async () => {
    const found = await sdk.getDocs(sdk.query(rows, byKind, sdk.orderBy('n')));
    expect(found.docs.map((row) => row.id)).toEqual(['a']);
  });

  it('are required for other queries, both one-shot and live', async () => {
    const backwards = sdk.query(rows, byKind, sdk.orderBy('n', 'desc'));
    expect(await codeOf(sdk.getDocs(backwards))).toBe('failed-precondition');
    expect(await codeOf(sdk.getCountFromServer(backwards))).toBe('failed-precondition');
    const error = await new Promise<sdk.FirestoreError>((resolve) => {
      sdk.onSnapshot(backwards, () => undefined, resolve);
    });
    expect(error.message).toContain('The query requires an index');
  });

  it('make the start fail when their file is missing or broken', async () => {
    const broken = join(tmpdir(), `broken-indexes-${process.pid}.json`);
    writeFileSync(broken, '{');
    for (const path of [broken, '/nowhere.json']) {
      const start = startStandin({ env: { FIRESTORE_STANDIN_INDEXES: path } });
      await expect(start).rejects.toThrow(`Cannot read the indexes ${path}`);
    }
  });
});
