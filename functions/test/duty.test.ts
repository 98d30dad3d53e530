import { randomUUID } from 'node:crypto';
import { getDuty, getDutyPlan } from '@harborline/domain/api/inbox/duty';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAgencyWorld, stepIn } from './support/agency';
import { type Answer, call } from './support/call';
import { chatTokenOf, type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const days = (from: number, until: number, substitute_ref = '') => ({
  ref: randomUUID(),
  ...{ from: dayIn(from), until: dayIn(until), substitute_ref },
  reason: 'Skiing',
});

let libraryId = '';
let owner: Identity;
let june: Identity;

const named = (name: string) => ({ display_name: name, agent_name: name });
const newAgent = (name: string) => newChatStaff(libraryId, 'agent', named(name));

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner', named('Nadia'));
  june = await newAgent('June');
});

const planOf = ({ uid }: { uid: string }) => `/api/inbox/duty/plan?person_ref=${uid}`;
const planned = ({ status, body }: Answer) => ({
  status,
  plan: getDutyPlan.answer.safeParse(body.data).data,
});
const read = async (person: Identity, by: Identity = person) =>
  planned(await call('GET', planOf(person), undefined, { token: by.token }));
async function plan(person: Identity, changes: object, by: Identity = person) {
  const { version = 0 } = (await read(person, owner)).plan ?? {};
  const body = {
    person_ref: person.uid,
    calendar_ref: '',
    time_zone: 'UTC',
    periods: [],
    version,
    ...changes,
  };
  return planned(await call('PUT', '/api/inbox/duty/plan', body, { token: by.token }));
}
async function dutyOf({ uid }: Identity, by = owner) {
  const { body } = await call('GET', '/api/inbox/duty', undefined, { token: by.token });
  const { people, everybody_else } = getDuty.answer.parse(body.data);
  return people.find(({ person_ref }) => person_ref === uid) ?? everybody_else;
}
const logged = async (person: Identity) => {
  const { docs } = await db
    .collection(COLLECTIONS.audit)
    .where('support_lib_id', '==', libraryId)
    .where('target.id', '==', person.uid)
    .get();
  return docs.map((entry) => [entry.get('action'), entry.get('changes')]);
};

