import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import {
  type App,
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/scenario';
import { PROJECT, type Standin, startStandin } from '../support/standin';

const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;

let standin: Standin;
let app: FirebaseApp;
let db: sdk.Firestore;
let adminApp: App;
let admin: Firestore;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  standin = await startStandin();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${standin.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId: PROJECT, apiKey: 'fake' }, 'limits');
  db = sdk.getFirestore(app);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', standin.port);
  adminApp = initializeAdminApp({ projectId: PROJECT }, 'limits');
  admin = initializeFirestore(adminApp);
});
afterAll(async () => {
  await deleteApp(app);
  await deleteAdminApp(adminApp);
  expect(await standin.stop()).toBe(0);
});

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Production has these limits; the documentation of queries and of quotas names them. */
describe('limits of a query', () => {
  const rows = () => sdk.collection(db, 'open/limits/rows');
  const equal = (count: number) => numbers(count).map((n) => sdk.where(`f${n}`, '==', 1));
  const above = (count: number) => numbers(count).map((n) => sdk.where(`f${n}`, '>', 1));
  const oneOf = (field: string, count: number, op: 'in' | 'not-in' | 'array-contains-any' = 'in') =>
    sdk.where(field, op, numbers(count));

  it.each<[string, () => sdk.QueryConstraint[], string]>([
    ['30 values of in', () => [oneOf('a', 30)], 'resolved'],
    ['31 values of in', () => [oneOf('a', 31)], 'invalid-argument'],
    ['10 values of not-in', () => [oneOf('a', 10, 'not-in')], 'resolved'],
    ['11 values of not-in', () => [oneOf('a', 11, 'not-in')], 'invalid-argument'],
    ['31 values of array-contains-any', () => [oneOf('a', 31, 'array-contains-any')], 'invalid-argument'],
    ['30 disjunctions', () => [oneOf('a', 5), oneOf('b', 6, 'array-contains-any')], 'resolved'],
    ['36 disjunctions', () => [oneOf('a', 6), oneOf('b', 6, 'array-contains-any')], 'invalid-argument'],
    // A parent document other than the root counts as one more.
    ['99 filters', () => equal(99), 'resolved'],
    ['100 filters', () => equal(100), 'invalid-argument'],
    [
      '24 values of in beside three filters and two orders',
      () => [oneOf('a', 24), ...equal(3), sdk.orderBy('x'), sdk.orderBy('y')],
      'resolved',
    ],
    ['25 values of in beside three filters', () => [oneOf('a', 25), ...equal(3)], 'invalid-argument'],
    ['ranges of 10 fields', () => above(10), 'resolved'],
    ['ranges of 11 fields', () => above(11), 'invalid-argument'],
  ])('%s', async (_what, constraints, outcome) => {
    const query = sdk.query(rows(), ...constraints());
    expect(await codeOf(sdk.getDocs(query))).toBe(outcome);
    expect(await codeOf(sdk.getCountFromServer(query))).toBe(outcome);
  });
});

describe('limits of a write', () => {
  const text = (length: number) => 'x'.repeat(length);
  /** `open/limits/big/a` counts 34 bytes, its two fields 3 each beside the text, the document 32. */
  const ofSize = (bytes: number) => ({ a: text(600_000), b: text(bytes - 600_000 - 34 - 32 - 2 * 3) });
  const MIB = 1_048_576;

  it('a document has at most 1 MiB, and its refusal does not block the next write', async () => {
    const ref = sdk.doc(db, 'open/limits/big/a');
    expect(await codeOf(sdk.setDoc(ref, ofSize(MIB)))).toBe('resolved');
    expect(await codeOf(sdk.setDoc(ref, ofSize(MIB + 1)))).toBe('invalid-argument');
    expect(await codeOf(sdk.setDoc(ref, { a: 1 }))).toBe('resolved');
  });

  it('a request has at most 11,534,336 bytes, from either SDK', async () => {
    const half = { text: text(MIB / 2) };
    const batch = sdk.writeBatch(db);
    for (const n of numbers(23)) batch.set(sdk.doc(db, `open/limits/rows/r${n}`), half);
    expect(await codeOf(batch.commit())).toBe('invalid-argument');
    const adminBatch = (count: number) => {
      const writes = admin.batch();
      for (const n of numbers(count)) writes.set(admin.doc(`open/limits/rows/r${n}`), half);
      return writes.commit();
    };
    await expect(adminBatch(23)).rejects.toMatchObject({
      code: 3,
      message: expect.stringContaining('Request payload size exceeds the limit: 11534336 bytes.'),
    });
    await adminBatch(20);
  });

  it('a malformed write fails its whole batch, and only administrators write in bulk', async () => {
    const writes = [
      { update: { name: `projects/${PROJECT}/databases/(default)/documents/open/a`, fields: {} } },
      { update: { name: `projects/${PROJECT}/databases/(default)/documents/open/__b__`, fields: {} } },
    ];
    const bulk = (some: unknown[], headers: Record<string, string>) =>
      fetch(`${standin.url}${DOCUMENTS}:batchWrite`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ writes: some }),
      });
    const owner = { authorization: 'Bearer owner' };
    expect((await bulk(writes, owner)).status).toBe(400);
    expect((await fetch(`${standin.url}${DOCUMENTS}/open/a`)).status).toBe(404);
    expect((await bulk(writes.slice(0, 1), {})).status).toBe(403);
    expect((await bulk(writes.slice(0, 1), owner)).status).toBe(200);
  });
});

describe('REST as Google speaks it', () => {
  const owner = { authorization: 'Bearer owner' };
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${standin.url}${DOCUMENTS}${path}`, {
      method,
      headers: owner,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('leaves out empty members', async () => {
    await ask('PATCH', '/rest/a', { fields: { list: { arrayValue: {} }, no: { nullValue: null } } });
    const { fields } = JSON.parse((await ask('GET', '/rest/a')).text);
    expect(fields).toEqual({ list: { arrayValue: {} }, no: { nullValue: null } });
    await ask('PATCH', '/rest/empty', {});
    expect(JSON.parse((await ask('GET', '/rest/empty')).text)).not.toHaveProperty('fields');
    expect(await ask('GET', '/nothing')).toEqual({ status: 200, text: '{}' });
  });

  it('refuses a misspelt field rather than ignoring it', async () => {
    const query = { from: [{ collectionId: 'rest' }], limits: 1 };
    const { status, text } = await ask('POST', ':runQuery', { structuredQuery: query });
    expect([status, text]).toEqual([400, expect.stringContaining('Unknown name')]);
    const spelt = { structured_query: { from: [{ collection_id: 'rest' }], limit: 1 } };
    const answers: unknown[] = JSON.parse((await ask('POST', ':runQuery', spelt)).text);
    expect(answers).toHaveLength(1);
  });

  it('refuses a path with an extra slash', async () => {
    expect((await ask('GET', '/rest/a/')).status).toBe(404);
    expect((await ask('GET', '/rest//a')).status).toBe(404);
  });
});
