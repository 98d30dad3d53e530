import { docPath } from '@harborline/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, fromAnywhere } from './support/call';
import { logOf, personOf } from './support/log';
import { mailsTo } from './support/mailbox';
import { newAccount, newVisitor, overriding, signIn } from './support/people';
import { db, eventually, hostOf, pause, people, untilRefused } from './support/suite';
import { newLibrary, unique } from './support/world';

const RESOURCES = '/api/auth/resources1';
const HLPT = '/api/auth/hlpt';
const PASSWORD = '/api/auth/updatePassword';

const read = (query: string) => call('GET', `${RESOURCES}${query}`, undefined);

/** A library that can be looked up. @returns its key and host */
async function newKnownLibrary(settings: object = {}) {
  const libraryId = await newLibrary(settings);
  const key = unique('key-');
  const host = `${unique('help')}.example`;
  await db.doc(docPath.libraryKey(key)).set({ support_lib_id: libraryId });
  await db.doc(docPath.libraryHost(host)).set({ support_lib_id: libraryId });
  return { libraryId, key, host };
}

describe('GET resources1 (S7.1-03, S7.1-04, D-49)', () => {
  it('finds a library by key or host, and reveals only lw and e', async () => {
    const { key, host } = await newKnownLibrary({ is_white_label: true });
    const found = { status: 200, body: { status: 200, data: { lw: 1, e: 1 } } };
    expect(await read(`?k=${key}`)).toEqual(found);
    expect(await read(`?k=${key.toUpperCase()}`)).toEqual(found);
    expect(await read(`?d=${host}`)).toEqual(found);
  });

  it('treats a subscription as active unless it is known to have ended', async () => {
    const ended = await newKnownLibrary({ is_subscription_active: false });
    const active = await newKnownLibrary({ is_subscription_active: true });
    expect((await read(`?k=${ended.key}`)).body.data).toEqual({ lw: 0, e: 0 });
    expect((await read(`?k=${active.key}`)).body.data).toEqual({ lw: 0, e: 1 });
  });

  it('answers from memory for a minute', async () => {
    const { libraryId, key } = await newKnownLibrary();
    expect((await read(`?k=${key}`)).body.data).toEqual({ lw: 0, e: 1 });
    await db.doc(docPath.libraryPrivate(libraryId)).update({ is_white_label: true });
    expect((await read(`?k=${key}`)).body.data).toEqual({ lw: 0, e: 1 });
  });

  it('finds no other library, whatever the query', async () => {
    const unknown = { status: 404, body: { status: 404, message: 'Not found' } };
    for (const query of ['?k=nosuchlibrary', '?k=admin', '?k=..%2FUsers', '?d=nowhere.example', '?d=a%2Fb']) {
      expect(await read(query)).toEqual(unknown);
    }
  });

  it('is limited by network address', async () => {
    const headers = fromAnywhere();
    const attempt = async () =>
      (await call('GET', `${RESOURCES}?k=nosuchlibrary`, undefined, { headers })).status !== 429;
    expect(await untilRefused(120, attempt)).toMatchObject({ isRefused: true });
    expect((await read('?k=nosuchlibrary')).status).toBe(404);
  });

  it('requires exactly one name', async () => {
    for (const query of ['', '?k=a&d=b', '?k=a&k=b', '?k[x]=a', `?k=${'a'.repeat(300)}`]) {
      expect((await read(query)).status).toBe(400);
    }
  });
});

describe('POST hlpt (D-13)', () => {
  const ask = (email: unknown) => call('POST', HLPT, { email }, { headers: fromAnywhere() });
  const sent = {
    status: 200,
    body: {
      status: 200,
      data: { message: 'An email with signin link has been sent to your email address!' },
    },
  };

  it('mails a listed address a link into the admin area, which signs in once', async () => {
    const before = (await mailsTo('owner@northbeam.example')).length;
    expect(await ask('Owner@northbeam.example')).toEqual(sent);
    const mail = await eventually(async () => {
      const mails = await mailsTo('owner@northbeam.example');
      expect(mails.length).toBe(before + 1);
      return mails.at(-1);
    });
    expect(mail?.subject).toBe('Your sign-in link');
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/admin');
    expect(link.searchParams.get('mode')).toBe('signIn');
    const use = async () => {
      const response = await fetch(
        `http://${hostOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=local`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email: 'owner@northbeam.example',
            oobCode: link.searchParams.get('oobCode'),
          }),
        },
      );
      return response.status;
    };
    expect(await use()).toBe(200);
    expect(await use()).toBe(400);
  });

  it('gives other addresses the same answer, and mails nothing', async () => {
    const email = `${unique('nobody')}@northbeam.example`;
    expect(await ask(email)).toEqual(sent);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('refuses an invalid address', async () => {
    for (const email of ['', 'a', 'a@b\r\nBcc: c@d.example', 7]) expect((await ask(email)).status).toBe(400);
  });
});

