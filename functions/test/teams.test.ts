import { LIMITS } from '@harborline/domain/limits';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS } from '@harborline/domain/permissions/slugs';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { personOf } from './support/log';
import { type Identity, newStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary } from './support/world';

const USER = '/api/teams/user';
const AGENTS = '/api/teams/agents';

let libraryId = '';
let owner: Identity;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner', { display_name: 'Olga' });
  agent = await newStaff(libraryId, 'agent', { display_name: 'Arne' });
});

const get = (path: string, { token }: Identity) => call('GET', path, undefined, { token });
const put = (body: object, { token }: Identity) => call('PUT', USER, body, { token });

describe('GET and PUT user (S7.1-11)', () => {
  it('shows the caller’s own profile, and only the specified fields', async () => {
    const { status, body } = await get(USER, agent);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      uid: agent.uid,
      display_name: 'Arne',
      agent_role: 'agent',
      support_lib_id: libraryId,
      viewing_as: '',
      acting_until: null,
    });
    expect(body.data).not.toHaveProperty('session_version');
    expect(body.data).not.toHaveProperty('permission_overrides');
  });

  it('changes what is sent and leaves the rest', async () => {
    const me = await newStaff(libraryId, 'agent');
    const answer = await put({ display_name: 'Nia', signature: 'Best,\nNia', is_away: 1 }, me);
    expect(answer.body.data).toMatchObject({ display_name: 'Nia', signature: 'Best,\nNia', is_away: 1 });
    expect(await personOf(me.uid)).toMatchObject({
      display_name: 'Nia',
      agent_name: 'Ada Agent',
      is_away: 1,
    });
  });

  it('does not let anyone write role, library, permissions or status', async () => {
    const me = await newStaff(libraryId, 'agent');
    const before = await personOf(me.uid);
    const wish = { agent_role: 'owner', support_lib_id: 'x', permissions: {}, is_active: false };
    expect((await put(wish, me)).status).toBe(200);
    expect(await personOf(me.uid)).toEqual(before);
  });

  it("accepts a picture from the caller's own folder, or none", async () => {
    const me = await newStaff(libraryId, 'agent');
    const pictureOf = (uid: string) =>
      `http://127.0.0.1:9405/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(`covers/${libraryId}/people/${uid}/me.png`)}?alt=media&token=t`;
    expect((await put({ agent_picture: pictureOf(me.uid) }, me)).status).toBe(200);
    for (const agent_picture of [
      pictureOf(agent.uid),
      'https://evil.example/me.png',
      'javascript:alert(1)',
    ]) {
      expect((await put({ agent_picture }, me)).status).toBe(400);
    }
    expect((await put({ agent_picture: '' }, me)).body.data).toMatchObject({ agent_picture: '' });
  });

  it('trims names, and refuses blank ones', async () => {
    const me = await newStaff(libraryId, 'agent');
    expect((await put({ display_name: '  Nia ' }, me)).body.data).toMatchObject({ display_name: 'Nia' });
    expect((await put({ agent_name: '  ' }, me)).status).toBe(400);
    expect((await put({ display_name: '' }, me)).status).toBe(400);
  });

  it('refuses names that are too long, and visitors', async () => {
    expect((await put({ display_name: 'x'.repeat(LIMITS.personName + 1) }, agent)).status).toBe(400);
    expect((await get(USER, await newVisitor())).status).toBe(403);
  });
});

