import { getBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary } from './support/world';

const PATH = '/api/inbox/business_hours';
const TEAMS = '/api/inbox/teams';

const calendar = (ref: string, changes: object = {}) => ({
  ref,
  name: ref,
  timeZone: 'Europe/Berlin',
  weekly: [{ day: 1, from: 540, to: 1_020 }],
  holidays: [{ date: '2026-12-25', name: 'Christmas', isYearly: true }],
  exceptions: [{ date: '2026-12-24', intervals: [] }],
  ...changes,
});

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
});

const get = (who = owner) => call('GET', PATH, undefined, { token: who.token });
const put = (body: object, who = owner) => call('PUT', PATH, body, { token: who.token });
const stored = async () => getBusinessHours.answer.parse((await get()).body.data);
const save = async (calendars: readonly object[], defaultRef: string) =>
  put({ calendars, default_ref: defaultRef, version: (await stored()).version });
const publicHours = async () =>
  (await db.doc(docPath.library(libraryId)).get()).get('business_hours') as unknown;

describe('GET and PUT business_hours (D-130)', () => {
  it('keep calendars by name, give visitors the default one, and log each change once', async () => {
    expect(await stored()).toEqual({ calendars: [], default_ref: '', version: 0 });
    expect((await save([calendar('office'), calendar('night')], 'office')).status).toBe(200);
    const now = await stored();
    expect(now).toMatchObject({ default_ref: 'office', version: 1 });
    expect(now.calendars.map(({ name }) => name)).toEqual(['night', 'office']);
    const { timeZone, weekly, exceptions } = calendar('office');
    const holidays = [{ date: '2026-12-25', isYearly: true }];
    expect(await publicHours()).toEqual({ timeZone, weekly, exceptions, holidays });
    // What changes nothing is no change; nor is one that is sent again.
    expect((await put({ ...now, version: 0 })).body.data).toEqual(now);
    const logged = await db.collection(COLLECTIONS.audit).where('actor.uid', '==', owner.uid).get();
    expect(logged.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'settings-changed',
        support_lib_id: libraryId,
        details: { area: 'businessHours' },
        changes: expect.arrayContaining([expect.objectContaining({ field: 'businessHours.weekly' })]),
      },
    ]);
  });

  it('refuse a change of hours that somebody else has changed since', async () => {
    const seen = await stored();
    await save([calendar('office', { weekly: [] }), calendar('night')], 'office');
    const late = await put({ ...seen, default_ref: 'night' });
    expect([late.status, late.body.message]).toEqual([409, BUSINESS_HOURS_TEXTS.changedMeanwhile]);
  });

  it('refuse a default that is none of the calendars', async () => {
    expect((await save([calendar('office')], 'night')).status).toBe(400);
  });

  it('are read by those who set hours or teams, and changed by those who manage the chat settings', async () => {
    const same = await stored();
    const agent = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canManageChatSettings: false }),
    );
    for (const answer of [await get(agent), await put(same, agent)]) expect(answer.status).toBe(403);
    const ofTeams = overriding('agent', {
      canManageChatSettings: false,
      canManageTeammatesSeatsAndPermissions: true,
    });
    const lead = await newChatStaff(libraryId, 'agent', ofTeams);
    expect((await get(lead)).status).toBe(200);
    expect((await put(same, lead)).status).toBe(403);
    const trusted = overriding('agent', { canManageChatSettings: true });
    expect((await put(same, await newChatStaff(libraryId, 'agent', trusted))).status).toBe(200);
    const visitor = await newVisitor();
    for (const answer of [await get(visitor), await put(same, visitor)]) expect(answer.status).toBe(401);
  });

  it('are those of the own library alone', async () => {
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await get(foreign)).body.data).toMatchObject({ calendars: [] });
    const team = { name: 'Nights', member_uids: [], calendar_ref: 'night' };
    expect((await call('POST', TEAMS, team, { token: foreign.token })).status).toBe(404);
  });
});

describe('the business hours of a team (D-130)', () => {
  const teams = async () =>
    ((await call('GET', TEAMS, undefined, { token: owner.token })).body.data as { teams: object[] }).teams;

  it('are a calendar of its own, which counts for visitors once the team has people, until that is deleted', async () => {
    await save([calendar('office'), calendar('night')], 'office');
    const body = { name: 'Nights', member_uids: [], calendar_ref: 'night' };
    expect((await call('POST', TEAMS, body, { token: owner.token })).status).toBe(200);
    expect(await teams()).toMatchObject([{ name: 'Nights', calendar_ref: 'night' }]);
    expect(await publicHours()).not.toHaveProperty('ofTeams');
    const [{ ref }] = (await teams()) as [{ ref: string }];
    const people = { member_uids: [owner.uid] };
    expect((await call('PUT', `${TEAMS}?team_ref=${ref}`, people, { token: owner.token })).status).toBe(200);
    expect(await publicHours()).toMatchObject({ ofTeams: [{ timeZone: 'Europe/Berlin' }] });
    expect((await save([calendar('office')], 'office')).status).toBe(200);
    expect(await publicHours()).not.toHaveProperty('ofTeams');
    const [team] = await teams();
    expect(team).not.toHaveProperty('calendar_ref');
  });
});
