import { docPath, rtdbPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { logOf, personOf } from './support/log';
import { chatTokenOf, type Identity, newAccount, newStaff, overriding, signIn } from './support/people';
import { db, eventually, people, rtdb } from './support/suite';
import { newLibrary } from './support/world';

const AGENTS = '/api/teams/agents';

let libraryId = '';
let owner: Identity;
let admin: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner');
  admin = await newStaff(libraryId, 'admin');
});

const patch = (body: object, { token }: Identity) => call('PATCH', AGENTS, body, { token });
const setPermission = (uid: string, slug: string, is_enabled: boolean, { token }: Identity) =>
  call('PUT', `/api/teams/updatepermissions/${uid}`, { permissions: [{ slug, is_enabled }] }, { token });
const reset = (uid: string, slug: string, { token }: Identity) =>
  call('DELETE', `/api/teams/permissions/${uid}/${slug}`, undefined, { token });
const transfer = (uid: string, { token }: Identity) =>
  call('POST', '/api/teams/owner', { ref_uid: uid }, { token });

const unknown = { status: 404, body: { status: 404, message: 'No such user!' } };
const ownersIn = async (library: string) =>
  (await db.collection('Users').where('init_support_lib_id', '==', library).get()).docs.filter(
    (doc) => doc.get('agent_role') === 'owner' && doc.get('is_active') === true,
  ).length;

describe('PATCH agents: role (S7.1-13, D-33)', () => {
  it('changes role and permissions, ends the chat token and is logged', async () => {
    const agent = await newStaff(libraryId, 'agent', overriding('agent', { canViewForms: true }));
    const chatToken = await chatTokenOf(agent);
    const answer = await patch({ ref_uid: agent.uid, agent_role: 'writer' }, admin);
    expect(answer.body.data).toMatchObject({ uid: agent.uid, agent_role: 'writer' });
    expect(await personOf(agent.uid)).toMatchObject({
      agent_role: 'writer',
      permissions: resolvePermissions('writer', { canViewForms: true }),
      session_version: 1,
    });
    const body = { conversation_ref: 'nosuchticket', status: 'open' };
    expect((await call('PATCH', '/api/inbox/tickets', body, { token: chatToken })).status).toBe(401);
    expect(await logOf(libraryId)).toContainEqual(
      expect.objectContaining({
        action: 'role-changed',
        actor: expect.objectContaining({ uid: admin.uid, home_lib_id: '' }),
        target: { kind: 'teammate', id: agent.uid, label: 'Ada' },
        details: { from: 'agent', to: 'writer' },
      }),
    );
  });

  it('gives the refused person the reason', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const noRoles = overriding('admin', { canUpdateUserRoles: false });
    const limited = await newStaff(libraryId, 'admin', noRoles);
    const refusals = [
      [await patch({ ref_uid: owner.uid, agent_role: 'agent' }, admin), 'This teammate has a higher role'],
      [await patch({ ref_uid: admin.uid, agent_role: 'agent' }, admin), 'You cannot change your own access.'],
      [
        await patch({ ref_uid: agent.uid, agent_role: 'owner' }, owner),
        'Ownership can only be transferred by an owner.',
      ],
      [await patch({ ref_uid: agent.uid, agent_role: 'editor' }, limited), 'Needs the permission'],
    ] as const;
    for (const [answer, message] of refusals) {
      expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining(message) } });
    }
    expect(await personOf(agent.uid)).toMatchObject({ agent_role: 'agent' });
  });

  it('abuse test 2: answers for people of another library as for people who do not exist', async () => {
    const foreign = await newStaff(await newLibrary(), 'agent');
    expect(await patch({ ref_uid: foreign.uid, agent_role: 'writer' }, owner)).toEqual(unknown);
    expect(await patch({ ref_uid: 'nobody', agent_role: 'writer' }, owner)).toEqual(unknown);
    expect(await personOf(foreign.uid)).toMatchObject({ agent_role: 'agent' });
  });

  it('changes one thing at a time, and only to a valid value', async () => {
    const agent = await newStaff(libraryId, 'agent');
    for (const wish of [{}, { agent_role: 'king' }, { agent_role: 'writer', is_active: false }]) {
      expect((await patch({ ref_uid: agent.uid, ...wish }, owner)).status).toBe(400);
    }
  });

  it('abuse test: two owners who demote each other at once leave one', async () => {
    const library = await newLibrary();
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await newStaff(library, 'owner'), await newStaff(library, 'owner')];
      await Promise.all([
        patch({ ref_uid: two.uid, agent_role: 'admin' }, one),
        patch({ ref_uid: one.uid, is_active: false }, two),
      ]);
      const roles = [await personOf(one.uid), await personOf(two.uid)];
      const left = roles.filter(({ agent_role, is_active }) => agent_role === 'owner' && is_active);
      expect(left).toHaveLength(1);
      for (const { uid } of [one, two]) await db.doc(docPath.user(uid)).delete();
    }
  });

  it('an agency user in the library cannot remove its last owner', async () => {
    const library = await newLibrary();
    const last = await newStaff(library, 'owner');
    const acting = {
      support_lib_id: library,
      started_at: Timestamp.now(),
      until: Timestamp.fromMillis(Date.now() + 3_600_000),
    };
    const agency = await newStaff(await newLibrary(), 'owner', { support_lib_id: library, acting });
    expect(await patch({ ref_uid: last.uid, is_active: false }, agency)).toMatchObject({
      status: 403,
      body: { message: 'This is the only owner. Transfer ownership first.' },
    });
    await Promise.all(
      ['admin', 'agent'].map((agent_role) => patch({ ref_uid: last.uid, agent_role }, agency)),
    );
    expect(await ownersIn(library)).toBe(1);
  });
});

