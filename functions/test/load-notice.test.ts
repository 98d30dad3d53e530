import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyNotice } from '../src/inbox/load-notice/apply-notice';
import { applyWatched } from '../src/inbox/load-notice/sweep-load-notices';
import { call } from './support/call';
import { type Identity, newChatStaff, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary } from './support/world';

const PATH = '/api/inbox/load_notice';
const TEXT = 'Many people write to us.';
const OFF = {
  is_on: false,
  text: '',
  until: null,
  waiting_chats: 0,
  open_tickets: 0,
  on_holidays: false,
  version: 0,
};

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
});

const get = (who = owner) => call('GET', PATH, undefined, { token: who.token });
const put = (body: object, who = owner) => call('PUT', PATH, body, { token: who.token });
const ofVisitors = async () => (await db.doc(docPath.library(libraryId)).get()).get('load_notice') as unknown;

describe('GET and PUT load_notice (D-131)', () => {
  it('shows visitors the notice while it is on, takes it away, and logs both', async () => {
    expect((await get()).body.data).toEqual({ ...OFF, is_shown: false });
    const on = await put({ ...OFF, is_on: true, text: ` ${TEXT} ` });
    expect(on.body.data).toEqual({ ...OFF, is_on: true, text: TEXT, version: 1, is_shown: true });
    expect(await ofVisitors()).toEqual({ text: TEXT, until: null });
    expect((await get()).body.data).toEqual(on.body.data);
    // Sent again, because the answer was lost.
    expect((await put({ ...OFF, is_on: true, text: TEXT })).status).toBe(200);
    const off = await put({ ...OFF, text: TEXT, version: 1 });
    expect(off.body.data).toMatchObject({ version: 2, is_shown: false });
    expect(await ofVisitors()).toBeNull();
    const logged = await db.collection(COLLECTIONS.audit).where('actor.uid', '==', owner.uid).get();
    expect(logged.docs.map((entry) => entry.get('details') as unknown)).toEqual([
      { area: 'loadNotice' },
      { area: 'loadNotice' },
    ]);
  });

  it('shows it by a rule: on a holiday of the default calendar, until that is over', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const calendar = { timeZone: 'UTC', weekly: [], exceptions: [] };
    const holidays = [{ date: day, isYearly: false }];
    const library = db.doc(docPath.library(libraryId));
    await library.update({ business_hours: { ...calendar, holidays } });
    const answer = await put({ ...OFF, text: TEXT, on_holidays: true, version: 2 });
    expect(answer.body.data).toMatchObject({ is_on: false, is_shown: true });
    await library.update({ business_hours: { ...calendar, holidays: [] } });
    expect(await applyNotice(libraryId)).toBeNull();
    expect(await ofVisitors()).toBeNull();
  });

  it('is taken away by the schedule although no rule holds it, and is not looked at after that', async () => {
    const ref = db.doc(docPath.loadNotice(libraryId));
    const inAMoment = Date.now() + 60_000;
    const on = await put({ ...OFF, text: TEXT, is_on: true, until: inAMoment, version: 3 });
    expect(on.body.data).toMatchObject({ is_shown: true });
    expect((await ref.get()).get('is_watched')).toBe(true);
    await ref.update({ until: Date.now() - 1 });
    // As many others as do not fit into one page of what the schedule reads.
    const others = Array.from({ length: 120 }, (_, index) =>
      db.doc(docPath.loadNotice(`!${libraryId}${index}`)),
    );
    const quiet = { ...OFF, held: [], is_watched: true };
    await Promise.all(others.map((other) => other.set(quiet)));
    await applyWatched();
    await Promise.all(others.map((other) => other.delete()));
    expect(await ofVisitors()).toBeNull();
    expect((await ref.get()).get('is_watched')).toBe(false);
  });

  it('shows it by a rule: while more chats wait, or more tickets are unanswered, than the library chose', async () => {
    const ticket = { support_lib_id: libraryId, status: 'open', created_at: new Date() };
    const asked = { last_message: { sender_type: 'visitor', text: 'Hello' }, last_message_at: new Date() };
    const [one, other] = ['one', 'other'].map((name) => db.doc(docPath.conversation(`${libraryId}${name}`)));
    await one?.set({ ...ticket, ...asked, source: 'contact_form', assigned_to: 'somebody' });
    await other?.set({ ...ticket, ...asked, source: 'contact_form', assigned_to: '' });
    const rule = (changes: object, version: number) => put({ ...OFF, text: TEXT, version, ...changes });
    expect((await rule({ open_tickets: 2 }, 4)).body.data).toMatchObject({ is_shown: false });
    expect((await rule({ open_tickets: 1 }, 5)).body.data).toMatchObject({ is_shown: true });
    // It does not flap: one is no longer above the limit, but not well below it.
    await other?.update({ 'last_message.sender_type': 'agent' });
    expect(await applyNotice(libraryId)).toMatchObject({ text: TEXT });
    await one?.update({ 'last_message.sender_type': 'agent' });
    expect(await applyNotice(libraryId)).toBeNull();
    expect((await rule({ waiting_chats: 1 }, 6)).body.data).toMatchObject({ is_shown: false });
  });

  it('refuses a change of what somebody else has changed since, and one without a text', async () => {
    const late = await put({ ...OFF, text: 'Late', version: 1 });
    expect([late.status, late.body.message]).toEqual([409, LOAD_NOTICE_TEXTS.changedMeanwhile]);
    expect((await put({ ...OFF, is_on: true, version: 7 })).status).toBe(400);
  });

  it('is for those who manage the chat settings, each in the own library', async () => {
    const agent = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canManageChatSettings: false }),
    );
    for (const answer of [await get(agent), await put(OFF, agent)]) expect(answer.status).toBe(403);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await get(foreign)).body.data).toMatchObject({ text: '', version: 0 });
  });
});
