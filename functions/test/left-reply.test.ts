import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const MESSAGES = '/api/inbox/messages';

let libraryId: string;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
});

/** A ticket whose last message is `seen`. */
async function newTicket(changes: object = {}) {
  const ref = unique('conversation');
  const email = `${unique('vera-').toLowerCase()}@visitor.example`;
  const made = makeConversation({ support_lib_id: libraryId });
  const last_message = { ...made.last_message, id: 'seen' };
  const document = { ...stored(made), visitor: { ...made.visitor, email }, last_message, ...changes };
  await db.doc(docPath.conversation(ref)).set(document);
  return { ref, email };
}

const send = (ref: string, messages: readonly object[], changes: object = {}, who = agent) =>
  call('POST', MESSAGES, { conversation_ref: ref, messages, ...changes }, { token: who.token });

const textsOf = async (ref: string) => {
  const { docs } = await db.collection(docPath.messages(ref)).orderBy('created_at').get();
  return docs.map((document) => document.get('text'));
};
const ticketOf = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).data();

describe('POST messages: the reply of a page that is closed (D-113)', () => {
  it('is written as the composer writes it, mailed, and closes the ticket', async () => {
    const { ref, email } = await newTicket();
    const [first, second] = [unique('m'), unique('m')];
    const messages = [
      { id: first, text: 'Here it is.' },
      { id: second, text: 'And this.' },
    ];
    const answer = await send(ref, messages, { follows: 'seen', then_status: 'closed' });
    expect([answer.status, answer.body.data]).toEqual([200, { conversation_ref: ref, sent: 2 }]);
    expect(await textsOf(ref)).toEqual(['Here it is.', 'And this.']);
    const written = (await db.doc(docPath.message(ref, first)).get()).data();
    expect(written).toMatchObject({
      sender_type: 'agent',
      sender_ref: agent.uid,
      is_public: true,
      read_status: 0,
      follows: 'seen',
    });
    expect(await ticketOf(ref)).toMatchObject({
      status: 'closed',
      last_message: { id: second, sender_type: 'agent' },
    });
    expect(await historyOf(ref)).toMatchObject([{ kind: 'status-changed' }]);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
  });

  it('is sent once, however often and in whatever way it arrives', async () => {
    const { ref } = await newTicket();
    const id = unique('m');
    for (const sent of [1, 0]) {
      const answer = await send(ref, [{ id, text: 'Once' }], { follows: 'seen', then_status: 'closed' });
      expect(answer.body.data).toEqual({ conversation_ref: ref, sent });
    }
    expect(await textsOf(ref)).toEqual(['Once']);
    expect(await historyOf(ref)).toHaveLength(1);
  });

  it('brings only what is missing, and then the status', async () => {
    const { ref } = await newTicket();
    const [first, second] = [unique('m'), unique('m')];
    await send(ref, [{ id: first, text: 'Words' }], { follows: 'seen' });
    const both = [
      { id: first, text: 'Words' },
      { id: second, text: 'More words' },
    ];
    const answer = await send(ref, both, { follows: 'seen', then_status: 'pending' });
    expect(answer.body.data).toMatchObject({ sent: 1 });
    expect((await ticketOf(ref))?.status).toBe('pending');
  });

  it('is refused if it would overlook a message, and changes nothing', async () => {
    const { ref } = await newTicket();
    const answer = await send(ref, [{ id: unique('m'), text: 'Too early' }], {
      follows: 'before',
      then_status: 'closed',
    });
    expect([answer.status, answer.body.message]).toEqual([409, INBOX_TEXTS.wroteSince]);
    expect([await textsOf(ref), (await ticketOf(ref))?.status]).toEqual([[], 'open']);
  });

  it('keeps the status of a ticket in which somebody wrote after it had arrived', async () => {
    const { ref } = await newTicket();
    const id = unique('m');
    await send(ref, [{ id, text: 'Arrived' }], { follows: 'seen' });
    await db.doc(docPath.conversation(ref)).update({ 'last_message.id': 'later' });
    const answer = await send(ref, [{ id, text: 'Arrived' }], { follows: 'seen', then_status: 'closed' });
    expect(answer.body.data).toMatchObject({ sent: 0 });
    expect((await ticketOf(ref))?.status).toBe('open');
  });

  it('brings the files of words that arrived, whatever came between, and leaves the status then', async () => {
    const { ref } = await newTicket();
    const [first, second] = [unique('m'), unique('m')];
    await send(ref, [{ id: first, text: 'Words' }], { follows: 'seen' });
    await db.doc(docPath.conversation(ref)).update({ 'last_message.id': 'later' });
    const both = [
      { id: first, text: 'Words' },
      { id: second, text: 'The rest' },
    ];
    const answer = await send(ref, both, { follows: 'seen', then_status: 'closed' });
    expect(answer.body.data).toMatchObject({ sent: 1 });
    expect([await textsOf(ref), (await ticketOf(ref))?.status]).toEqual([['Words', 'The rest'], 'open']);
  });

  it('closes nothing that it has not seen, where it is sent all the same', async () => {
    const { ref } = await newTicket();
    const id = unique('m');
    await send(ref, [{ id, text: 'Arrived' }]);
    await db.doc(docPath.conversation(ref)).update({ 'last_message.id': 'later' });
    await send(ref, [{ id, text: 'Arrived' }], { then_status: 'closed' });
    expect((await ticketOf(ref))?.status).toBe('open');
  });

  it('is refused without words, with somebody else’s file, and with an id that is taken', async () => {
    const { ref } = await newTicket();
    const id = unique('m');
    for (const bad of [
      { id },
      { id, text: ' \n' },
      { id, text: 'x', file_url: 'https://elsewhere.example/a.png' },
    ])
      expect((await send(ref, [bad])).status).toBe(400);
    expect((await send(ref, [])).status).toBe(400);
    const teammate = await newChatStaff(libraryId, 'agent');
    await send(ref, [{ id, text: 'Mine' }], {}, teammate);
    expect((await send(ref, [{ id, text: 'Not yours' }])).status).toBe(409);
    expect(await textsOf(ref)).toEqual(['Mine']);
  });

  it('goes to no ticket that was merged, no chat, and no other library', async () => {
    const merged = { conversation_ref: 'other', number: 1, at: Timestamp.now(), status: 'open' };
    const elsewhere = await newLibrary();
    for (const [changes, status] of [
      [{ merged_into: merged }, 409],
      [{ source: 'chat' }, 404],
      [{ support_lib_id: elsewhere }, 404],
    ] as const) {
      const { ref } = await newTicket(changes);
      expect((await send(ref, [{ id: unique('m'), text: 'x' }])).status).toBe(status);
      expect(await textsOf(ref)).toEqual([]);
    }
  });

  it('is for those who may reply', async () => {
    const { ref } = await newTicket();
    const silenced = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canReplyToTickets: false }),
    );
    for (const who of [silenced, await newVisitor()])
      expect([401, 403]).toContain((await send(ref, [{ id: unique('m'), text: 'x' }], {}, who)).status);
    expect(await textsOf(ref)).toEqual([]);
  });
});
