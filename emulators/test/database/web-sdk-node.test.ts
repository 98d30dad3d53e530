import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXPECTED, SCENARIO_RULES } from './support/expectations';
import { SCENARIOS, type ScenarioName } from './support/scenarios';
import { openTarget, type Target } from './support/target';
import { until } from './support/until';

const NS = 'web-node';
let target: Target;
let app: FirebaseApp;

beforeAll(async () => {
  target = await openTarget(NS);
  await target.setRules(NS, SCENARIO_RULES);
});
afterAll(() => target.release());

beforeEach(() => {
  app = initializeApp({ projectId: NS, databaseURL: `${target.url}/?ns=${NS}` }, `app ${Math.random()}`);
});
afterEach(() => deleteApp(app));

describe('the web SDK in Node', () => {
  it.each(Object.keys(SCENARIOS) as ScenarioName[])('%s', async (name) => {
    const stage = { sdk, db: sdk.getDatabase(app), room: `room-${name}`, origin: target.url, ns: NS };
    expect(await SCENARIOS[name](stage)).toEqual(EXPECTED[name]);
  });

  it('is notified of revoked listens when the rules change, queries included', async () => {
    const ns = 'web-node-revoked';
    await target.setRules(ns, { '.read': true, '.write': true });
    const db = sdk.getDatabase(app, `${target.url}/?ns=${ns}`);
    const messages: string[] = [];
    const first: Promise<void>[] = [];
    const room = sdk.ref(db, 'room');
    for (const query of [sdk.ref(db, 'other'), sdk.query(room, sdk.orderByKey(), sdk.limitToLast(2))]) {
      const heard = new Promise<void>((resolve) => {
        sdk.onValue(
          query,
          () => resolve(),
          (error) => messages.push(error.message),
        );
      });
      first.push(heard);
    }
    await Promise.all(first);
    await target.setRules(ns, {});
    await until(() => expect(messages).toHaveLength(2));
    for (const message of messages) expect(message).toContain('permission_denied');
  });
});
