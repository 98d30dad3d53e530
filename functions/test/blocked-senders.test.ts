import { getBlockedSenders } from '@harborline/domain/api/inbox/blocked-senders';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import type { Role } from '@harborline/domain/permissions/slugs';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryAddress } from '../src/platform/mail-address';
import { acceptRequest, BLOCKED, blockCalls, newSender } from './support/blocked-senders';
import { call } from './support/call';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary({ inboundMail: { opensTickets: true } });
  agent = await newChatStaff(libraryId, 'agent');
});

const { block, unblock, newBlocked } = blockCalls(() => agent);

const listOf = (who = agent) => call('GET', BLOCKED, undefined, { token: who.token });
const entriesOf = async (who = agent) =>
  getBlockedSenders.answer.parse((await listOf(who)).body.data).senders;
const sendersOf = async (who = agent) => (await entriesOf(who)).map(({ sender }) => sender);

describe('the list of blocked senders (D-101)', () => {
  it('takes addresses and domains as they are compared, once, the newest first', async () => {
    const library = await newLibrary();
    const who = await newChatStaff(library, 'agent');
    const startMs = Date.now();
    expect((await block(' Rude+1@Visitor.example ', { who, reason: 'Sells \n watches' })).body.data).toEqual({
      sender: 'rude@visitor.example',
      is_new: true,
    });
    expect((await block('Spam.example', { who })).body.data).toEqual({
      sender: '@spam.example',
      is_new: true,
    });
    expect((await block('rude@visitor.example', { who, reason: 'Another' })).body.data?.is_new).toBe(false);
    const senders = await entriesOf(who);
    expect(senders).toMatchObject([
      { sender: '@spam.example', reason: '' },
      { sender: 'rude@visitor.example', reason: 'Sells watches' },
    ]);
    expect(senders[1]?.blocked_by).not.toBe('');
    expect(Number(senders[1]?.blocked_at)).toBeGreaterThanOrEqual(startMs);
    expect((await db.doc(docPath.blockedSenders(library)).get()).get('senders')[1].blocked_by).toBe(who.uid);
  });

  it('lets one go, says why it was blocked, and logs both', async () => {
    const email = newSender();
    await block(email, { reason: 'Insults' });
    expect((await unblock(email.toUpperCase())).body.data).toEqual({
      sender: email,
      was_blocked: true,
      reason: 'Insults',
    });
    expect((await unblock(email)).body.data).toEqual({ sender: email, was_blocked: false, reason: '' });
    expect(await sendersOf()).not.toContain(email);
    const logged = await db.collection(COLLECTIONS.audit).where('target.id', '==', email).get();
    expect(logged.docs.map((entry) => entry.get('action')).sort()).toEqual([
      'sender-blocked',
      'sender-unblocked',
    ]);
    expect(logged.docs[0]?.data()).toMatchObject({ support_lib_id: libraryId, actor: { uid: agent.uid } });
  });

  it.each(['', 'rude', '@', 'a@b@c.example', `${'a'.repeat(LIMITS.email)}@x.example`])(
    'refuses %j',
    async (sender) => {
      expect((await block(sender)).status).toBe(400);
    },
  );

  it('refuses a reason that is too long', async () => {
    expect((await block(newSender(), { reason: 'a'.repeat(LIMITS.blockReason + 1) })).status).toBe(400);
  });

  it('never takes an address of the team or of the library, nor the domain of one', async () => {
    const library = await newLibrary({ companyEmail: 'hello@own-shop.example' });
    const who = await newChatStaff(library, 'agent');
    const email = String((await db.doc(docPath.user(who.uid)).get()).get('user_email'));
    const own = ['hello@own-shop.example', '@own-shop.example', email, email.slice(email.indexOf('@'))];
    const inbound = libraryAddress('some-key');
    for (const sender of [...own, inbound, inbound.slice(inbound.indexOf('@'))])
      expect(await block(sender, { who }), sender).toMatchObject({
        status: 409,
        body: { message: BLOCKED_TEXTS.ownAddress },
      });
    expect(await sendersOf(who)).toEqual([]);
  });

  it('has an end', async () => {
    const library = await newLibrary();
    const who = await newChatStaff(library, 'agent');
    const senders = Array.from({ length: LIMITS.blockedSenders }, (_, index) => ({
      ...{ sender: `n${index}@visitor.example`, reason: '', blocked_by: 'x', blocked_by_name: 'X' },
      blocked_at: Timestamp.now(),
    }));
    await db.doc(docPath.blockedSenders(library)).set({ senders });
    expect(await block(newSender(), { who })).toMatchObject({
      status: 409,
      body: { message: BLOCKED_TEXTS.full },
    });
    expect((await block('n7@visitor.example', { who })).body.data?.is_new).toBe(false);
  });

  it.each<[Role, number]>([
    ['owner', 200],
    ['admin', 200],
    ['agent', 200],
    ['editor', 403],
    ['writer', 403],
  ])('is open to who may view tickets: %s gets %i', async (role, status) => {
    const who = await newChatStaff(libraryId, role);
    const email = newSender();
    for (const { status: found } of [
      await listOf(who),
      await block(email, { who }),
      await unblock(email, who),
    ])
      expect(found).toBe(status);
  });

  it('follows the slug, not the role', async () => {
    const who = await newChatStaff(libraryId, 'agent');
    await db.doc(docPath.user(who.uid)).update(overriding('agent', { canViewExistingTickets: false }));
    for (const { status } of [await listOf(who), await block(newSender(), { who })]) expect(status).toBe(403);
  });

  it('belongs to one library', async () => {
    const email = await newBlocked();
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(await sendersOf(foreign)).toEqual([]);
    expect((await unblock(email, foreign)).body.data?.was_blocked).toBe(false);
    expect(await sendersOf()).toContain(email);
    expect((await acceptRequest(email, await newLibrary())).delivery?.state).toBe('accepted');
  });

  it('is closed to visitors', async () => {
    const visitor = await newVisitor();
    for (const { status } of [await listOf(visitor), await block(newSender(), { who: visitor })])
      expect(status).toBe(401);
  });
});