describe('GET agents (S7.1-12)', () => {
  interface Page {
    readonly agents: readonly { uid: string }[];
    readonly next_cursor: string;
  }
  const pageOf = async (query: string, who: Identity): Promise<Page> => {
    const { body } = await get(`${AGENTS}${query}`, who);
    return { agents: [], next_cursor: '', ...body.data };
  };
  const uidsOf = async (query: string, who: Identity) =>
    (await pageOf(query, who)).agents.map(({ uid }) => uid);

  it('lists the team, with deactivated people only on request', async () => {
    const library = await newLibrary();
    const [one, two] = [await newStaff(library, 'owner'), await newStaff(library, 'agent')];
    const gone = await newStaff(library, 'agent', { is_active: false });
    const ids = (...people: Identity[]) => people.map(({ uid }) => uid).sort();
    expect(await uidsOf('', one)).toEqual(ids(one, two));
    expect(await uidsOf(`?support_lib_id=${library}&mode=all`, one)).toEqual(ids(one, two, gone));
    expect(await uidsOf('?mode=inactive', one)).toEqual(ids(gone));
    expect(await uidsOf('?hide_self=1', one)).toEqual(ids(two));
    expect(await uidsOf('?hide_self=true&mode=active', two)).toEqual(ids(one));
  });

  it('comes in pages', async () => {
    const library = await newLibrary();
    const team = [];
    for (let count = 0; count < 5; count += 1) team.push((await newStaff(library, 'agent')).uid);
    const me = await newStaff(library, 'owner');
    const seen: string[] = [];
    let cursor = '';
    let pages = 0;
    do {
      const page = await pageOf(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`, me);
      seen.push(...page.agents.map(({ uid }) => uid));
      cursor = page.next_cursor;
      pages += 1;
    } while (cursor !== '');
    expect(pages).toBe(3);
    expect(seen).toEqual([...team, me.uid].sort());
    expect((await get(`${AGENTS}?limit=101`, me)).status).toBe(400);
  });

  it('continues after a malformed person', async () => {
    const library = await newLibrary();
    const me = await newStaff(library, 'owner');
    const broken = await newStaff(library, 'agent');
    await db.doc(docPath.user(broken.uid)).update({ agent_role: 'captain' });
    const other = await newStaff(library, 'agent');
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await pageOf(`?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`, me);
      seen.push(...page.agents.map(({ uid }) => uid));
      cursor = page.next_cursor;
    } while (cursor !== '');
    expect(seen).toEqual([me.uid, other.uid].sort());
    expect(seen).not.toContain(broken.uid);
  });

  it('shows fewer fields to a picker', async () => {
    const { agents } = await pageOf('?rt=short', owner);
    expect(agents.length).toBeGreaterThan(0);
    for (const shown of agents) expect(shown).not.toHaveProperty('user_email');
    for (const shown of (await pageOf('?rt=full', owner)).agents) expect(shown).toHaveProperty('user_email');
  });

  it('adds people of the parent library who act here, on request', async () => {
    const parent = await newLibrary();
    const child = await newLibrary();
    await db.doc(docPath.library(child)).update({ parent_lib_id: parent });
    const me = await newStaff(child, 'owner');
    const parentOwner = await newStaff(parent, 'owner');
    const guest = await newStaff(parent, 'admin', { support_lib_id: child });
    expect(await uidsOf('', me)).toEqual([me.uid]);
    expect(await uidsOf(`?parent_lib_id=${parent}&include_parent_lib_id=1`, me)).toEqual([me.uid, guest.uid]);
    expect(await uidsOf('', parentOwner)).toEqual([parentOwner.uid, guest.uid].sort());
  });

  it('abuse test 2: any other library does not exist', async () => {
    const foreign = await newLibrary();
    const unknown = {
      status: 404,
      body: { status: 404, message: 'That user support library does not exist' },
    };
    for (const name of ['support_lib_id', 'parent_lib_id']) {
      expect(await get(`${AGENTS}?${name}=${foreign}`, owner)).toEqual(unknown);
      expect(await get(`${AGENTS}?${name}=nosuchlibrary`, owner)).toEqual(unknown);
    }
  });
});

describe('GET permissions and roles (S7.1-14, S7.1-15)', () => {
  const listOf = async (path: string, who: Identity) => {
    const { body } = await get(path, who);
    return body.data?.permissions as { slug: string; is_enabled: boolean; is_default: boolean }[];
  };

  it('shows a role’s defaults', async () => {
    const list = await listOf('/api/teams/roles/writer', agent);
    expect(list.map(({ slug }) => slug)).toEqual(PERMISSION_SLUGS);
    for (const { slug, is_enabled, is_default } of list) {
      expect(is_default).toBe(true);
      expect(is_enabled).toBe(ROLE_DEFAULTS.writer[slug as (typeof PERMISSION_SLUGS)[number]]);
    }
    expect((await get('/api/teams/roles/king', agent)).status).toBe(400);
  });

  it('marks what differs from the role, and shows what another role would permit', async () => {
    const special = await newStaff(libraryId, 'agent', overriding('agent', { canViewReports: true }));
    const path = `/api/teams/permissions/${special.uid}`;
    const reports = (list: { slug: string }[]) => list.find(({ slug }) => slug === 'canViewReports');
    expect(reports(await listOf(`${path}/agent`, owner))).toMatchObject({
      is_enabled: true,
      is_default: false,
    });
    expect(reports(await listOf(`${path}/agent`, special))).toMatchObject({ is_enabled: true });
    expect(reports(await listOf(`${path}/editor`, owner))).toMatchObject({
      is_enabled: true,
      is_default: true,
    });
  });

  it('are shown for the caller, or for a teammate if the caller manages the team; anyone else does not exist', async () => {
    const unknown = { status: 404, body: { status: 404, message: 'No such user!' } };
    const foreign = await newStaff(await newLibrary(), 'agent');
    expect((await get(`/api/teams/permissions/${agent.uid}/agent`, owner)).status).toBe(200);
    expect(await get(`/api/teams/permissions/${owner.uid}/owner`, agent)).toEqual(unknown);
    expect(await get(`/api/teams/permissions/${foreign.uid}/agent`, owner)).toEqual(unknown);
    expect(await get('/api/teams/permissions/nobody/agent', owner)).toEqual(unknown);
    expect((await get('/api/teams/permissions/a%2Fb/agent', owner)).status).toBe(400);
  });
});
