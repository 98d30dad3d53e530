import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAgencyWorld, newestOf, stepIn } from './support/agency';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newStaff } from './support/people';
import { db, eventually, hostOf } from './support/suite';
import { newChild, newLibrary, stored, unique } from './support/world';

const AGENCY = '/api/admin/agency';
const DEFAULT_LIBRARY = 'HarborlineParentLib1';

let agencyId = '';
let childId = '';
let foreignChildId = '';
let owner: Identity;
let childOwner: Identity;

beforeAll(async () => {
  ({ agencyId, childId, foreignChildId, owner, childOwner } = await newAgencyWorld());
});

describe('GET agency', () => {
  interface List {
    readonly agencies: { support_lib_id: string; library_refkey: string; company_name: string }[];
    readonly nextCursor: string;
  }
  const list = async (who: Identity, query: string) => {
    const { status, body } = await call('GET', `${AGENCY}?${query}`, undefined, { token: who.token });
    return { status, list: body.data as unknown as List };
  };

  it('S2.8-21: lists an agency’s own children, searched by name, page by page', async () => {
    const parent = await newLibrary();
    const person = await newStaff(parent, 'agent');
    const names = ['Zebra Tents', 'Ábaco Boats', 'Boat House'];
    const ids = await Promise.all(
      names.map((companyName, index) =>
        newChild(parent, {
          library_refkey: `${index}${unique('key')}`,
          'settings.settings.companyName': companyName,
        }),
      ),
    );
    const all = (await list(person, 'list_children=1')).list;
    expect(all.agencies.map(({ company_name }) => company_name)).toEqual(names);
    expect(all.agencies.map(({ support_lib_id }) => support_lib_id)).toEqual(ids);
    expect(all.nextCursor).toBe('');
    const boats = (await list(person, 'list_children=1&q=boat')).list;
    expect(boats.agencies.map(({ company_name }) => company_name)).toEqual(['Ábaco Boats', 'Boat House']);
    const first = (await list(person, 'list_children=1&q=boat&limit=1')).list;
    expect(first.agencies).toHaveLength(1);
    const second = (await list(person, `list_children=1&q=boat&limit=1&cursor=${first.nextCursor}`)).list;
    expect(second.agencies.map(({ company_name }) => company_name)).toEqual(['Boat House']);
    expect(second.nextCursor).toBe('');
  });

  it('finds a child after a hundred others, and continues where it stopped', async () => {
    const parent = await newLibrary();
    const person = await newStaff(parent, 'agent');
    const batch = db.batch();
    for (let index = 100; index < 230; index += 1) {
      const library = makeLibrary({ library_refkey: `child-${index}`, parent_lib_id: parent });
      const ref = db.doc(docPath.library(`${parent}${index}`));
      batch.set(ref, stored(library));
      batch.set(db.doc(docPath.libraryPrivate(ref.id)), makeLibraryPrivate());
    }
    await batch.commit();
    const late = (await list(person, 'list_children=1&q=child-22&limit=6')).list;
    expect(late.agencies.map(({ library_refkey }) => library_refkey)).toEqual(
      [220, 221, 222, 223, 224, 225].map((index) => `child-${index}`),
    );
    const rest = (await list(person, `list_children=1&q=child-22&limit=6&cursor=${late.nextCursor}`)).list;
    expect(rest.agencies).toHaveLength(4);
    expect(rest.nextCursor).toBe('');
  });

  it('D-51: is for agency users at home', async () => {
    expect((await list(childOwner, 'list_children=1')).status).toBe(403);
    const person = await newStaff(agencyId, 'owner');
    await stepIn(person, childId);
    expect((await list(person, 'list_children=1')).status).toBe(403);
    expect((await call('GET', AGENCY, undefined)).status).toBe(401);
  });

  it('shows one child, but no library of another agency', async () => {
    const { list: one } = await list(owner, `support_lib_id=${childId}`);
    expect(one.agencies).toMatchObject([{ support_lib_id: childId }]);
    const missing = await call('GET', `${AGENCY}?support_lib_id=nosuchlibrary0000000`, undefined, owner);
    expect(await call('GET', `${AGENCY}?support_lib_id=${foreignChildId}`, undefined, owner)).toEqual(
      missing,
    );
    expect(missing.status).toBe(404);
    const foreign = await call('GET', `${AGENCY}?list_children=1&cursor=${foreignChildId}`, undefined, owner);
    expect(foreign.status).toBe(404);
  });
});

