import { getServiceLevels } from '@harborline/domain/api/inbox/service-levels';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { COLLECTIONS } from '@harborline/domain/paths';
import { makePolicy } from '@harborline/domain/testing/service-policy';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary } from './support/world';

const PATH = '/api/inbox/service_levels';

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
});

const get = (who = owner) => call('GET', PATH, undefined, { token: who.token });
const put = (body: object, who = owner) => call('PUT', PATH, body, { token: who.token });
const stored = async () => getServiceLevels.answer.parse((await get()).body.data);
const save = async (policies: readonly ServicePolicy[]) =>
  put({ policies, version: (await stored()).version });

describe('GET and PUT service_levels (D-135)', () => {
  it('keep policies in their order, and log each change once', async () => {
    expect(await stored()).toEqual({ policies: [], version: 0 });
    const policies = [makePolicy({ ref: 'vip', name: 'VIP', text: 'waits.yes' }), makePolicy()];
    expect((await save(policies)).status).toBe(200);
    const now = await stored();
    expect(now).toEqual({ policies, version: 1 });
    // What changes nothing is no change; nor is one that is sent again.
    expect((await put({ policies, version: 0 })).body.data).toEqual(now);
    const logged = await db.collection(COLLECTIONS.audit).where('actor.uid', '==', owner.uid).get();
    expect(logged.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'settings-changed',
        support_lib_id: libraryId,
        details: { area: 'serviceLevels' },
        changes: expect.arrayContaining([
          { field: 'serviceLevels.order', before: '', after: 'VIP, Standard' },
        ]),
      },
    ]);
  });

  it('refuse a change of policies that somebody else has changed since', async () => {
    const seen = await stored();
    await save([makePolicy()]);
    const late = await put({ ...seen, policies: [] });
    expect([late.status, late.body.message]).toEqual([409, SERVICE_LEVEL_TEXTS.changedMeanwhile]);
  });

  it('refuse conditions that are no predicate, names that are there twice, and targets beyond the limit', async () => {
    const { targets } = makePolicy();
    const wrong = { ...targets, low: { ...targets.low, resolution: 1_000_000 } };
    for (const policies of [
      [makePolicy({ text: 'colour.is(red)' })],
      [makePolicy(), makePolicy({ ref: 'other', name: 'STANDARD' })],
      [makePolicy({ targets: wrong })],
    ])
      expect((await save(policies)).status).toBe(400);
  });

  it('are read by those who view tickets, and changed by those who set up tickets', async () => {
    const same = await stored();
    const agent = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canManageWidgetSettings: false }),
    );
    expect((await get(agent)).status).toBe(200);
    expect((await put(same, agent)).status).toBe(403);
    const blind = overriding('agent', { canViewExistingTickets: false });
    expect((await get(await newChatStaff(libraryId, 'agent', blind))).status).toBe(403);
    const trusted = overriding('agent', { canManageWidgetSettings: true, canManageTicketSettings: true });
    expect((await put(same, await newChatStaff(libraryId, 'agent', trusted))).status).toBe(200);
    const visitor = await newVisitor();
    for (const answer of [await get(visitor), await put(same, visitor)]) expect(answer.status).toBe(401);
  });

  it('are those of the own library alone', async () => {
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await get(foreign)).body.data).toEqual({ policies: [], version: 0 });
  });
});
