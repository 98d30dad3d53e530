import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptMail } from '../src/inbox/new-ticket/accept-mail';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { newLibrary, newRecord, unique, writeHeldRequest } from './support/world';

const HELD = '/api/inbox/heldrequests';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
});

const decide = (action: string, ticketIds: readonly number[], who = agent) =>
  call('POST', HELD, { action, ticket_ids: ticketIds }, { token: who.token });

const held = async (ticketId: number) => (await db.doc(docPath.heldRequest(ticketId)).get()).data();
const deliveryOf = async (ticketId: number) => (await db.doc(docPath.mail(ticketId)).get()).get('delivery');

const conversationsOf = async (library: string) =>
  (await db.collection(COLLECTIONS.conversations).where('support_lib_id', '==', library).get()).docs;

describe('a held request', () => {
  it('D-55: leaves no ticket, no mail and no notice, but keeps its writer and text', async () => {
    const library = await newLibrary();
    const replyTo = `${unique('flood-')}@visitor.example`;
    const nowMs = Date.now();
    // Written where no trigger looks, and accepted one after the other.
    const take = async () => {
      const record = newRecord(library, unique('visitor'), { replyTo, helpText: 'Is it safe? It smokes.' });
      const ref = db.collection('Drafts').doc(String(record.ticketId));
      await ref.set(record);
      return { record, delivery: await acceptMail(ref, nowMs) };
    };
    for (let count = 0; count < 20; count += 1) expect((await take()).delivery?.state).toBe('accepted');
    const { record, delivery } = await take();
    expect(delivery).toMatchObject({ state: 'held', conversation_ref: '' });
    expect(await held(record.ticketId)).toMatchObject({
      support_lib_id: library,
      visitor_uid: record.visitor_uid,
      email: replyTo,
      title: 'Is it safe?',
      preview: 'Is it safe? It smokes.',
      limit: 'address',
      state: 'held',
    });
    expect(await conversationsOf(library)).toHaveLength(20);
    const outbox = await db.collection(COLLECTIONS.outbox).where('support_lib_id', '==', library).get();
    expect(outbox.size).toBe(40);
  });
});

