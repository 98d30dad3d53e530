import fc from 'fast-check';
import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTarget, type Target } from './support/target';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow read, write: if resource.data.owner == request.auth.uid; }
    match /free/{id} { allow read, write: if true; }
  }
}`;
const SETTLE_MS = 15_000;

const PROJECT = 'demo-listeners';

let target: Target;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  target = await openTarget();
  const rules = { files: [{ name: 'firestore.rules', content: RULES }] };
  await target.admin('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, { rules });
});
beforeEach(() => clear());
afterAll(() => target.release());

function clear(): Promise<unknown> {
  return target.admin('DELETE', `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`);
}

let clients = 0;

function clientOf(uid: string): sdk.Firestore {
  clients++;
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `client-${clients}`);
  const db = sdk.getFirestore(app);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', target.port, { mockUserToken: { sub: uid } });
  return db;
}

type Rows = Record<string, sdk.DocumentData>;

function rowsOf(snapshot: sdk.QuerySnapshot): Rows {
  return Object.fromEntries(snapshot.docs.map((row) => [row.id, row.data()]));
}

/** Waits until `check` holds; the test reports its last failure. */
async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function asAdmin(path: string, fields: Record<string, string>): Promise<unknown> {
  const name = `projects/${PROJECT}/databases/(default)/documents/${path}`;
  const values = Object.entries(fields).map(([key, stringValue]) => [key, { stringValue }]);
  return target.admin('PATCH', `/v1/${name}`, { fields: Object.fromEntries(values) });
}

describe('listeners of the web SDK', () => {
  it('lose a document that changes owner, without seeing its new content', async () => {
    await asAdmin('notes/1', { owner: 'ada', text: 'mine' });
    const ada = clientOf('ada');
    const own = sdk.query(sdk.collection(ada, 'notes'), sdk.where('owner', '==', 'ada'));
    const seen: Rows[] = [];
    let isFromCache = true;
    const stop = sdk.onSnapshot(own, { includeMetadataChanges: true }, (snapshot) => {
      seen.push(rowsOf(snapshot));
      isFromCache = snapshot.metadata.fromCache;
    });
    await eventually(() => expect(seen.at(-1)).toEqual({ 1: { owner: 'ada', text: 'mine' } }));
    await asAdmin('notes/1', { owner: 'bob', text: 'secret' });
    await eventually(() => {
      expect(seen.at(-1)).toEqual({});
      expect(isFromCache).toBe(false);
    });
    expect(JSON.stringify(seen)).not.toContain('secret');
    stop();
    await sdk.terminate(ada);
  });
});

const QUERIES: readonly ((rows: sdk.CollectionReference) => sdk.Query)[] = [
  (rows) => sdk.query(rows),
  (rows) => sdk.query(rows, sdk.where('n', '>', 1), sdk.orderBy('n', 'desc'), sdk.limit(3)),
  (rows) => sdk.query(rows, sdk.orderBy('n'), sdk.limitToLast(2)),
  (rows) => sdk.query(rows, sdk.where('t', 'array-contains-any', ['x', 'y']), sdk.orderBy('n')),
  (rows) => sdk.query(rows, sdk.where('n', 'in', [0, 2, 4]), sdk.limit(4)),
  (rows) => sdk.query(rows, sdk.where('s', '!=', 'a')),
  (rows) =>
    sdk.query(rows, sdk.orderBy('s'), sdk.orderBy('n', 'desc'), sdk.startAfter('a', 2), sdk.endAt('b')),
  (rows) =>
    sdk.query(
      rows,
      sdk.or(sdk.where('s', '==', 'b'), sdk.and(sdk.where('n', '<', 2), sdk.where('s', '==', null))),
    ),
];

type Action =
  | { readonly kind: 'set' | 'merge'; readonly writer: number; readonly id: string; readonly row: object }
  | { readonly kind: 'delete' | 'count' | 'transact'; readonly writer: number; readonly id: string }
  | { readonly kind: 'network' };

const row = fc.record(
  {
    n: fc.nat(5),
    s: fc.constantFrom('a', 'b', 'c', null),
    t: fc.subarray(['x', 'y', 'z']),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const id = fc.constantFrom('1', '2', '3', '4', '5', '6');
const writer = fc.nat(1);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('set' as const, 'merge' as const), writer, id, row }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('delete' as const, 'count' as const, 'transact' as const),
      writer,
      id,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'network' as const }) },
);

/** Starts a write; those of a client that is offline settle later, or never when the test ends first. */
function perform(db: sdk.Firestore, step: Exclude<Action, { kind: 'network' }>): Promise<unknown> {
  const target = sdk.doc(db, 'free', step.id);
  switch (step.kind) {
    case 'set':
      return sdk.setDoc(target, step.row);
    case 'merge':
      return sdk.setDoc(target, { ...step.row, at: sdk.serverTimestamp() }, { merge: true });
    case 'delete':
      return sdk.deleteDoc(target);
    case 'count':
      return sdk.setDoc(target, { n: sdk.increment(1), t: sdk.arrayUnion('y') }, { merge: true });
    case 'transact':
      return sdk.runTransaction(db, async (transaction) => {
        const current = await transaction.get(target);
        transaction.set(target, { n: Number(current.get('n') ?? 0) + 1, s: 'b' });
      });
  }
}

describe('random work of two web SDK clients', () => {
  it("ends with every listener showing the server's data", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), async (steps) => {
        await clear();
        const [ada, bob] = [clientOf('ada'), clientOf('bob')];
        const shown = QUERIES.map((): { rows: Rows; isSynced: boolean } => ({ rows: {}, isSynced: false }));
        const stops = QUERIES.map((query, i) =>
          sdk.onSnapshot(query(sdk.collection(ada, 'free')), { includeMetadataChanges: true }, (snapshot) => {
            const { fromCache, hasPendingWrites } = snapshot.metadata;
            shown[i] = { rows: rowsOf(snapshot), isSynced: !fromCache && !hasPendingWrites };
          }),
        );
        let isOnline = true;
        for (const step of steps) {
          if (step.kind === 'network') {
            // The SDK fails when the network is enabled while it is already on.
            isOnline = !isOnline;
            await (isOnline ? sdk.enableNetwork(ada) : sdk.disableNetwork(ada));
            continue;
          }
          const isOfflineWriter = step.writer === 0 && !isOnline;
          if (isOfflineWriter && step.kind === 'transact') continue;
          const done = perform(step.writer === 0 ? ada : bob, step);
          if (step.kind === 'transact') await done;
        }
        if (!isOnline) await sdk.enableNetwork(ada);
        await Promise.all([ada, bob].map((db) => sdk.waitForPendingWrites(db)));
        await eventually(async () => {
          for (const [i, query] of QUERIES.entries()) {
            expect(shown[i]?.isSynced).toBe(true);
            const fresh = await sdk.getDocsFromServer(query(sdk.collection(bob, 'free')));
            expect(shown[i]?.rows).toEqual(rowsOf(fresh));
          }
        });
        for (const stop of stops) stop();
        await Promise.all([ada, bob].map((db) => sdk.terminate(db)));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 120_000);
});