describe('PATCH agents: status (D-20)', () => {
  it('keeps a deactivated person out everywhere at once, and lets them in again', async () => {
    const leaving = await newAccount(libraryId, 'agent');
    const member = rtdb.ref(rtdbPath.member(libraryId, leaving.uid));
    await eventually(async () => expect((await member.get()).exists()).toBe(true));
    expect((await patch({ ref_uid: leaving.uid, is_active: false }, admin)).status).toBe(200);
    expect([401, 403]).toContain((await call('GET', '/api/teams/user', undefined, leaving)).status);
    expect((await signIn(leaving.email, leaving.password)).token).toBe('');
    expect((await people.getUser(leaving.uid)).disabled).toBe(true);
    expect(await personOf(leaving.uid)).toMatchObject({ is_active: false, session_version: 1 });
    await eventually(async () => expect((await member.get()).exists()).toBe(false));

    expect((await patch({ ref_uid: leaving.uid, is_active: true }, admin)).status).toBe(200);
    expect((await signIn(leaving.email, leaving.password)).token).not.toBe('');
    const actions = (await logOf(libraryId))
      .filter(({ target }) => target.id === leaving.uid)
      .map(({ action }) => action);
    expect(actions).toEqual(['teammate-deactivated', 'teammate-reactivated']);
  });

  it('is logged once, however often it is requested', async () => {
    const agent = await newAccount(libraryId, 'agent');
    await Promise.all([1, 2, 3].map(() => patch({ ref_uid: agent.uid, is_active: false }, admin)));
    const entries = (await logOf(libraryId)).filter(({ target }) => target.id === agent.uid);
    expect(entries).toHaveLength(1);
  });

  it('sends a person home who acts in another library, whose log records it', async () => {
    const child = await newLibrary();
    const acting = {
      support_lib_id: child,
      started_at: Timestamp.now(),
      until: Timestamp.fromMillis(Date.now() + 60_000),
    };
    const guest = await newAccount(libraryId, 'admin', { support_lib_id: child, acting });
    expect((await patch({ ref_uid: guest.uid, is_active: false }, owner)).status).toBe(200);
    expect(await personOf(guest.uid)).toMatchObject({ support_lib_id: libraryId, acting: null });
    expect(await logOf(child)).toMatchObject([
      { action: 'acting-ended', actor: { uid: guest.uid, home_lib_id: libraryId } },
    ]);
  });

  it('needs its permission, and is refused for higher roles', async () => {
    const agent = await newAccount(libraryId, 'agent');
    const limited = await newStaff(
      libraryId,
      'admin',
      overriding('admin', { canChangeTeammatesStatus: false }),
    );
    expect((await patch({ ref_uid: agent.uid, is_active: false }, limited)).status).toBe(403);
    expect((await patch({ ref_uid: owner.uid, is_active: false }, admin)).status).toBe(403);
    expect((await patch({ ref_uid: owner.uid, is_active: false }, owner)).status).toBe(403);
  });
});

