import { feedSchema } from '@harborline/domain/entities/feed';
import { ticketFollowerSchema } from '@harborline/domain/entities/ticket-follower';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { historyOf } from './support/history';
import { chatTokenOf, type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let ada: Identity;
let ben: Identity;

async function named(display_name: string): Promise<Identity> {
  const staff = await newStaff(libraryId, 'agent', { display_name, agent_name: display_name });
  return { uid: staff.uid, token: await chatTokenOf(staff) };
}

beforeAll(async () => {
  libraryId = await newLibrary();
  [ada, ben] = [await named('Ada'), await named('Ben')];
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = makeConversation({
    support_lib_id: libraryId,
    status: 'open',
    number: 12,
    title: 'Two lamps',
  });
  await db.doc(docPath.conversation(ref)).set({ ...stored(ticket), ...changes });
  return ref;
}

const follow = (ref: string, { token } = ben, is_following = true) =>
  call('PATCH', '/api/inbox/tickets/follow', { conversation_ref: ref, is_following }, { token });

const setFollower = (ref: string, person: string, { token } = ada, is_following = true) =>
  call('PATCH', '/api/inbox/tickets/followers', { conversation_ref: ref, person, is_following }, { token });

const followersIn = async (ref: string) =>
  (await db.collection(docPath.ticketFollowers(ref)).get()).docs.map((one) => ({
    id: one.id,
    ...ticketFollowerSchema.parse(one.data()),
  }));

async function feedOf(ref: string, { uid } = ben): Promise<string[]> {
  const { docs } = await db
    .collection(COLLECTIONS.feeds)
    .where('ref_uid', '==', uid)
    .where('conversation_ref', '==', ref)
    .get();
  return docs
    .map((one) => feedSchema.parse(one.data()))
    .map((item) => `${item.agent.agent_name} ${item.activity_name}`);
}

/** How many things the one item about a ticket stands for. */
async function countIn(ref: string, { uid } = ben): Promise<unknown> {
  const { docs } = await db
    .collection(COLLECTIONS.feeds)
    .where('ref_uid', '==', uid)
    .where('conversation_ref', '==', ref)
    .get();
  return docs.map((one) => one.get('count') ?? 1);
}

/** A message as a page writes it, or a mail. @returns its path */
async function write(ref: string, changes: object = {}): Promise<string> {
  const path = docPath.message(ref, unique('message'));
  const message = stored(makeMessage({ support_lib_id: libraryId, conversation_ref: ref }));
  await db.doc(path).create({ ...message, created_at: FieldValue.serverTimestamp(), ...changes });
  return path;
}

const byAda = () => ({ sender_ref: ada.uid, sender_name: 'Ada' });
const TICKET = '#12 “Two lamps”';

describe('PATCH tickets/follow (D-123)', () => {
  it('follows a ticket and ends that, once however often it is asked, and no history tells of it', async () => {
    const ref = await newTicket();
    expect((await follow(ref)).body.data).toEqual({ conversation_ref: ref, is_following: true });
    await follow(ref);
    expect(await followersIn(ref)).toMatchObject([{ id: ben.uid, name: 'Ben', support_lib_id: libraryId }]);
    await Promise.all([follow(ref, ben, false), follow(ref, ben, false)]);
    expect([await followersIn(ref), await historyOf(ref)]).toEqual([[], []]);
    expect(await feedOf(ref)).toEqual([]);
  });

  it('is for whoever reads tickets, in their own library, and for no chat', async () => {
    const ref = await newTicket();
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await follow(ref, reader)).status).toBe(200);
    expect((await follow(ref, await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    expect([401, 403]).toContain((await follow(ref, await newVisitor())).status);
    expect((await follow(ref, await newChatStaff(await newLibrary(), 'owner'))).status).toBe(404);
    expect((await follow(await newTicket({ source: 'chat' }))).status).toBe(404);
  });

  it('begins with no merged ticket, and can be ended there', async () => {
    const ref = await newTicket();
    await follow(ref);
    const merged_into = { conversation_ref: 'x', number: 3, at: Timestamp.now(), status: 'open' };
    await db.doc(docPath.conversation(ref)).update({ merged_into });
    expect((await follow(ref, ada)).status).toBe(409);
    expect((await follow(ref, ben, false)).status).toBe(200);
    expect(await followersIn(ref)).toEqual([]);
  });

  it('is for so many people', async () => {
    const ref = await newTicket();
    const batch = db.batch();
    for (let count = 0; count < LIMITS.followersPerTicket; count += 1)
      batch.set(db.doc(docPath.ticketFollower(ref, `person${count}`)), {
        ...{ support_lib_id: libraryId, name: 'P', since: Timestamp.now() },
      });
    await batch.commit();
    const refused = await follow(ref);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      FOLLOWER_TEXTS.tooMany(LIMITS.followersPerTicket),
    ]);
  });
});

describe('PATCH tickets/followers (D-123)', () => {
  it('makes a teammate a follower: they and the history learn who did it, and the same for its end', async () => {
    const ref = await newTicket();
    await setFollower(ref, ben.uid);
    await setFollower(ref, ben.uid);
    expect(await feedOf(ref)).toEqual([`Ada made you a follower of ${TICKET}`]);
    await setFollower(ref, ben.uid, ada, false);
    expect(await followersIn(ref)).toEqual([]);
    expect(await historyOf(ref)).toMatchObject([
      { kind: 'follower-added', actor_ref: ada.uid, details: { person: 'Ben' } },
      { kind: 'follower-removed', actor_ref: ada.uid, details: { person: 'Ben' } },
    ]);
  });

  it('takes nobody who may not read the ticket, in the same words as nobody at all', async () => {
    const ref = await newTicket();
    const strangers = [
      (await newChatStaff(libraryId, 'writer')).uid,
      (await newChatStaff(await newLibrary(), 'owner')).uid,
      (await newStaff(libraryId, 'agent', { is_active: false })).uid,
      unique('nobody'),
    ];
    for (const person of strangers) {
      const refused = await setFollower(ref, person);
      expect([refused.status, refused.body.message]).toEqual([409, FOLLOWER_TEXTS.mayNotRead]);
    }
    expect([await followersIn(ref), await historyOf(ref)]).toEqual([[], []]);
  });

  it('is for those who assign tickets', async () => {
    const ref = await newTicket();
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await setFollower(ref, ben.uid, reader)).status).toBe(403);
    const stranger = await newChatStaff(await newLibrary(), 'owner');
    expect((await setFollower(ref, ben.uid, stranger)).status).toBe(404);
  });
});

