import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutcome } from './support/expectations';
import { behindTheScenes } from './support/scenario';
import { SCENARIOS } from './support/scenarios';
import { PROJECT, type Standin, startStandin } from './support/standin';

let standin: Standin;
let app: FirebaseApp;
let db: sdk.Firestore;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  standin = await startStandin();
  app = initializeApp({ projectId: PROJECT, apiKey: 'fake' });
  db = sdk.getFirestore(app);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', standin.port);
});
afterAll(async () => {
  await deleteApp(app);
  expect(await standin.stop()).toBe(0);
});

describe('the web SDK in Node (gRPC)', () => {
  const names = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];
  it.each(names)('runs the scenario %s', async (name) => {
    const behind = behindTheScenes(standin.url, PROJECT);
    const outcome = await SCENARIOS[name]({ sdk, db, room: `open/node/${name}`, behind });
    expectOutcome(name, outcome);
  });

  it('reports an unknown token as an invalid argument, not as a crash', async () => {
    const answer = await fetch(`${standin.url}/v1/projects/${PROJECT}/databases/(default)/documents/open/x`, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(answer.status).toBe(400);
  });
});
