import { docPath } from '@harborline/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import {
  chatTokenOf,
  type Identity,
  newAccount,
  newStaff,
  newVisitor,
  signIn as signInByPassword,
} from './support/people';
import { db, pause, people } from './support/suite';
import { newLibrary } from './support/world';

const LOGIN = '/api/inbox/login';
const TICKETS = '/api/inbox/tickets';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newStaff(libraryId, 'agent');
});

const bodyOf = ({ uid }: Identity, changes: object = {}) => ({
  email: 'agent@acme.example',
  user_id: uid,
  support_lib_id: libraryId,
  ...changes,
});

const signIn = (who: Identity, changes: object = {}) =>
  call('POST', LOGIN, bodyOf(who, changes), { token: who.token });

/** 404: the token was accepted, but the ticket does not exist; 401: the token was not accepted. */
const useOf = async (token: string) =>
  (await call('PATCH', TICKETS, { conversation_ref: 'nosuchticket', status: 'open' }, { token })).status;

const usesOf = (tokens: readonly string[]) => Promise.all(tokens.map(useOf));

describe('POST inbox/login (S7.1-01, D-20)', () => {
  it('exchanges the identity token for a chat token of 24 hours', async () => {
    const { status, body } = await signIn(agent);
    expect(status).toBe(200);
    const hours = (Number(body.data?.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await useOf(String(body.data?.token))).toBe(404);
  });

  it('refuses a session that has ended, although its identity token is valid for an hour', async () => {
    const person = await newStaff(libraryId, 'agent');
    expect((await signIn(person)).status).toBe(200);
    await pause(1_100);
    await people.revokeRefreshTokens(person.uid);
    expect((await signIn(person)).status).toBe(401);
  });

  it('ends the older chat tokens at the first sign-in with a new password (D-20)', async () => {
    const person = await newAccount(libraryId, 'agent');
    const earlier = [await chatTokenOf(person), await chatTokenOf(person)];
    expect(await usesOf(earlier)).toEqual([404, 404]);
    await pause(1_100);
    await people.updateUser(person.uid, { password: 'second-password' });
    expect(await chatTokenOf(person)).toBe('');

    const again = await signInByPassword(person.email, 'second-password');
    const later = [await chatTokenOf(again), await chatTokenOf(again)];
    expect(await usesOf(earlier)).toEqual([401, 401]);
    expect(await usesOf(later)).toEqual([404, 404]);
  });

  it('is only for staff, and only for the caller in their own library', async () => {
    const other = await newStaff(libraryId, 'owner');
    expect((await signIn(agent, { user_id: other.uid })).status).toBe(403);
    expect((await signIn(agent, { email: 'owner@acme.example' })).status).toBe(403);
    expect((await signIn(agent, { support_lib_id: await newLibrary() })).status).toBe(403);
    expect((await signIn(await newVisitor())).status).toBe(403);
    expect((await signIn(await newStaff(libraryId, 'owner', { is_active: false }))).status).toBe(403);
    expect((await call('POST', LOGIN, bodyOf(agent))).status).toBe(401);
  });
});

describe('a chat token', () => {
  it('is not an identity, nor is an identity a chat token', async () => {
    const token = await chatTokenOf(agent);
    expect((await call('POST', LOGIN, bodyOf(agent), { token })).status).toBe(401);
    expect(await useOf(agent.token)).toBe(401);
    expect(await useOf(`${token}x`)).toBe(401);
    expect(await useOf('a.b')).toBe(401);
  });

  it.each([
    ['removal', { is_active: false }],
    ['a switch of the library', { support_lib_id: 'another-library' }],
    ['a change of role', { agent_role: 'writer' }],
    ['a higher session version', { session_version: 1 }],
  ])('ends at once with %s', async (_what, change) => {
    const person = await newStaff(libraryId, 'agent');
    const token = await chatTokenOf(person);
    expect(await useOf(token)).toBe(404);
    await db.doc(docPath.user(person.uid)).update(change);
    expect(await useOf(token)).toBe(401);
  });
});