describe('a follower is told in the feed (D-123)', () => {
  it('once that the visitor wrote, a teammate answered or noted, and how the status changed', async () => {
    const ref = await newTicket({ visitor: { ...makeConversation().visitor, name: 'Vera' } });
    await follow(ref);
    const visitor = await write(ref);
    await eventually(async () => expect(await feedOf(ref)).toEqual([`Vera wrote in ${TICKET}`]));
    await write(ref, { ...byAda(), sender_type: 'agent' });
    await eventually(async () => expect(await feedOf(ref)).toEqual([`Ada answered in ${TICKET}`]));
    await write(ref, { ...byAda(), sender_type: 'note', is_public: false });
    await eventually(async () => expect(await feedOf(ref)).toEqual([`Ada added a note to ${TICKET}`]));
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status: 'closed' }, ada);
    const last = `Ada changed the status from Open to Closed: ${TICKET}`;
    await eventually(async () => expect(await feedOf(ref)).toEqual([last]));
    expect(await countIn(ref)).toEqual([4]);
    await deliverCreated('onMessageCreated', visitor);
    expect([await feedOf(ref), await countIn(ref)]).toEqual([[last], [4]]);
  });

  it('never of their own doings, and of a note that mentions them as of that', async () => {
    const ref = await newTicket();
    await follow(ref, ada);
    await follow(ref, ben);
    await write(ref, { ...byAda(), sender_type: 'agent' });
    await write(ref, {
      ...{ ...byAda(), sender_type: 'note', is_public: false },
      ...{ text: 'Look, @Ben', mentions: { [ben.uid]: 'Ben' } },
    });
    await eventually(async () => expect(await feedOf(ref)).toEqual([`Ada mentioned you in ${TICKET}`]));
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status: 'pending' }, ada);
    const last = `Ada changed the status from Open to Pending: ${TICKET}`;
    await eventually(async () => expect(await feedOf(ref)).toEqual([last]));
    await eventually(async () => expect(await countIn(ref)).toEqual([3]));
    expect(await feedOf(ref, ada)).toEqual([]);
  });

  it('not while they may not read the ticket, nor after they have ended it', async () => {
    const ref = await newTicket();
    const [former, gone] = [await named('Cy'), await named('Di')];
    for (const one of [former, gone, ben]) await follow(ref, one);
    await db.doc(docPath.user(former.uid)).update(overriding('agent', { canViewExistingTickets: false }));
    await follow(ref, gone, false);
    const path = await write(ref, { ...byAda(), sender_type: 'agent' });
    await eventually(async () => expect(await feedOf(ref)).toHaveLength(1));
    await deliverCreated('onMessageCreated', path);
    expect([await feedOf(ref, former), await feedOf(ref, gone)]).toEqual([[], []]);
  });
});

it('D-132: following a muted ticket ends the mute, and muting ends the following', async () => {
  const ref = await newTicket();
  const muted = async () =>
    (await db.collection(COLLECTIONS.notificationSubscriptions).where('ref', '==', ref).get()).docs.map(
      (one) => one.get('person_ref'),
    );
  const mute = () =>
    call(
      'POST',
      '/api/inbox/notification_subscriptions',
      { about: 'ticket', conversation_ref: ref, is_muted: true },
      { token: ben.token },
    );
  await follow(ref);
  expect((await mute()).status).toBe(200);
  expect(await muted()).toEqual([ben.uid]);
  expect(await followersIn(ref)).toEqual([]);
  expect((await follow(ref)).status).toBe(200);
  expect(await muted()).toEqual([]);
  expect(await followersIn(ref)).toMatchObject([{ id: ben.uid }]);
});
