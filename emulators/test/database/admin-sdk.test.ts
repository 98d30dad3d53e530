import { type App, type Credential, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Database, getDatabaseWithUrl, ServerValue } from 'firebase-admin/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTarget, type Target } from './support/target';

const NS = 'admin';
/** Rules go over HTTP, where the SDK sends its credential's token. */
const OWNER: Credential = { getAccessToken: async () => ({ access_token: 'owner', expires_in: 3600 }) };
let target: Target;
const apps: App[] = [];

beforeAll(async () => {
  target = await openTarget(NS);
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = `127.0.0.1:${target.port}`;
  await target.setRules(NS, {
    '.read': false,
    '.write': false,
    own: { $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid && auth.role == "bot"' } },
  });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
afterAll(() => target.release());

function database(databaseAuthVariableOverride?: object | null): Database {
  const options = databaseAuthVariableOverride === undefined ? {} : { databaseAuthVariableOverride };
  const app = initializeApp({ projectId: NS, credential: OWNER, ...options }, `app ${Math.random()}`);
  apps.push(app);
  return getDatabaseWithUrl(`http://127.0.0.1:${target.port}/?ns=${NS}`, app);
}

describe('the Admin SDK', () => {
  it('bypasses all rules', async () => {
    const db = database();
    await db.ref('a').set({ n: 1, at: ServerValue.TIMESTAMP });
    await db.ref().update({ 'a/n': ServerValue.increment(4), b: true });
    expect((await db.ref('a/n').get()).val()).toBe(5);
    expect((await db.ref('b').once('value')).val()).toBe(true);
  });

  it('runs transactions and queries', async () => {
    const db = database();
    await db.ref('list').set({ x: { n: 3 }, y: { n: 1 }, z: { n: 2 } });
    const last = await db.ref('list').orderByChild('n').limitToLast(2).get();
    expect(Object.keys(last.val() as object).sort()).toEqual(['x', 'z']);
    const result = await db.ref('list/x/n').transaction((n: number | null) => (n ?? 0) + 1);
    expect(result.snapshot?.val()).toBe(4);
    const fresh = await db.ref('list/new').transaction((n: number | null) => (n ?? 0) + 1);
    expect(fresh.snapshot?.val()).toBe(1);
  });

  it('listens, makes its onDisconnect write when it goes offline, and resumes', async () => {
    const [db, other] = [database(), database()];
    const long = 'é'.repeat(50_000);
    const seen: unknown[] = [];
    db.ref('talk').on('value', (snapshot) => void seen.push(snapshot.val()));
    await db.ref('talk').set({ long, online: true });
    await db.ref('talk/online').onDisconnect().set(false);
    db.goOffline();
    await expect.poll(async () => (await other.ref('talk/online').get()).val()).toBe(false);
    await other.ref('talk/said').set('while away');
    db.goOnline();
    await expect.poll(() => seen.at(-1)).toEqual({ long, online: false, said: 'while away' });
    expect(seen).toContainEqual({ long, online: true });
  });

  it('can act as a user who is subject to rules', async () => {
    const bot = database({ uid: 'bot', role: 'bot' });
    await bot.ref('own/bot').set(1);
    await expect(bot.ref('own/other').set(1)).rejects.toThrow(/PERMISSION_DENIED/);
    const other = database({ uid: 'bot', role: 'none' });
    await expect(other.ref('own/bot').set(1)).rejects.toThrow(/PERMISSION_DENIED/);
    expect((await other.ref('own/bot').get()).val()).toBe(1);
  });

  it('can act as signed out', async () => {
    await expect(database(null).ref('a').get()).rejects.toThrow(/denied/i);
  });

  it('reads and writes rules', async () => {
    const db = database();
    const before = await db.getRules();
    expect(JSON.parse(before)).toHaveProperty('rules.own');
    await db.setRules('{"rules":{".read":true}}');
    expect((await db.getRulesJSON()) as object).toEqual({ rules: { '.read': true } });
    await expect(db.setRules('{"rules":{".read":"nope"}}')).rejects.toThrow(
      /Line 1: Unknown variable 'nope'/,
    );
    await db.setRules(before);
  });
});
