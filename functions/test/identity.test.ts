import { docPath } from '@harborline/domain/paths';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptMail } from '../src/inbox/new-ticket/accept-mail';
import { call, fromAnywhere } from './support/call';
import { chatTokenOf, type Identity, newStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, newRecord, unique } from './support/world';

const SECRET = '/api/inbox/identitysecret';

let libraryId = '';
let owner: Identity;
let secret = '';

async function staffOf(...args: Parameters<typeof newStaff>): Promise<Identity> {
  const staff = await newStaff(...args);
  return { uid: staff.uid, token: await chatTokenOf(staff) };
}

const secretFor = async (who: Identity): Promise<string> =>
  String((await call('GET', SECRET, undefined, { token: who.token })).body.data?.secret);

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await staffOf(libraryId, 'owner');
  secret = await secretFor(owner);
});

const signed = (email: string, key = secret) =>
  new SignJWT({ email, name: 'Vera Known' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(key));

const identify = (who: Identity, token: string, library = libraryId) =>
  call(
    'PUT',
    '/api/inbox/visitors/identity',
    { support_lib_id: library, token },
    { token: who.token, headers: fromAnywhere() },
  );

async function chatOf(who: Identity, { library = libraryId, email = '' } = {}) {
  const { body } = await call(
    'POST',
    '/api/inbox/chats',
    {
      support_lib_id: library,
      conversation_ref: unique('chat'),
      message_id: unique('message'),
      name: 'Somebody Else',
      email,
      text: 'Hello',
    },
    { token: who.token, headers: fromAnywhere() },
  );
  return (await db.doc(docPath.conversation(String(body.data?.conversation_ref))).get()).get('visitor');
}

/** What the team sees of a visitor who leaves an address because nobody comes. */
async function afterLeaving(who: Identity, email: string) {
  const [chat] = (await db.collection('Conversations').where('visitor_uids', 'array-contains', who.uid).get())
    .docs;
  await call(
    'PATCH',
    '/api/inbox/chats',
    { conversation_ref: chat?.id, action: 'leave-address', email },
    { token: who.token },
  );
  return (await chat?.ref.get())?.get('visitor');
}

/** Who a request comes from, as the team sees it. */
async function requesterOf(who: Identity, replyTo: string) {
  const record = newRecord(libraryId, who.uid, { replyTo });
  // Where no trigger looks.
  const ref = db.collection('Drafts').doc(String(record.ticketId));
  await ref.set(record);
  const delivery = await acceptMail(ref, Date.now());
  return (await db.doc(docPath.conversation(delivery?.conversation_ref ?? '')).get()).get('visitor');
}

describe('PUT visitors/identity (D-88)', () => {
  it('lets chats and requests come from the visitor that the library’s server names', async () => {
    const visitor = await newVisitor();
    const { status, body } = await identify(visitor, await signed('Vera@visitor.example'));
    expect([status, body.data]).toEqual([200, { name: 'Vera Known', email: 'vera@visitor.example' }]);
    expect(await chatOf(visitor, { email: 'Vera@visitor.example' })).toMatchObject({
      name: 'Vera Known',
      email: 'vera@visitor.example',
      is_verified: true,
    });
    expect(await requesterOf(visitor, 'VERA@visitor.example')).toMatchObject({
      name: 'Vera Known',
      is_verified: true,
    });
  });

  it('leaves alone what somebody else types in the same browser', async () => {
    const visitor = await newVisitor();
    await identify(visitor, await signed('vera@visitor.example'));
    expect(await chatOf(visitor, { email: 'ben@visitor.example' })).toMatchObject({
      name: 'Somebody Else',
      email: 'ben@visitor.example',
      is_verified: false,
    });
  });

  it('vouches for no other address that is left in the chat', async () => {
    const [changing, keeping] = [await newVisitor(), await newVisitor()];
    for (const visitor of [changing, keeping]) {
      await identify(visitor, await signed('vera@visitor.example'));
      expect(await chatOf(visitor, { email: 'vera@visitor.example' })).toMatchObject({ is_verified: true });
    }
    expect(await afterLeaving(changing, 'victim@visitor.example')).toMatchObject({
      email: 'victim@visitor.example',
      is_verified: false,
    });
    expect(await afterLeaving(keeping, 'vera@visitor.example')).toMatchObject({ is_verified: true });
  });

  it('proves no other address, in no other library and for no other browser', async () => {
    const [visitor, stranger] = [await newVisitor(), await newVisitor()];
    await identify(visitor, await signed('vera@visitor.example'));
    expect(await requesterOf(visitor, 'victim@visitor.example')).toMatchObject({ is_verified: false });
    expect(await requesterOf(stranger, 'vera@visitor.example')).toMatchObject({ is_verified: false });
    expect(
      await chatOf(visitor, { library: await newLibrary(), email: 'vera@visitor.example' }),
    ).toMatchObject({
      name: 'Somebody Else',
      is_verified: false,
    });
  });

  it('refuses what another library’s server signed, and every token for an unknown library', async () => {
    const visitor = await newVisitor();
    const other = await newLibrary();
    const foreign = await signed('vera@visitor.example', await secretFor(await staffOf(other, 'owner')));
    expect((await identify(visitor, foreign)).status).toBe(403);
    expect((await identify(visitor, 'a.b.c')).status).toBe(403);
    expect((await identify(visitor, await signed('vera@visitor.example'), unique('nowhere'))).status).toBe(
      403,
    );
    expect(await chatOf(visitor, { email: 'vera@visitor.example' })).toMatchObject({ is_verified: false });
  });
});

describe('the secret (D-88)', () => {
  it('is for those who manage messenger settings, and each library has its own', async () => {
    const agent = await staffOf(libraryId, 'agent');
    expect((await call('GET', SECRET, undefined, { token: agent.token })).status).toBe(403);
    expect((await call('POST', SECRET, {}, { token: agent.token })).status).toBe(403);
    const manager = await staffOf(
      libraryId,
      'agent',
      overriding('agent', { canManageMessengerSettings: true }),
    );
    expect(await secretFor(manager)).toBe(secret);
    expect(await secretFor(await staffOf(await newLibrary(), 'owner'))).not.toBe(secret);
  });

  it('can be replaced, which the log says, and which ends the one before', async () => {
    const library = await newLibrary();
    const other = await staffOf(library, 'owner');
    const before = await secretFor(other);
    const { body } = await call('POST', SECRET, {}, { token: other.token });
    expect(body.data?.secret).not.toBe(before);
    expect(await secretFor(other)).toBe(body.data?.secret);
    const visitor = await newVisitor();
    expect((await identify(visitor, await signed('v@visitor.example', before), library)).status).toBe(403);
    const now = await signed('v@visitor.example', String(body.data?.secret));
    expect((await identify(visitor, now, library)).status).toBe(200);
    const logged = await db.collection('Audit').where('support_lib_id', '==', library).get();
    expect(logged.docs.map((entry) => entry.get('action'))).toContain('identity-secret-replaced');
  });
});
