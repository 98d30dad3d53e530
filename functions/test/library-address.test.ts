import { docPath } from '@harborline/domain/paths';
import { ADDRESS_TEXTS } from '@harborline/domain/texts/library-address';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db } from './support/suite';
import { newLibrary, unique } from './support/world';

const ADDRESS = '/api/admin/libraryaddress';

let owner: Identity;
let libraryId = '';

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner');
});

const change = (body: object, who = owner) => call('PATCH', ADDRESS, body, { token: who.token });
const keyOwner = async (key: string) => (await db.doc(docPath.libraryKey(key)).get()).get('support_lib_id');
const hostOwner = async (host: string) =>
  (await db.doc(docPath.libraryHost(host)).get()).get('support_lib_id');
const newHost = () => `${unique('www-')}.example`;

describe('PATCH libraryaddress', () => {
  it('D-01: moves key and hosts with their lookups, and logs the old and new values', async () => {
    const [first, second] = [unique('first-'), unique('second-')];
    const [domain, subDomain] = [newHost(), newHost()];
    expect((await change({ library_refkey: first, library_domain: domain })).status).toBe(200);
    const answer = await change({
      library_refkey: second.toUpperCase(),
      custom_subDomain: `https://${subDomain}/`,
    });
    expect(answer.body.data).toEqual({
      library_refkey: second,
      library_domain: domain,
      custom_subDomain: subDomain,
    });
    expect(await keyOwner(first)).toBeUndefined();
    expect(await keyOwner(second)).toBe(libraryId);
    expect([await hostOwner(domain), await hostOwner(subDomain)]).toEqual([libraryId, libraryId]);
    const library = await db.doc(docPath.library(libraryId)).get();
    expect(library.data()).toMatchObject({ library_refkey: second, custom_subDomain: subDomain });
    expect((await logOf(libraryId)).at(-1)).toMatchObject({
      action: 'address-changed',
      actor: { uid: owner.uid },
      changes: [
        { field: 'library_refkey', before: first, after: second },
        { field: 'custom_subDomain', before: '', after: subDomain },
      ],
    });

    await change({ library_domain: '', custom_subDomain: domain });
    expect(await hostOwner(domain)).toBe(libraryId);
    expect(await hostOwner(subDomain)).toBeUndefined();
  });

  it('changes and logs nothing if nothing differs', async () => {
    const key = unique('same-');
    await change({ library_refkey: key });
    const before = (await logOf(libraryId)).length;
    expect((await change({ library_refkey: key })).status).toBe(200);
    expect((await logOf(libraryId)).length).toBe(before);
  });

  it('D-01: gives a key or a host to one library only, even if two ask at the same time', async () => {
    const [key, host] = [unique('taken-'), newHost()];
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const id = await newLibrary();
        return { id, who: await newStaff(id, 'owner') };
      }),
    );
    const answers = await Promise.all(
      others.map(({ who }) => change({ library_refkey: key, library_domain: host }, who)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = others[answers.findIndex(({ status }) => status === 200)]?.id;
    expect([await keyOwner(key), await hostOwner(host)]).toEqual([winner, winner]);
    expect((await change({ library_domain: host })).body.message).toBe(ADDRESS_TEXTS.library_domain.taken);
    expect((await change({ custom_subDomain: host })).body.message).toBe(
      ADDRESS_TEXTS.custom_subDomain.taken,
    );
    expect((await change({ library_refkey: key })).body.message).toBe(ADDRESS_TEXTS.library_refkey.taken);
  });

  it('changes nothing if one of several values belongs to another library', async () => {
    const host = newHost();
    const otherId = await newLibrary();
    await change({ library_domain: host }, await newStaff(otherId, 'owner'));
    const key = unique('mine-');
    expect((await change({ library_refkey: key, library_domain: host })).status).toBe(409);
    expect(await keyOwner(key)).toBeUndefined();
    expect(await hostOwner(host)).toBe(otherId);
  });

  it.each([
    [{ library_refkey: 'admin' }, ADDRESS_TEXTS.library_refkey.invalid],
    [{ library_refkey: '' }, ADDRESS_TEXTS.library_refkey.invalid],
    [{ library_domain: 'localhost' }, ADDRESS_TEXTS.library_domain.invalid],
    [{ library_domain: '127.0.0.1' }, ADDRESS_TEXTS.library_domain.invalid],
    [{ custom_subDomain: 'a b.example' }, ADDRESS_TEXTS.custom_subDomain.invalid],
  ])('D-01: refuses %j', async (body, message) => {
    expect(await change(body)).toEqual({ status: 400, body: { status: 400, message } });
  });

  it('is only for people who may change settings', async () => {
    for (const role of ['writer', 'editor', 'agent'] as const) {
      expect((await change({ library_refkey: unique('no-') }, await newStaff(libraryId, role))).status).toBe(
        403,
      );
    }
    expect((await call('PATCH', ADDRESS, { library_refkey: unique('no-') })).status).toBe(401);
  });
});
