import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { logOf, personOf } from './support/log';
import { chatTokenOf, type Identity, newStaff, overriding } from './support/people';
import { newLibrary } from './support/world';

const VIEW = '/api/teams/viewas';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newStaff(libraryId, 'agent');
});

const start = (uid: string, { token }: Identity) => call('POST', VIEW, { ref_uid: uid }, { token });
const end = ({ token }: Identity) => call('DELETE', VIEW, undefined, { token });

describe('viewas', () => {
  it("leaves the permissions that both have, and gives the caller's own back afterwards", async () => {
    const own = overriding('admin', { canTakeChats: false });
    const admin = await newStaff(libraryId, 'admin', own);
    expect((await start(agent.uid, admin)).body.data).toMatchObject({
      viewing_as: agent.uid,
      permissions: { canReplyToTickets: true, canTakeChats: false, canViewReports: false },
    });
    expect((await end(admin)).status).toBe(200);
    expect(await personOf(admin.uid)).toMatchObject({ ...own, viewing_as: '' });
    const actions = (await logOf(libraryId))
      .filter(({ actor }) => actor.uid === admin.uid)
      .map(({ action, target }) => [action, target.id]);
    expect(actions).toEqual([
      ['view-as-started', agent.uid],
      ['view-as-ended', agent.uid],
    ]);
    expect((await end(admin)).status).toBe(200);
  });

  it('refuses every change meanwhile, but not reading or renewing the chat token', async () => {
    const admin = await newStaff(libraryId, 'admin');
    await start(agent.uid, admin);
    const { token } = admin;
    const refused = {
      status: 403,
      body: { status: 403, message: 'Nothing can be changed while you view as a teammate' },
    };
    expect(await call('PUT', '/api/teams/user', { display_name: 'X' }, { token })).toEqual(refused);
    expect(await start(agent.uid, admin)).toEqual(refused);
    expect((await call('GET', '/api/teams/user', undefined, { token })).status).toBe(200);
    const chatToken = await chatTokenOf(admin);
    const body = { conversation_ref: 'nosuchticket', status: 'open' };
    expect(await call('PATCH', '/api/inbox/tickets', body, { token: chatToken })).toEqual(refused);
    expect((await end(admin)).status).toBe(200);
    expect((await call('PUT', '/api/teams/user', { display_name: 'X' }, { token })).status).toBe(200);
  });

  it('ends when a teammate changes the viewer’s own permissions', async () => {
    const owner = await newStaff(libraryId, 'owner');
    const admin = await newStaff(libraryId, 'admin');
    await start(agent.uid, admin);
    const change = { permissions: [{ slug: 'canViewReports', is_enabled: false }] };
    await call('PUT', `/api/teams/updatepermissions/${admin.uid}`, change, { token: owner.token });
    expect(await personOf(admin.uid)).toMatchObject({
      ...overriding('admin', { canViewReports: false }),
      viewing_as: '',
    });
  });

  it('is only for people who manage the team, and only of active teammates', async () => {
    const admin = await newStaff(libraryId, 'admin');
    const foreign = await newStaff(await newLibrary(), 'agent');
    const gone = await newStaff(libraryId, 'agent', { is_active: false });
    const unknown = { status: 404, body: { status: 404, message: 'No such user!' } };
    expect(await start(foreign.uid, admin)).toEqual(unknown);
    expect(await start('nobody', admin)).toEqual(unknown);
    expect((await start(gone.uid, admin)).status).toBe(403);
    expect((await start(admin.uid, admin)).status).toBe(403);
    expect((await start(admin.uid, agent)).status).toBe(403);
  });
});

describe('acting in another library (D-12)', () => {
  it('ends by the clock: afterwards everything except going back is refused', async () => {
    const child = await newLibrary();
    const over = {
      support_lib_id: child,
      started_at: Timestamp.fromMillis(0),
      until: Timestamp.fromMillis(Date.now() - 1_000),
    };
    const guest = await newStaff(libraryId, 'owner', { support_lib_id: child, acting: over });
    const { token } = guest;
    expect(await call('GET', '/api/teams/user', undefined, { token })).toEqual({
      status: 403,
      body: {
        status: 403,
        message: 'Your time in this account is over. Please switch back to your own account',
      },
    });
    const until = Timestamp.fromMillis(Date.now() + 60_000);
    const still = await newStaff(libraryId, 'owner', { support_lib_id: child, acting: { ...over, until } });
    expect((await call('GET', '/api/teams/user', undefined, still)).status).toBe(200);
  });
});
