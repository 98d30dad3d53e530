import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutcome } from './support/expectations';
import { behindTheScenes } from './support/scenario';
import { SCENARIOS } from './support/scenarios';
import { PROJECT } from './support/standin';
import { openTarget, type Target } from './support/target';
import { changingUser, USER_CHANGE_OUTCOME, userChange } from './support/user-change';

let target: Target;
let app: FirebaseApp;
let db: sdk.Firestore;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  target = await openTarget();
  app = initializeApp({ projectId: PROJECT, apiKey: 'fake' });
  db = sdk.getFirestore(app);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', target.port);
});
afterAll(async () => {
  await deleteApp(app);
  await target.release();
});

describe('the web SDK in Node (gRPC)', () => {
  const names = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];
  it.each(names)('runs the scenario %s', async (name) => {
    const behind = behindTheScenes(target.url, PROJECT);
    const outcome = await SCENARIOS[name]({ sdk, db, room: `open/node/${name}`, behind });
    expectOutcome(name, outcome);
  });

  it('ends one client and starts the next without a pause', async () => {
    // A separate process: the bug would be a loop that stops this process's clock too.
    const script = fileURLToPath(new URL('./fixtures/coming-and-going.mjs', import.meta.url));
    const args = [script, String(target.port), '3'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 50_000 });
    expect(stdout).toContain('done');
  });

  it('continues with a new token, and with the rights of another user', async () => {
    const own = initializeApp({ projectId: PROJECT, apiKey: 'fake' }, 'changing user');
    const signIn = changingUser(own);
    const ownDb = sdk.getFirestore(own);
    sdk.connectFirestoreEmulator(ownDb, '127.0.0.1', target.port);
    expect(await userChange({ sdk, db: ownDb }, signIn)).toEqual(USER_CHANGE_OUTCOME);
    await deleteApp(own);
  });

  it('reports an unknown token as an invalid argument and does not crash', async () => {
    const answer = await fetch(`${target.url}/v1/projects/${PROJECT}/databases/(default)/documents/open/x`, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(answer.status).toBe(400);
  });
});