describe('POST updatePassword (S7.1-09, D-11)', () => {
  let libraryId = '';
  beforeAll(async () => {
    libraryId = await newLibrary();
  });

  const set = (token: string, email: string, password = 'second-password') =>
    call('POST', PASSWORD, { email, password }, { token });
  const canSignIn = async (email: string, password: string) => (await signIn(email, password)).token !== '';

  it('sets the caller’s own password shortly after signing in, ends the other sessions and is logged', async () => {
    const me = await newAccount(libraryId, 'agent', { session_version: 4 });
    // The provider stores the end of sessions in whole seconds.
    await pause(1_100);
    expect((await set(me.token, me.email)).body.data).toEqual({ message: 'Password updated successfully' });
    expect(await canSignIn(me.email, 'second-password')).toBe(true);
    expect(await canSignIn(me.email, me.password)).toBe(false);
    expect(await personOf(me.uid)).toMatchObject({ session_version: 5 });
    await expect(people.verifyIdToken(me.token, true)).rejects.toMatchObject({
      code: 'auth/id-token-revoked',
    });
    expect(await logOf(libraryId)).toContainEqual(
      expect.objectContaining({
        action: 'password-set',
        actor: expect.objectContaining({ uid: me.uid }),
        target: expect.objectContaining({ id: me.uid }),
      }),
    );
  });

  it('sets the password of a lower role if the caller manages the team', async () => {
    const admin = await newAccount(libraryId, 'admin');
    const writer = await newAccount(libraryId, 'writer');
    expect((await set(admin.token, writer.email.toUpperCase())).status).toBe(200);
    expect(await canSignIn(writer.email, 'second-password')).toBe(true);
  });

  it('refuses equal and higher roles, callers without the permission, and visitors', async () => {
    const admin = await newAccount(libraryId, 'admin');
    const equal = await newAccount(libraryId, 'admin');
    const owner = await newAccount(libraryId, 'owner');
    const agent = await newAccount(libraryId, 'agent');
    const slugless = overriding('admin', { canManageTeammatesSeatsAndPermissions: false });
    const limited = await newAccount(libraryId, 'admin', slugless);
    for (const target of [equal, owner]) expect((await set(admin.token, target.email)).status).toBe(403);
    expect((await set(limited.token, agent.email)).status).toBe(403);
    expect((await set(agent.token, admin.email)).status).toBe(403);
    expect((await set((await newVisitor()).token, agent.email)).status).toBe(403);
    for (const person of [equal, owner, agent, admin])
      expect(await canSignIn(person.email, person.password)).toBe(true);
  });

  it('D-33: refuses teammates with a permission that the manager lacks, who could sign in as them', async () => {
    const limited = await newAccount(libraryId, 'admin', overriding('admin', { canViewReports: false }));
    const trusted = await newAccount(libraryId, 'writer', overriding('writer', { canViewReports: true }));
    expect((await set(limited.token, trusted.email)).status).toBe(403);
    expect(await canSignIn(trusted.email, trusted.password)).toBe(true);
  });

  it('answers for people of another library as for people who do not exist', async () => {
    const admin = await newAccount(libraryId, 'owner');
    const foreign = await newAccount(await newLibrary(), 'agent');
    const unknown = { status: 404, body: { status: 404, message: 'No such user!' } };
    expect(await set(admin.token, foreign.email)).toEqual(unknown);
    expect(await set(admin.token, 'nobody-at-all@acme.example')).toEqual(unknown);
    expect(await canSignIn(foreign.email, foreign.password)).toBe(true);
  });

  it('refuses people who act in the library from another one', async () => {
    const agency = await newLibrary();
    const acting = {
      support_lib_id: libraryId,
      until: Timestamp.fromMillis(Date.now() + 60_000),
      started_at: Timestamp.now(),
    };
    const guest = await newAccount(agency, 'owner', { support_lib_id: libraryId, acting });
    const agent = await newAccount(libraryId, 'agent');
    expect((await set(guest.token, agent.email)).status).toBe(403);
  });

  it('D-02: takes six characters, not five', async () => {
    const me = await newAccount(libraryId, 'agent');
    expect(await set(me.token, me.email, '12345')).toEqual({
      status: 400,
      body: { status: 400, message: 'Password must be at least 6 characters in length' },
    });
    expect((await set(me.token, me.email, '123456')).status).toBe(200);
  });
});
