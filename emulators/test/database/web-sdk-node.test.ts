import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXPECTED, SCENARIO_RULES } from './support/expectations';
import { SCENARIOS, type ScenarioName } from './support/scenarios';
import { type Standin, startStandin } from './support/standin';

const NS = 'web-node';
let standin: Standin;
let app: FirebaseApp;

beforeAll(async () => {
  standin = await startStandin();
  await standin.setRules(NS, SCENARIO_RULES);
});
afterAll(() => standin.stop());

beforeEach(() => {
  app = initializeApp({ projectId: NS, databaseURL: `${standin.url}/?ns=${NS}` }, `app ${Math.random()}`);
});
afterEach(() => deleteApp(app));

describe('the web SDK in Node', () => {
  it.each(Object.keys(SCENARIOS) as ScenarioName[])('%s', async (name) => {
    const stage = { sdk, db: sdk.getDatabase(app), room: `room-${name}`, origin: standin.url, ns: NS };
    expect(await SCENARIOS[name](stage)).toEqual(EXPECTED[name]);
  });
});
