import { getMyRequests } from '@harborline/domain/api/inbox/my-requests';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { addressProof, requestLink } from '@harborline/domain/stores/bookkeeping';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { makeConversation } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../src/inbox/my-requests/access';
import { linkIdOf } from '../src/inbox/my-requests/link-id';
import { keyedId } from '../src/platform/keyed-id';
import { blockCalls } from './support/blocked-senders';
import { call, fromAnywhere } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff, newVisitor } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

const PATH = '/api/inbox/myrequests';
const MINUTE_MS = 60_000;

let libraryId: string;
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
});

const newAddress = () => `${unique('vera-').toLowerCase()}@visitor.example`;

async function newTicket(email: string, changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const made = makeConversation({ support_lib_id: libraryId, visitor_uids: [`author-of-${ref}`] });
  const document = { ...stored(made), visitor: { ...made.visitor, email }, ...changes };
  await db.doc(docPath.conversation(ref)).set(document);
  return ref;
}

const post = (step: string, body: object, { token }: Identity, headers = fromAnywhere()) =>
  call('POST', `${PATH}/${step}`, body, { token, headers });

const askFor = (email: string, who: Identity, library = libraryId) =>
  post('link', { support_lib_id: library, email }, who);

const redeem = (token: string, who: Identity, library = libraryId) =>
  post('access', { support_lib_id: library, token }, who);

async function list({ token }: Identity, library = libraryId, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ support_lib_id: library, ...query });
  const answer = await call('GET', `${PATH}?${search}`, undefined, { token, headers: fromAnywhere() });
  expect(answer.status).toBe(200);
  return getMyRequests.answer.parse(answer.body.data);
}

const refsOf = ({ requests }: Awaited<ReturnType<typeof list>>) =>
  requests.map(({ conversation_ref }) => conversation_ref);

/** The token of the only mail to an address. */
async function mailedToken(email: string): Promise<string> {
  return eventually(async () => {
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    const token = /\/requests\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error('No link was mailed yet');
    return token;
  });
}

/** A browser that has opened a link of the address. */
async function newBrowserOf(email: string): Promise<Identity> {
  const who = await newVisitor();
  expect((await askFor(email, who)).status).toBe(200);
  expect((await redeem(await mailedToken(email), who)).status).toBe(200);
  return who;
}

const uidsOf = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).get('visitor_uids');
const mirrored = async (ref: string, { uid }: Identity) =>
  (await rtdb.ref(`${rtdbPath.access(ref)}/visitors/${uid}`).get()).val();

describe('a link to the requests of an address (D-118)', () => {
  it('lists them in the browser that opens it, the newest first, and works once', async () => {
    const email = newAddress();
    const older = await newTicket(email, { last_message_at: Timestamp.fromMillis(1_000) });
    const newer = await newTicket(email, { last_message_at: Timestamp.fromMillis(2_000) });
    await newTicket(newAddress());
    const who = await newVisitor();
    expect(await list(who)).toEqual({ email: '', requests: [], next_cursor: '' });
    expect((await askFor(email.toUpperCase(), who)).status).toBe(200);
    expect(refsOf(await list(who))).toEqual([]);
    const token = await mailedToken(email);
    expect((await redeem(token, who)).body.data).toEqual({ email });
    const listed = await list(who);
    expect(listed.email).toBe(email);
    expect(refsOf(listed)).toEqual([newer, older]);
    const other = await newVisitor();
    expect((await redeem(token, other)).status).toBe(410);
    expect(refsOf(await list(other))).toEqual([]);
  });

  it('lists one with a status of the library’s own as what that counts as (D-121)', async () => {
    const statuses = [{ ref: 'secretref', name: 'Waiting for supplier', counts_as: 'pending' } as const];
    await layOut(ticketFields(libraryId), { statuses });
    const email = newAddress();
    const ref = await newTicket(email, { status: 'pending', own_status_ref: 'secretref' });
    const who = await newBrowserOf(email);
    const query = new URLSearchParams({ support_lib_id: libraryId });
    const { body } = await call('GET', `${PATH}?${query}`, undefined, {
      token: who.token,
      headers: fromAnywhere(),
    });
    expect(body.data).toMatchObject({ requests: [{ conversation_ref: ref, status: 'pending' }] });
    expect(JSON.stringify(body)).not.toMatch(/supplier|secretref/);
  });

  it('carries nothing that a visitor wrote', async () => {
    const email = newAddress();
    await newTicket(email, { title: 'Where is my secret order' });
    await askFor(email, await newVisitor());
    await mailedToken(email);
    const [mail] = await mailsTo(email);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('secret order');
  });

  it('goes to no address without requests, or that is blocked, and the answer is the same', async () => {
    const [unknown, blocked] = [newAddress(), newAddress()];
    await newTicket(blocked);
    expect((await blockCalls(() => owner).block(blocked)).status).toBe(200);
    const who = await newVisitor();
    const answers = [await askFor(unknown, who), await askFor(blocked, who)];
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
      answers.map(() => [200, { support_lib_id: libraryId }]),
    );
    const known = newAddress();
    await newTicket(known);
    await askFor(known, who);
    await mailedToken(known);
    expect([await mailsTo(unknown), await mailsTo(blocked)]).toEqual([[], []]);
  });

  it('is mailed no more often than its limit, and nobody learns of that', async () => {
    const email = newAddress();
    await newTicket(email);
    const who = await newVisitor();
    const limit = RATE_CLASSES.requestsLink.address;
    for (let sent = 0; sent <= limit; sent += 1) expect((await askFor(email, who)).status).toBe(200);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(limit));
  });

  it('opens nothing when it is too old, wrong, or of another library', async () => {
    const email = newAddress();
    await newTicket(email);
    const who = await newVisitor();
    await askFor(email, who);
    const token = await mailedToken(email);
    const elsewhere = await newLibrary();
    expect((await redeem(token, who, elsewhere)).status).toBe(410);
    expect((await redeem('x'.repeat(43), who)).status).toBe(410);
    expect((await redeem('x', who)).status).toBe(400);
    await change(requestLink(linkIdOf(token)), { expires_at: Timestamp.fromMillis(Date.now() - MINUTE_MS) });
    expect((await redeem(token, who)).status).toBe(410);
    expect((await list(who)).email).toBe('');
  });

  it('is stored without the secret that opens it', async () => {
    const email = newAddress();
    await newTicket(email);
    await askFor(email, await newVisitor());
    const token = await mailedToken(email);
    const link = await db.doc(requestLink(linkIdOf(token)).path).get();
    expect(JSON.stringify([link.id, link.data()])).not.toContain(token);
  });

  it('is asked of libraries that exist', async () => {
    expect((await askFor(newAddress(), await newVisitor(), 'nowhere')).status).toBe(404);
  });
});

