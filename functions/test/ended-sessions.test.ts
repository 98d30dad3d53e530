import {
  LOCAL_DATABASE_INSTANCE,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
} from '@harborline/domain/local-suite';
import { docPath, rtdbPath, storagePath } from '@harborline/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, fromAnywhere } from './support/call';
import { personOf } from './support/log';
import { type Account, newAccount, signIn } from './support/people';
import { db, eventually, hostOf, pause, people } from './support/suite';
import { newLibrary, unique } from './support/world';

let libraryId = '';

beforeAll(async () => {
  libraryId = await newLibrary();
});

/** The provider counts in seconds, so it accepts tokens from the second in which the sessions end. */
const laterThanASecond = () => pause(1_100);

/** What a token still opens outside the app: each of the three databases and a function, for reading and writing. */
async function opensOf({ uid }: Account, token: string): Promise<Record<string, boolean>> {
  const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const documents = `http://${hostOf('firestore')}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  const tree = (path: string) =>
    `http://${hostOf('database')}/${path}.json?ns=${LOCAL_DATABASE_INSTANCE}&auth=${token}`;
  const category = await db
    .collection('Categories')
    .add({ support_lib_id: libraryId, category_title: 'A', is_enabled: false });
  const picture = encodeURIComponent(storagePath.avatar(libraryId, uid, `${unique('me')}.png`));
  const answers = {
    'reading Firestore': fetch(`${documents}/Categories/${category.id}`, { headers: bearer }),
    'writing Firestore': fetch(`${documents}/${docPath.user(uid)}?updateMask.fieldPaths=is_away`, {
      method: 'PATCH',
      headers: bearer,
      body: JSON.stringify({ fields: { is_away: { integerValue: '1' } } }),
    }),
    'reading the Realtime Database': fetch(tree(rtdbPath.libraryPresence(libraryId))),
    'writing the Realtime Database': fetch(tree(`${rtdbPath.presence(libraryId, uid)}/tab1`), {
      method: 'PUT',
      body: JSON.stringify({ since: 1, away: 0, by: 'c1' }),
    }),
    'writing Storage': fetch(`http://${hostOf('storage')}/v0/b/${LOCAL_STORAGE_BUCKET}/o?name=${picture}`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'image/png' },
      body: new Uint8Array(8).fill(7),
    }),
    'reading by a function': call('GET', '/api/teams/user', undefined, { token }),
    'writing by a function': call('PUT', '/api/teams/user', { is_away: 0 }, { token }),
  };
  const opened: Record<string, boolean> = {};
  for (const [what, answer] of Object.entries(answers)) opened[what] = (await answer).status === 200;
  return opened;
}

const WRITES = Object.fromEntries(
  ['reading', 'writing'].flatMap((access) => [
    [`${access} Firestore`, true],
    [`${access} the Realtime Database`, true],
    [`${access} by a function`, true],
  ]),
);
const EVERYTHING = { ...WRITES, 'writing Storage': true };
const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((what) => [what, false]));

const opensEverything = (person: Account, token: string) =>
  eventually(async () => expect(await opensOf(person, token)).toEqual(EVERYTHING));
/** A function updates the Realtime Database a moment later. */
const opensNothing = (person: Account, token: string) =>
  eventually(async () => expect(await opensOf(person, token)).toEqual(NOTHING));

/** Resets a password as the page of the mailed link does. */
async function resetAtProvider(email: string, newPassword: string): Promise<void> {
  const link = new URL(await people.generatePasswordResetLink(email));
  const address = `http://${hostOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`;
  const body = JSON.stringify({ oobCode: link.searchParams.get('oobCode'), newPassword });
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!ok) throw new Error('The password was not reset');
}

const reportReset = (email: string) =>
  call('POST', '/api/auth/endedsessions', { email }, { headers: fromAnywhere() });

/** A person whose token was copied. */
async function newVictim(): Promise<Account> {
  const person = await newAccount(libraryId, 'agent');
  await opensEverything(person, person.token);
  await laterThanASecond();
  return person;
}

describe('a stolen identity token (D-58)', () => {
  it('opens nothing once the password was reset through the mailed link', async () => {
    const victim = await newVictim();
    await resetAtProvider(victim.email, 'second-password');
    expect(await reportReset(victim.email)).toEqual({ status: 200, body: { status: 200, data: {} } });
    await opensNothing(victim, victim.token);
    const { token } = await signIn(victim.email, 'second-password');
    await opensEverything(victim, token);
  }, 120_000);

  it('opens nothing once a function has refused it, even if no page reported the reset', async () => {
    const victim = await newVictim();
    await resetAtProvider(victim.email, 'second-password');
    const { status } = await call('PUT', '/api/teams/user', { is_away: 0 }, { token: victim.token });
    expect(status).toBe(401);
    await opensNothing(victim, victim.token);
  }, 120_000);

  it('opens nothing once a manager set the password, or deactivated and reactivated the person', async () => {
    const admin = await newAccount(libraryId, 'admin');
    const [reset, kept] = [await newVictim(), await newVictim()];
    const password = { email: reset.email, password: 'second-password' };
    expect((await call('POST', '/api/auth/updatePassword', password, admin)).status).toBe(200);
    await opensNothing(reset, reset.token);
    for (const is_active of [false, true]) {
      const change = { ref_uid: kept.uid, is_active };
      expect((await call('PATCH', '/api/teams/agents', change, admin)).status).toBe(200);
    }
    await opensNothing(kept, kept.token);
    const { token } = await signIn(kept.email, kept.password);
    await opensEverything(kept, token);
  }, 180_000);
});

describe('POST endedsessions', () => {
  it('gives every address the same answer, and changes nothing if no session ended', async () => {
    const person = await newAccount(libraryId, 'agent');
    await reportReset(person.email);
    const before = await personOf(person.uid);
    for (const email of [person.email, person.email.toUpperCase(), 'nobody-at-all@acme.example']) {
      expect(await reportReset(email)).toEqual({ status: 200, body: { status: 200, data: {} } });
    }
    expect(await personOf(person.uid)).toEqual(before);
    expect((await reportReset('no address')).status).toBe(400);
  });
});