describe('PATCH agents: away', () => {
  it('is set for a teammate and for the caller, with the permission', async () => {
    const agent = await newStaff(libraryId, 'agent');
    expect((await patch({ ref_uid: agent.uid, is_away: 1 }, admin)).body.data).toMatchObject({ is_away: 1 });
    expect((await patch({ ref_uid: admin.uid, is_away: 1 }, admin)).status).toBe(200);
    expect((await patch({ ref_uid: admin.uid, is_away: 0 }, agent)).status).toBe(403);
    expect(await personOf(admin.uid)).toMatchObject({ is_away: 1 });
  });
});

describe('PUT updatepermissions and DELETE permissions (S7.1-15, D-33)', () => {
  it('grants, revokes and resets to the role, and logs which permissions', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const granted = await setPermission(agent.uid, 'canViewReports', true, admin);
    expect(granted.body.data).toMatchObject({ ref_uid: agent.uid });
    await setPermission(agent.uid, 'canTakeChats', false, admin);
    expect(await personOf(agent.uid)).toMatchObject({
      ...overriding('agent', { canViewReports: true, canTakeChats: false }),
      session_version: 2,
    });
    await reset(agent.uid, 'canTakeChats', admin);
    expect(await personOf(agent.uid)).toMatchObject(overriding('agent', { canViewReports: true }));
    await reset(agent.uid, 'all', admin);
    expect(await personOf(agent.uid)).toMatchObject({ permission_overrides: {} });
    const details = (await logOf(libraryId))
      .filter(({ target }) => target.id === agent.uid)
      .map((entry) => entry.details);
    expect(details).toEqual([
      { granted: 'canViewReports', revoked: '' },
      { granted: '', revoked: 'canTakeChats' },
      { granted: 'canTakeChats', revoked: '' },
      { granted: '', revoked: 'canViewReports' },
    ]);
  });

  it('two simultaneous changes do not undo each other', async () => {
    const agent = await newStaff(libraryId, 'agent');
    await Promise.all([
      setPermission(agent.uid, 'canViewReports', true, admin),
      setPermission(agent.uid, 'canViewForms', true, owner),
    ]);
    expect((await personOf(agent.uid)).permission_overrides).toEqual({
      canViewReports: true,
      canViewForms: true,
    });
  });

  it('people cannot grant what they lack, and the answer names it', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const limited = await newStaff(libraryId, 'admin', overriding('admin', { canViewReports: false }));
    expect(await setPermission(agent.uid, 'canViewReports', true, limited)).toEqual({
      status: 403,
      body: { status: 403, message: 'You cannot grant permissions you do not have: View reports.' },
    });
    expect((await setPermission(limited.uid, 'canViewReports', true, limited)).status).toBe(403);
  });

  it('refuses unknown slugs, owners, higher roles and foreign people', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const foreign = await newStaff(await newLibrary(), 'agent');
    expect((await setPermission(agent.uid, 'canFly', true, admin)).status).toBe(400);
    expect((await reset(agent.uid, 'canFly', admin)).status).toBe(400);
    expect((await setPermission(owner.uid, 'canViewReports', false, admin)).status).toBe(403);
    expect(await setPermission(foreign.uid, 'canViewReports', true, owner)).toEqual(unknown);
    expect(await reset('nobody', 'all', owner)).toEqual(unknown);
  });
});

describe('POST owner (D-33)', () => {
  it('transfers the library in one step', async () => {
    const library = await newLibrary();
    const [from, to] = [await newStaff(library, 'owner'), await newStaff(library, 'writer')];
    expect((await transfer(to.uid, from)).status).toBe(200);
    expect(await personOf(to.uid)).toMatchObject({ agent_role: 'owner', session_version: 1 });
    expect(await personOf(from.uid)).toMatchObject({ agent_role: 'admin', session_version: 1 });
    expect(await logOf(library)).toMatchObject([{ action: 'owner-transferred', target: { id: to.uid } }]);
    expect((await transfer(from.uid, from)).status).toBe(403);
  });

  it('two transfers at once make one owner', async () => {
    const library = await newLibrary();
    const from = await newStaff(library, 'owner');
    const heirs = [await newStaff(library, 'agent'), await newStaff(library, 'agent')];
    await Promise.all(heirs.map(({ uid }) => transfer(uid, from)));
    expect(await ownersIn(library)).toBe(1);
  });

  it('is refused to admins, and for foreign or deactivated people', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const gone = await newStaff(libraryId, 'agent', { is_active: false });
    const foreign = await newStaff(await newLibrary(), 'agent');
    expect((await transfer(agent.uid, admin)).status).toBe(403);
    expect((await transfer(gone.uid, owner)).status).toBe(403);
    expect(await transfer(foreign.uid, owner)).toEqual(unknown);
  });
});