describe('POST, PUT and PATCH agency', () => {
  const create = (who: Identity, changes: object = {}) => {
    const body = {
      library_refkey: unique('new-'),
      companyName: 'New & Co',
      library_email: newEmail(),
      ...changes,
    };
    return call('POST', AGENCY, body, { token: who.token });
  };
  const newEmail = () => `${unique('owner-')}@new.example`;

  it('S7.1-16: makes a child whose owner is invited and can join it', async () => {
    const library_email = newEmail();
    const library_refkey = unique('new-');
    const answer = await create(owner, { library_email, library_refkey: library_refkey.toUpperCase() });
    const id = (answer.body.data?.agency as { support_lib_id?: string } | undefined)?.support_lib_id ?? '';
    expect((await db.doc(docPath.library(id)).get()).data()).toMatchObject({
      library_refkey,
      parent_lib_id: agencyId,
    });
    expect((await db.doc(docPath.libraryKey(library_refkey)).get()).get('support_lib_id')).toBe(id);
    const token = await eventually(async () => {
      const [mail] = await mailsTo(library_email);
      expect(mail?.text).toContain('as the owner');
      return /join\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    });
    expect((await call('GET', `/api/invitation/approve?token=${token}`, undefined)).status).toBe(200);
    const people = await db.collection(COLLECTIONS.users).where('init_support_lib_id', '==', id).get();
    expect(people.docs.map((person) => person.data())).toMatchObject([
      { agent_role: 'owner', parent_lib_id: agencyId, user_email: library_email },
    ]);
  });

  it('D-01: gives a key to one library only, and refuses reserved keys', async () => {
    const library_refkey = unique('new-');
    const statuses = (await Promise.all([1, 2, 3].map(() => create(owner, { library_refkey })))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    for (const key of ['admin', 'Login', 'ab', 'a b c', '../x']) {
      expect((await create(owner, { library_refkey: key })).status).toBe(400);
    }
  });

  it('is only for agency users who may change settings', async () => {
    expect((await create(await newStaff(agencyId, 'agent'))).status).toBe(403);
    expect((await create(childOwner)).status).toBe(403);
    const person = await newStaff(agencyId, 'owner');
    await stepIn(person, childId);
    expect((await create(person)).status).toBe(403);
  });

  it('changes name, subscription and white-label of its own children only, and logs what changed', async () => {
    const library = await newChild(agencyId);
    const change = { support_lib_id: library, is_subscription_active: false };
    const answer = await call('PATCH', AGENCY, change, { token: owner.token });
    expect(answer.body.data).toMatchObject({
      agency: { is_subscription_active: false, company_name: 'Acme' },
    });
    const hidden = (await db.doc(docPath.libraryPrivate(library)).get()).data();
    expect(hidden).toMatchObject({ is_subscription_active: false, is_white_label: false, ticket: {} });
    const whole = { ...change, companyName: 'Other', is_white_label: true };
    expect((await call('PUT', AGENCY, whole, { token: owner.token })).status).toBe(200);
    expect((await call('PUT', AGENCY, change, { token: owner.token })).status).toBe(400);
    expect((await newestOf(library)).map(({ changes }) => changes)).toEqual([
      [
        { field: 'company_name', before: 'Acme', after: 'Other' },
        { field: 'is_white_label', before: 'false', after: 'true' },
      ],
      [{ field: 'is_subscription_active', before: 'true', after: 'false' }],
    ]);

    const missing = await call('PATCH', AGENCY, { support_lib_id: 'nosuchlibrary0000000' }, owner);
    expect(missing.status).toBe(404);
    for (const support_lib_id of [foreignChildId, agencyId]) {
      expect(await call('PATCH', AGENCY, { support_lib_id, companyName: 'Mine' }, owner)).toEqual(missing);
    }
    const own = await call('PATCH', AGENCY, { support_lib_id: childId, companyName: 'Free' }, childOwner);
    expect(own.status).toBe(403);
  });
});

describe('GET agencyexport', () => {
  const download = (token: string) =>
    fetch(`http://${hostOf('hosting')}/api/admin/agencyexport`, {
      headers: { authorization: `Bearer ${token}` },
    });

  it('S9-26, D-40: contains the libraries with chat integration, in a form that is safe for spreadsheets', async () => {
    const marked = await newChild(agencyId, {
      modalChatIntegration: { enable: true },
      library_domain: '=HYPERLINK("http://evil.example")',
    });
    await db.doc(docPath.libraryPrivate(marked)).update({ library_users: ['a', 'b', 'c'] });
    const off = await newChild(agencyId, { modalChatIntegration: { enable: false } });
    const insider = await newStaff(DEFAULT_LIBRARY, 'admin');
    const response = await download(insider.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="Agencies_with_modal_chat.csv"',
    );
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe(
      'supportLibId,library_email,library_domain,custom_subDomain,library_users,library_only,library_refkey,parent_lib_id',
    );
    const row = lines.find((line) => line.startsWith(marked));
    expect(row).toContain(`,"'=HYPERLINK(""http://evil.example"")",,3,true,`);
    expect(lines.some((line) => line.startsWith(off))).toBe(false);
  });

  it('S6-40: is open to the default parent library only', async () => {
    for (const person of [owner, childOwner]) expect((await download(person.token)).status).toBe(403);
    const acting = await newStaff(DEFAULT_LIBRARY, 'owner');
    await db.doc(docPath.user(acting.uid)).update({
      support_lib_id: childId,
      acting: {
        support_lib_id: childId,
        started_at: Timestamp.now(),
        until: Timestamp.fromMillis(Date.now() + 60_000),
      },
    });
    expect((await download(acting.token)).status).toBe(403);
    expect((await fetch(`http://${hostOf('hosting')}/api/admin/agencyexport`)).status).toBe(401);
  });
});