describe('POST heldrequests', () => {
  it('release turns it into a ticket with its mails, once', async () => {
    const replyTo = `${unique('late-')}@visitor.example`;
    const ticketId = await writeHeldRequest(libraryId, { replyTo, helpText: 'Please hurry. It is cold.' });
    const answers = await Promise.all([decide('release', [ticketId]), decide('release', [ticketId])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.data?.changed)).toEqual([ticketId]);
    expect(await held(ticketId)).toMatchObject({ state: 'released', decided_by: agent.uid });
    const { state, conversation_ref } = await deliveryOf(ticketId);
    expect(state).toBe('accepted');
    const conversation = await db.doc(docPath.conversation(conversation_ref)).get();
    expect(conversation.data()).toMatchObject({ title: 'Please hurry.', status: 'open' });
    await eventually(async () => expect(await mailsTo(replyTo)).toHaveLength(1));
    expect((await decide('release', [ticketId])).body.data).toMatchObject({ changed: [] });
  });

  it('a repeated release lets the visitor in if the first one broke off before that', async () => {
    const ticketId = await writeHeldRequest(libraryId);
    expect((await decide('release', [ticketId])).body.data?.changed).toEqual([ticketId]);
    const { conversation_ref } = await deliveryOf(ticketId);
    const access = rtdb.ref(rtdbPath.access(conversation_ref));
    const mirrored = (await access.get()).val();
    expect(mirrored).toEqual({
      support_lib_id: libraryId,
      visitors: { [(await held(ticketId))?.visitor_uid]: true },
    });
    await access.remove();

    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await decide('release', [ticketId], foreign)).body.data?.changed).toEqual([]);
    expect((await access.get()).exists()).toBe(false);

    expect((await decide('release', [ticketId])).body.data?.changed).toEqual([]);
    expect((await access.get()).val()).toEqual(mirrored);
  });

  it('discard removes many at once, and restore brings them back', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => writeHeldRequest(libraryId)));
    const discarded = await decide('discard', ids);
    expect(discarded.body.data?.changed).toEqual(ids);
    for (const id of ids) {
      expect(await held(id)).toMatchObject({ state: 'discarded', decided_by: agent.uid });
      expect((await deliveryOf(id)).state).toBe('discarded');
    }
    expect((await held(ids[0] ?? 0))?.expires_at.toMillis()).toBeGreaterThan(Date.now());
    expect((await decide('release', ids)).body.data).toMatchObject({ changed: [] });
    expect((await decide('restore', ids)).body.data?.changed).toEqual(ids);
    for (const id of ids) {
      expect(await held(id)).toMatchObject({ state: 'held', decided_by: '' });
      expect(await held(id)).not.toHaveProperty('expires_at');
    }
  });

  it('is refused to people who may not view tickets, and does not see other libraries', async () => {
    const ticketId = await writeHeldRequest(libraryId);
    const writer = await newChatStaff(libraryId, 'writer');
    expect((await decide('discard', [ticketId], writer)).status).toBe(403);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    for (const action of ['release', 'discard', 'restore']) {
      const answer = await decide(action, [ticketId], foreign);
      expect(answer).toMatchObject({ status: 200, body: { data: { changed: [] } } });
    }
    expect(await held(ticketId)).toMatchObject({ state: 'held' });
  });

  it('discards all but some of its own library only, whatever ids it is given', async () => {
    const [own, other] = [await newLibrary(), await newLibrary()];
    const ownAgent = await newChatStaff(own, 'agent');
    const discardAllBut = (keepIds: readonly number[], until?: number) =>
      call('POST', HELD, { action: 'discard', keep_ids: keepIds, until }, { token: ownAgent.token });
    const foreign = [await writeHeldRequest(other), await writeHeldRequest(other)];
    const [first, second] = [await writeHeldRequest(own), await writeHeldRequest(own)];
    const foreignAtMs = (await held(foreign[0] ?? 0))?.created_at.toMillis();

    // A foreign id keeps nothing, and does not displace the other ids.
    const some = await discardAllBut([...foreign, first], foreignAtMs);
    expect(some).toMatchObject({ status: 200, body: { data: { changed: [second], has_more: false } } });
    expect((await discardAllBut(foreign)).body.data?.changed).toEqual([first]);
    expect((await discardAllBut([])).body.data?.changed).toEqual([]);
    for (const id of foreign) {
      expect(await held(id)).toMatchObject({ state: 'held', decided_by: '' });
      expect((await deliveryOf(id)).state).toBe('held');
    }
  });

  it('refuses more ids to keep or to change than a call may name, and invalid times', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const ask = async (body: object) =>
      (await call('POST', HELD, { action: 'discard', ...body }, { token: agent.token })).status;
    expect(await ask({ keep_ids: ids(LIMITS.heldRequestsPerCall + 1) })).toBe(400);
    expect(await ask({ ticket_ids: ids(LIMITS.heldRequestsPerBatch + 1) })).toBe(400);
    expect(await ask({ keep_ids: ['../1'] })).toBe(400);
    for (const until of [-1, Number.MAX_SAFE_INTEGER, '1'])
      expect(await ask({ keep_ids: [], until })).toBe(400);
    expect(await ask({ keep_ids: [], until: 0 })).toBe(200);
  });

  it('refuses an empty list of ids, too many ids, and an unknown action', async () => {
    expect((await decide('release', [])).status).toBe(400);
    expect(
      (
        await decide(
          'release',
          Array.from({ length: 51 }, (_, index) => index + 1),
        )
      ).status,
    ).toBe(400);
    expect((await decide('delete', [1])).status).toBe(400);
  });
});