describe('working times and days out of office (D-136)', () => {
  it('of people of a client are planned by whoever acts there and may manage the team (D-12)', async () => {
    const { childId, owner: agency, childOwner } = await newAgencyWorld();
    expect((await stepIn(agency, childId)).status).toBe(200);
    const acting = { ...agency, token: await chatTokenOf(agency) };
    const there = { token: acting.token };
    const seen = await call('GET', planOf(childOwner), undefined, there);
    expect(seen.status).toBe(200);
    const body = {
      ...{ person_ref: childOwner.uid, calendar_ref: '', time_zone: 'UTC' },
      ...{ periods: [days(0, 1)], version: 0 },
    };
    expect((await call('PUT', '/api/inbox/duty/plan', body, there)).status).toBe(200);
    expect(await dutyOf(childOwner, acting)).toMatchObject({ state: 'out' });
    // Their own stays at home.
    expect((await call('GET', planOf(acting), undefined, there)).status).toBe(409);
  });

  it('are planned by oneself, told to teammates, and logged without the reason', async () => {
    const finn = await newAgent('Finn');
    expect(await dutyOf(finn)).toMatchObject({ state: 'on' });
    const saved = await plan(finn, { periods: [days(9, 10), days(0, 2, june.uid), days(-5, -3)] });
    expect(saved.plan?.periods.map(({ from }) => from)).toEqual([dayIn(0), dayIn(9)]);
    expect(await dutyOf(finn, june)).toMatchObject({
      ...{ state: 'out', until_day: dayIn(2), reason: 'Skiing' },
      ...{ substitute_ref: june.uid, substitute_name: 'June' },
    });
    expect(await logged(finn)).toEqual([
      [
        'duty-changed',
        [
          {
            field: 'duty.periods',
            before: '',
            after: `${dayIn(0)} – ${dayIn(2)}: June, ${dayIn(9)} – ${dayIn(10)}`,
          },
        ],
      ],
    ]);
    await plan(finn, { periods: [] });
    const before = `${dayIn(0)} – ${dayIn(2)}: June, ${dayIn(9)} – ${dayIn(10)}`;
    const changes = [{ field: 'duty.periods', before, after: '' }];
    expect(await logged(finn)).toContainEqual(['duty-changed', changes]);
  });

  it('are read and changed for others by those who manage the team, and by nobody else', async () => {
    const finn = await newAgent('Finn');
    expect((await plan(finn, { periods: [days(1, 2)] }, owner)).status).toBe(200);
    expect((await read(finn, owner)).plan).toMatchObject({ person_name: 'Finn', version: 1 });
    const writer = await newChatStaff(libraryId, 'writer');
    expect((await plan(writer, { periods: [days(1, 2)] })).status).toBe(200);
    for (const other of [june, writer, await newChatStaff(libraryId, 'editor')]) {
      expect((await read(finn, other)).status).toBe(403);
      expect((await plan(finn, {}, other)).status).toBe(403);
    }
    const stranger = await newChatStaff(await newLibrary(), 'owner');
    expect((await read(finn, stranger)).status).toBe(404);
    expect((await plan(finn, {}, stranger)).status).toBe(404);
    expect((await dutyOf(finn, stranger)).state).toBe('on');
    expect((await read(finn)).plan?.periods).toHaveLength(1);
  });

  it('are covered by an active teammate who answers tickets, and by nobody who has left', async () => {
    const [finn, leaver] = [await newAgent('Finn'), await newAgent('Lea')];
    const writer = await newChatStaff(libraryId, 'writer', named('Wim'));
    const stranger = await newChatStaff(await newLibrary(), 'agent');
    for (const uid of [finn.uid, writer.uid, stranger.uid, 'nobody'])
      expect((await plan(finn, { periods: [days(0, 1, uid)] })).status).toBe(409);
    expect((await plan(finn, { periods: [days(0, 1, leaver.uid)] })).status).toBe(200);
    expect((await plan(leaver, { periods: [days(3, 4)] })).status).toBe(200);
    const leave = { ref_uid: leaver.uid, is_active: false };
    const admin = await newStaff(libraryId, 'owner');
    expect((await call('PATCH', '/api/teams/agents', leave, { token: admin.token })).status).toBe(200);
    expect(await dutyOf(finn)).toMatchObject({ state: 'out', substitute_ref: '' });
    expect((await read(finn)).plan?.periods[0]?.substitute_ref).toBe('');
    expect((await db.doc(docPath.dutyPlans(libraryId)).get()).get(`people.${leaver.uid}`)).toBeUndefined();
  });

  it('refuse days that are in two periods, end before they begin, or are too many, and calendars that are not there', async () => {
    const finn = await newAgent('Finn');
    const many = Array.from({ length: 11 }, (_value, index) => days(index * 2, index * 2));
    for (const periods of [[days(0, 3), days(3, 4)], [days(3, 2)], many])
      expect((await plan(finn, { periods })).status).toBe(400);
    expect((await plan(finn, { time_zone: 'Nowhere/Land' })).status).toBe(400);
    expect((await plan(finn, { calendar_ref: 'none' })).status).toBe(409);
  });

  it('are not overwritten by who has not seen the last change', async () => {
    const finn = await newAgent('Finn');
    expect((await plan(finn, { periods: [days(1, 2)], version: 0 })).status).toBe(200);
    expect((await plan(finn, { version: 0 }, owner)).status).toBe(409);
  });

  it('follow the calendar of the person, or of their team, or the default one', async () => {
    const finn = await newAgent('Finn');
    const never = { timeZone: 'UTC', weekly: [], holidays: [], exceptions: [] };
    const ever = { ...never, weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 0, to: 1_440 })) };
    const calendars = [
      { ref: 'ever', name: 'Ever', ...ever },
      { ref: 'never', name: 'Never', ...never },
    ];
    const hours = { calendars, default_ref: 'never', version: 1 };
    await db.doc(docPath.businessHours(libraryId)).set(hours);
    expect(await dutyOf(finn)).toMatchObject({ state: 'off', until_ms: null });
    const team = { ref: 'team', name: 'Team', member_uids: [finn.uid], calendar_ref: 'ever' };
    await db.doc(docPath.teams(libraryId)).set({ teams: [team] });
    expect(await dutyOf(finn)).toMatchObject({ state: 'on' });
    expect((await read(finn)).plan).toMatchObject({ usual: ['Ever'] });
    await plan(finn, { calendar_ref: 'never' });
    expect(await dutyOf(finn)).toMatchObject({ state: 'off' });
    await db.doc(docPath.businessHours(libraryId)).delete();
    await db.doc(docPath.teams(libraryId)).delete();
  });
});

describe('the substitute of an assignee who is out', () => {
  const feedOf = async (ref: string, { uid }: Identity) => {
    const { docs } = await db
      .collection(COLLECTIONS.feeds)
      .where('ref_uid', '==', uid)
      .where('conversation_ref', '==', ref)
      .get();
    return docs.map((item) => item.get('activity_name'));
  };

  it('hears by the bell of what the assignee hears of, and that they cover', async () => {
    const finn = await newAgent('Finn');
    await plan(finn, { periods: [days(0, 1, june.uid)] });
    const visitor = await newVisitor();
    const ref = unique('conversation');
    const open = { support_lib_id: libraryId, status: 'open', is_unread_by_staff: true } as const;
    await db
      .doc(docPath.conversation(ref))
      .set(stored(makeConversation({ ...open, visitor_uids: [visitor.uid] })));
    const to = { conversation_ref: ref, assigned_to: finn.uid };
    await call('PATCH', '/api/inbox/tickets/assignee', to, { token: owner.token });
    await eventually(async () =>
      expect(await feedOf(ref, june)).toEqual([
        expect.stringMatching(/^assigned #.* to Finn, for whom you cover$/),
      ]),
    );
    await db.doc(docPath.message(ref, unique('message'))).create({
      ...buildMessage({
        ...{ conversationRef: ref, libraryId, senderType: 'visitor', senderRef: visitor.uid, senderName: '' },
        ...{ text: 'Any news?', createdAt: FieldValue.serverTimestamp() },
      }),
    });
    await eventually(async () =>
      expect(await feedOf(ref, june)).toEqual([expect.stringMatching(/^wrote in #.* You cover for Finn\.$/)]),
    );
    expect(await feedOf(ref, finn)).toHaveLength(1);
  });
});