describe('the requests of an address (D-118)', () => {
  it('are read and answered in the browser that lists them, and in no other', async () => {
    const email = newAddress();
    const ref = await newTicket(email);
    const foreign = await newTicket(newAddress());
    const [who, other] = [await newBrowserOf(email), await newVisitor()];
    expect((await post('open', { conversation_ref: ref }, other)).status).toBe(404);
    expect((await post('open', { conversation_ref: foreign }, who)).status).toBe(404);
    expect((await post('open', { conversation_ref: ref }, who)).status).toBe(200);
    expect((await post('open', { conversation_ref: ref }, who)).status).toBe(200);
    expect(await uidsOf(ref)).toEqual([`author-of-${ref}`, who.uid]);
    expect(await mirrored(ref, who)).toBe(true);
    expect(await uidsOf(foreign)).not.toContain(who.uid);
  });

  it('of another library are not among them', async () => {
    const email = newAddress();
    await newTicket(email);
    const elsewhere = await newLibrary();
    const foreign = await newTicket(email, { support_lib_id: elsewhere });
    const who = await newBrowserOf(email);
    expect(refsOf(await list(who))).not.toContain(foreign);
    expect((await list(who, elsewhere)).email).toBe('');
    expect((await post('open', { conversation_ref: foreign }, who)).status).toBe(404);
  });

  it('do not include chats', async () => {
    const email = newAddress();
    await newTicket(email);
    const chat = await newTicket(email, { source: 'chat' });
    const who = await newBrowserOf(email);
    expect(refsOf(await list(who))).not.toContain(chat);
    expect((await post('open', { conversation_ref: chat }, who)).status).toBe(404);
  });

  it('do not include what a teammate opened as a note, until somebody replies (D-100)', async () => {
    const email = newAddress();
    const nothing = { id: '', preview: 'Check her', sender_type: 'agent', sender_name: '' };
    const note = await newTicket(email, { title: 'Check her', last_message: nothing });
    const unasked = await newVisitor();
    await askFor(email, unasked);
    const ref = await newTicket(email);
    const who = await newBrowserOf(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(refsOf(await list(who))).toEqual([ref]);
    expect((await post('open', { conversation_ref: note }, who)).status).toBe(404);
    await change(conversation(note), { 'last_message.id': 'm1' });
    expect((await post('open', { conversation_ref: note }, who)).status).toBe(200);
  });

  it('come page by page', async () => {
    const email = newAddress();
    const refs = [];
    for (const ms of [3_000, 2_000, 1_000])
      refs.push(await newTicket(email, { last_message_at: Timestamp.fromMillis(ms) }));
    const who = await newBrowserOf(email);
    const first = await list(who, libraryId, { per_page: '2' });
    const second = await list(who, libraryId, { per_page: '2', cursor: first.next_cursor });
    expect([refsOf(first), refsOf(second), second.next_cursor]).toEqual([
      refs.slice(0, 2),
      refs.slice(2),
      '',
    ]);
  });

  it('close when the browser signs out, except those it sent itself', async () => {
    const email = newAddress();
    const ref = await newTicket(email);
    const who = await newBrowserOf(email);
    const own = await newTicket(email, { visitor_uids: [who.uid] });
    for (const one of [ref, own]) await post('open', { conversation_ref: one }, who);
    for (const closed of [[ref], []])
      expect((await post('leave', { support_lib_id: libraryId }, who)).body.data).toMatchObject({ closed });
    const claim = addressProof(keyedId('address-proof', libraryId, email, who.uid));
    expect((await db.doc(claim.path).get()).exists).toBe(false);
    expect(await uidsOf(ref)).toEqual([`author-of-${ref}`]);
    expect(await uidsOf(own)).toEqual([who.uid]);
    expect(await mirrored(ref, who)).toBeNull();
    expect((await list(who)).email).toBe('');
    expect((await post('open', { conversation_ref: ref }, who)).status).toBe(404);
  });

  it('are no longer listed after thirty days', async () => {
    const email = newAddress();
    const ref = await newTicket(email);
    const who = await newBrowserOf(email);
    const access = accessOf({ libraryId, uid: who.uid });
    await change(access, { expires_at: Timestamp.fromMillis(Date.now() - MINUTE_MS) });
    expect((await list(who)).email).toBe('');
    expect((await post('open', { conversation_ref: ref }, who)).status).toBe(404);
  });

  it('are not shown to whoever is nobody', async () => {
    expect((await call('GET', `${PATH}?support_lib_id=${libraryId}`, undefined)).status).toBe(401);
    expect((await call('POST', `${PATH}/open`, { conversation_ref: 'x' })).status).toBe(401);
  });
});
