import { docPath } from '@harborline/domain/paths';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepActingOnce } from '../src/admin/acting/sweep-acting';
import { LOGIN_AS, newAgencyWorld, newestOf, stepIn } from './support/agency';
import { call } from './support/call';
import { logOf, personOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db } from './support/suite';
import { newChild, newLibrary } from './support/world';

let agencyId = '';
let childId = '';
let foreignChildId = '';
let owner: Identity;
let childOwner: Identity;

beforeAll(async () => {
  ({ agencyId, childId, foreignChildId, owner, childOwner } = await newAgencyWorld());
});

const stepOut = (who: Identity, id?: string) =>
  call(
    'PATCH',
    LOGIN_AS,
    { action: 'logoutas', ...(id ? { admin_support_lib_id: id } : {}) },
    { token: who.token },
  );

describe('POST and PATCH loginas', () => {
  it("S7.1-05, S7.1-06, D-12: steps into a child for eight hours and back, and the child's log records it", async () => {
    const person = await newStaff(agencyId, 'admin', { display_name: 'Ed' });
    const answer = await stepIn(person, childId);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { admin_support_lib_id: childId, library_domain: 'child.example' } },
    });
    const inside = await personOf(person.uid);
    expect(inside).toMatchObject({
      support_lib_id: childId,
      init_support_lib_id: agencyId,
      agent_role: 'admin',
      session_version: 1,
      acting: { support_lib_id: childId },
    });
    const { started_at, until } = (inside.acting ?? {}) as Partial<Record<'started_at' | 'until', Timestamp>>;
    expect(Number(until?.toMillis()) - Number(started_at?.toMillis())).toBe(8 * 3_600_000);

    expect(await stepOut(person, childId)).toMatchObject({
      status: 200,
      body: { data: { admin_support_lib_id: agencyId, acting_until: '' } },
    });
    expect(await personOf(person.uid)).toMatchObject({
      support_lib_id: agencyId,
      acting: null,
      session_version: 2,
    });
    const [ended, started] = await newestOf(childId);
    expect(ended).toMatchObject({ action: 'acting-ended', details: { reason: 'switched-back' } });
    expect(started).toMatchObject({
      action: 'acting-started',
      actor: { uid: person.uid, name: 'Ed', role: 'admin', home_lib_id: agencyId },
    });
  });

  it('D-12: answers for unrelated libraries, foreign children and the caller’s own library as for a missing one', async () => {
    const missing = await stepIn(owner, 'nosuchlibrary0000000');
    expect(missing).toEqual({ status: 404, body: { status: 404, message: AGENCY_TEXTS.noSuchLibrary } });
    for (const id of [foreignChildId, await newLibrary(), agencyId]) {
      expect(await stepIn(owner, id)).toEqual(missing);
    }
    expect(await personOf(owner.uid)).toMatchObject({ support_lib_id: agencyId });
  });

  it('D-12: refuses people of a child, whichever library they name', async () => {
    const grandchild = await newChild(childId);
    for (const id of [agencyId, grandchild, foreignChildId]) {
      expect((await stepIn(childOwner, id)).status).toBe(403);
    }
  });

  it('D-12: does not nest, and a second click is the same step', async () => {
    const person = await newStaff(agencyId, 'owner');
    const sibling = await newChild(agencyId);
    const library = await newChild(agencyId);
    const answers = await Promise.all([1, 2, 3].map(() => stepIn(person, library)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logOf(library)).toHaveLength(1);
    expect(await stepIn(person, sibling)).toMatchObject({
      status: 409,
      body: { message: AGENCY_TEXTS.alreadyActing },
    });
    expect(await personOf(person.uid)).toMatchObject({ support_lib_id: library, session_version: 1 });
  });

  it('D-12: once the time is over, only the way back is allowed', async () => {
    const person = await newStaff(agencyId, 'owner');
    await stepIn(person, childId);
    await db.doc(docPath.user(person.uid)).update({ 'acting.until': Timestamp.fromMillis(Date.now() - 1) });
    expect((await stepIn(person, childId)).status).toBe(403);
    expect((await call('GET', '/api/activity/feeds', undefined, { token: person.token })).status).toBe(403);
    expect((await stepOut(person)).status).toBe(200);
    expect((await newestOf(childId))[0]).toMatchObject({
      action: 'acting-ended',
      details: { reason: 'time-over' },
    });
    expect((await call('GET', '/api/activity/feeds', undefined, { token: person.token })).status).toBe(200);
  });

  it('going back twice is the same as once, and a foreign id does not exist', async () => {
    const person = await newStaff(agencyId, 'owner');
    const library = await newChild(agencyId);
    await stepIn(person, library);
    expect(await stepOut(person, foreignChildId)).toEqual(await stepOut(person, 'nosuchlibrary0000000'));
    const answers = await Promise.all([stepOut(person), stepOut(person), stepOut(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await newestOf(library)).map(({ action }) => action)).toEqual(['acting-ended', 'acting-started']);
    expect(await personOf(person.uid)).toMatchObject({ session_version: 2 });
  });

  it('a tab that goes back after another tab did gets the same answer; a foreign child stays unknown', async () => {
    const person = await newStaff(agencyId, 'owner');
    const [left, other] = [await newChild(agencyId), await newChild(agencyId)];
    await stepIn(person, left);
    const first = await stepOut(person, left);
    expect(first.status).toBe(200);
    expect(await stepOut(person, left)).toEqual(first);
    expect((await stepOut(person, foreignChildId)).status).toBe(404);
    expect(await personOf(person.uid)).toMatchObject({ session_version: 2 });
    await stepIn(person, other);
    expect((await stepOut(person, left)).status).toBe(404);
    expect(await personOf(person.uid)).toMatchObject({ support_lib_id: other });
  });

  it('a tried-on view ends on the way back, and prevents stepping in', async () => {
    const person = await newStaff(agencyId, 'owner');
    const view = { viewing_as: 'somebody', permissions: {} };
    await stepIn(person, childId);
    await db.doc(docPath.user(person.uid)).update(view);
    expect((await stepOut(person)).status).toBe(200);
    expect(await personOf(person.uid)).toMatchObject({
      viewing_as: '',
      permissions: { canInviteNewUsers: true },
    });
    await db.doc(docPath.user(person.uid)).update(view);
    expect((await stepIn(person, childId)).status).toBe(403);
  });
});

describe('the sweep of people whose time is over', () => {
  it('D-12: sends home people who forgot to go, once, but not those who are in time or only just over it', async () => {
    const [library, nowMs] = [await newChild(agencyId), Date.now()];
    const people = await Promise.all([-60, -1, 60].map(() => newStaff(agencyId, 'owner')));
    for (const [place, minutes] of [-60, -1, 60].entries()) {
      const { uid } = people[place] ?? owner;
      await stepIn(people[place] ?? owner, library);
      const until = Timestamp.fromMillis(nowMs + minutes * 60_000);
      await db.doc(docPath.user(uid)).update({ 'acting.until': until });
    }
    // The suite's own sweep may come first: then these two find nobody.
    await Promise.all([sweepActingOnce(nowMs), sweepActingOnce(nowMs)]);
    const placed = await Promise.all(people.map(({ uid }) => personOf(uid)));
    expect(placed.map(({ support_lib_id }) => support_lib_id)).toEqual([agencyId, library, library]);
    expect(placed[0]).toMatchObject({ acting: null, session_version: 2 });
    const ended = (await logOf(library)).filter(({ action }) => action === 'acting-ended');
    expect(ended).toMatchObject([{ actor: { uid: people[0]?.uid }, details: { reason: 'time-over' } }]);
  });
});
