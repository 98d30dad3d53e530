import { buildMessage } from '@harborline/domain/conversation/build-message';
import { LOCAL_INBOUND_SECRET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '../src/inbox/inbound/signed-call';
import { queueRatingMail } from '../src/inbox/ratings/queue-rating-mail';
import { readLibrary } from '../src/libraries';
import { libraryAddress, replyAddress } from '../src/platform/mail-address';
import { acceptRequest, blockCalls, newSender } from './support/blocked-senders';
import { call, fromAnywhere } from './support/call';
import { deliverCreated } from './support/deliver';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique, writeHeldRequest } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary({ inboundMail: { opensTickets: true } });
  agent = await newChatStaff(libraryId, 'agent');
});

const { block, unblock, newBlocked } = blockCalls(() => agent);

const outboxOf = async (library: string) =>
  (await db.collection(COLLECTIONS.outbox).where('support_lib_id', '==', library).get()).docs;
const mailsTo = async (email: string) =>
  (await outboxOf(libraryId)).filter((mail) => mail.get('recipient') === email);
const ticketsOf = async (email: string) =>
  (await db.collection(COLLECTIONS.conversations).where('visitor.email', '==', email).get()).docs;
const heldOf = async (email: string) =>
  (await db.collection(COLLECTIONS.heldRequests).where('email', '==', email).get()).docs;

/** A conversation of a visitor that began before anybody blocked them. */
async function newThread(visitor: Identity, changes: object = {}) {
  const ref = unique('ref');
  const email = newSender();
  const conversation = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.uid] });
  await db
    .doc(docPath.conversation(ref))
    .set({ ...stored(conversation), visitor: { ...conversation.visitor, email }, ...changes });
  return { ref, email };
}

/** @returns the path of the message */
async function write(ref: string, senderType: 'agent' | 'visitor', text: string): Promise<string> {
  const path = docPath.message(ref, unique('message'));
  const message = buildMessage({
    conversationRef: ref,
    libraryId,
    senderType,
    senderRef: agent.uid,
    senderName: 'Ada',
    text,
    createdAt: Timestamp.now(),
  });
  await db.doc(path).set(message);
  return path;
}

async function receive(recipient: string, from: string, headers: readonly string[] = []): Promise<unknown> {
  const id = `<${unique('m')}@visitor.example>`;
  const head = [`From: ${from}`, 'Subject: My lamp', `Message-ID: ${id}`, ...headers];
  const mail = [...head, '', 'Where is it?'].join('\r\n');
  const parts = {
    timestamp: Math.floor(Date.now() / 1000),
    recipient,
    raw: Buffer.from(mail).toString('base64'),
  };
  const body = { ...parts, signature: signCall(parts, LOCAL_INBOUND_SECRET) };
  return (await call('POST', '/api/inbox/inboundmail', body, { headers: fromAnywhere() })).body.data?.outcome;
}

const startChat = (who: Identity, email: string) =>
  call(
    'POST',
    '/api/inbox/chats',
    {
      support_lib_id: libraryId,
      conversation_ref: unique('chat'),
      message_id: unique('message'),
      name: 'Rude',
      email,
      text: 'Hello',
    },
    { token: who.token, headers: fromAnywhere() },
  );

describe('what a blocked sender writes (D-101)', () => {
  it('on a page: is held, and its page reads what it reads over the limit of its address', async () => {
    const email = await newBlocked();
    const { record, delivery } = await acceptRequest(email.replace('@', '+2@'), libraryId);
    expect(delivery).toEqual({ state: 'held', conversation_ref: '', reason: 'the sender is blocked' });
    const overLimit = await writeHeldRequest(libraryId);
    const [held, usual] = await Promise.all(
      [record.ticketId, overLimit].map(
        async (id) => (await db.doc(docPath.heldRequest(id)).get()).data() ?? {},
      ),
    );
    expect(held).toMatchObject({ limit: 'address', state: 'held', preview: 'You again? Answer me.' });
    expect(Object.keys(held ?? {}).sort()).toEqual(Object.keys(usual ?? {}).sort());
    expect([...(await ticketsOf(email)), ...(await mailsTo(email))]).toEqual([]);
  });

  it('from a blocked domain: is held, while others are not', async () => {
    const domain = `@${unique('d')}.example`.toLowerCase();
    await block(domain);
    expect((await acceptRequest(`anybody${domain}`, libraryId)).delivery?.state).toBe('held');
    expect((await acceptRequest(newSender(), libraryId)).delivery?.state).toBe('accepted');
  });

  it('is released to the team alone: its ticket has no receipt; once unblocked, it has', async () => {
    const email = await newBlocked();
    const release = (id: number) =>
      call(
        'POST',
        '/api/inbox/heldrequests',
        { action: 'release', ticket_ids: [id] },
        { token: agent.token },
      );
    const first = await writeHeldRequest(libraryId, { replyTo: email });
    expect((await release(first)).body.data?.changed).toEqual([first]);
    const [ticket] = await ticketsOf(email);
    expect(ticket?.get('status')).toBe('open');
    const kinds = (await outboxOf(libraryId)).filter((mail) => mail.get('conversation_ref') === ticket?.id);
    expect(kinds.map((mail) => mail.get('kind'))).toEqual(['ticket']);
    await unblock(email);
    await release(await writeHeldRequest(libraryId, { replyTo: email }));
    expect((await mailsTo(email)).map((mail) => mail.get('kind'))).toEqual(['receipt']);
  });

  it("by email to the library's address: is held", async () => {
    const email = await newBlocked();
    const key = unique('desk-').toLowerCase().slice(0, 40);
    await db.doc(docPath.libraryKey(key)).set({ support_lib_id: libraryId });
    expect(await receive(libraryAddress(key), `Rude <${email}>`)).toBe('request');
    await eventually(async () => expect(await heldOf(email)).toHaveLength(1));
    expect([...(await ticketsOf(email)), ...(await mailsTo(email))]).toEqual([]);
  });

  it('as an answer by email: is held as a request, and its ticket stays as it was', async () => {
    const { ref, email } = await newThread(await newVisitor(), { status: 'closed' });
    await block(email);
    expect(await receive(replyAddress(ref, email), email)).toBe('request');
    await eventually(async () => expect(await heldOf(email)).toHaveLength(1));
    expect((await heldOf(email))[0]?.data()).toMatchObject({ title: 'My lamp', preview: 'Where is it?' });
    expect((await db.collection(docPath.messages(ref)).get()).size).toBe(0);
    expect((await db.doc(docPath.conversation(ref)).get()).get('status')).toBe('closed');
  });

  it.each([
    ['through a list: is held as any answer', 'List-Id: <rude.visitor.example>', 'request'],
    ['as a mass mailing: is ignored', 'Precedence: bulk', 'ignored'],
  ])('as an answer by email %s, and writes no history', async (_what, header, outcome) => {
    const { ref, email } = await newThread(await newVisitor());
    await block(email);
    expect(await receive(replyAddress(ref, email), email, [header])).toBe(outcome);
    if (outcome === 'request') await eventually(async () => expect(await heldOf(email)).toHaveLength(1));
    expect(await historyOf(ref)).toEqual([]);
    await unblock(email);
    expect(await receive(replyAddress(ref, email), email, [header])).toBe('automatic');
    expect(await historyOf(ref)).toHaveLength(1);
  });

  it('in a page that has a ticket open: stays in it, and opens nothing again', async () => {
    const { ref, email } = await newThread(await newVisitor(), { status: 'closed' });
    const follower = await newChatStaff(libraryId, 'agent');
    await call('PATCH', '/api/inbox/tickets/follow', { conversation_ref: ref, is_following: true }, follower);
    const told = async () =>
      (await db.collection(COLLECTIONS.feeds).where('conversation_ref', '==', ref).get()).size;
    await block(email);
    const path = await write(ref, 'visitor', 'Hello?');
    await deliverCreated('onMessageCreated', path);
    expect(await told()).toBe(0);
    expect((await db.doc(docPath.conversation(ref)).get()).get('status')).toBe('closed');
    await unblock(email);
    await deliverCreated('onMessageCreated', path);
    await eventually(async () =>
      expect((await db.doc(docPath.conversation(ref)).get()).get('status')).toBe('open'),
    );
  });

  it('in a chat: is refused as over a limit, be it begun, left an address for, or to be mailed', async () => {
    const visitor = await newVisitor();
    const email = await newBlocked();
    expect((await startChat(visitor, email)).status).toBe(429);
    const begun = await startChat(visitor, '');
    expect(begun.status).toBe(200);
    const ref = String(begun.body.data?.conversation_ref);
    const leave = { conversation_ref: ref, action: 'leave-address', email };
    const asVisitor = { token: visitor.token, headers: fromAnywhere() };
    expect((await call('PATCH', '/api/inbox/chats', leave, asVisitor)).status).toBe(429);
    expect((await db.doc(docPath.conversation(ref)).get()).get('source')).toBe('chat');
    await db.doc(docPath.conversation(ref)).update({ 'visitor.email': email });
    await write(ref, 'agent', 'Done.');
    const transcript = { conversation_ref: ref };
    expect((await call('POST', '/api/inbox/chats/transcript', transcript, asVisitor)).status).toBe(429);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is not asked how we did', async () => {
    const { ref, email } = await newThread(await newVisitor());
    await write(ref, 'agent', 'Done.');
    const ask = (eventId: string) =>
      db.runTransaction(async (transaction) => {
        const library = await readLibrary(transaction, libraryId);
        const conversation = { ...makeConversation({ support_lib_id: libraryId }), id: ref };
        const visitor = { ...conversation.visitor, email };
        if (library)
          await queueRatingMail(
            transaction,
            { library, conversation: { ...conversation, visitor }, eventId },
            Date.now(),
          );
      });
    await block(email);
    await ask('while-blocked');
    expect(await mailsTo(email)).toEqual([]);
    await unblock(email);
    await ask('afterwards');
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
