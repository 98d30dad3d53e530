import { splitTicket } from '@harborline/domain/api/inbox/split-ticket';
import { conversationSchema, messageSchema } from '@harborline/domain/entities/conversation';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { replyDraft } from '@harborline/domain/stores/reply-drafts';
import { makeConversation, makeMessage, makeReplyDraft } from '@harborline/domain/testing/factories';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { SPLIT_UNDO_MS } from '@harborline/domain/tickets/build-split-ticket';
import { replayTicket } from '@harborline/domain/tickets/history/replay-ticket';
import { ticketAsStored } from '@harborline/domain/tickets/history/ticket-as-stored';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
});

const atMinute = (minutes: number) => Timestamp.fromMillis(Date.UTC(2026, 4, 4, 9, minutes));

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = makeConversation({ support_lib_id: libraryId, status: 'open', number: 12 });
  await db.doc(docPath.conversation(ref)).set({ ...stored(ticket), ...changes });
  return ref;
}

/** A message as it stands in a ticket. @returns its id */
async function wrote(ref: string, minute: number, changes: object = {}): Promise<string> {
  const id = unique('message');
  const message = stored(makeMessage({ support_lib_id: libraryId, conversation_ref: ref }));
  await db.doc(docPath.message(ref, id)).set({ ...message, created_at: atMinute(minute), ...changes });
  return id;
}

const NOTE = { sender_type: 'note', is_public: false, text: 'She is a friend of @Ben' };

const split = (ref: string, message_ids: readonly string[], body: object = {}, { token } = agent) =>
  call(
    'POST',
    '/api/inbox/tickets/split',
    { request_id: unique('split'), conversation_ref: ref, message_ids, subject: 'The second lamp', ...body },
    { token },
  );

const undo = (ref: string, { token } = agent) =>
  call('POST', '/api/inbox/tickets/split/undo', { conversation_ref: ref }, { token });

const answerOf = (answer: Awaited<ReturnType<typeof split>>) => splitTicket.answer.parse(answer.body.data);

const read = async (ref: string) =>
  conversationSchema.parse((await db.doc(docPath.conversation(ref)).get()).data());

const messagesOf = async (ref: string) =>
  (await db.collection(docPath.messages(ref)).orderBy('created_at').get()).docs.map((one) => ({
    ...messageSchema.parse(one.data()),
    id: one.id,
  }));

const kindsOf = async (ref: string) => (await historyOf(ref)).map(({ kind }) => kind);

/** A ticket with a message of its visitor that has begun another one. */
async function splitOff(changes: object = {}) {
  const ref = await newTicket(changes);
  const id = await wrote(ref, 1);
  const { conversation_ref: into, number } = answerOf(await split(ref, [id]));
  return { ref, id, into, number };
}

describe('POST tickets/split (D-122)', () => {
  it('begins a ticket of the same visitor with copies, marks the messages, and says so on both sides', async () => {
    const ref = await newTicket({ visitor_uids: ['vera', 'link'] });
    const [before, first, second] = [await wrote(ref, 1), await wrote(ref, 5), await wrote(ref, 9)];
    const file_url = 'https://files.example/a.png';
    const note = await wrote(ref, 7, { ...NOTE, file_url });
    const old = await read(ref);
    const { conversation_ref: into, number } = answerOf(await split(ref, [second, note, first]));

    expect(await read(into)).toMatchObject({
      ...{ support_lib_id: libraryId, number, title: 'The second lamp', status: 'open', assigned_to: '' },
      ...{ visitor: old.visitor, visitor_uids: ['vera', 'link'], source: old.source },
      split_from: { conversation_ref: ref, number: 12 },
      created_at: atMinute(5),
      last_message_at: atMinute(9),
      is_unread_by_staff: true,
    });
    const copies = await messagesOf(into);
    expect(copies.map(({ taken_from }) => taken_from?.message_id)).toEqual([first, note, second]);
    expect(copies[1]).toMatchObject({ ...NOTE, file_url });
    expect((await read(into)).last_message.id).toBe(copies[2]?.id);

    expect(await read(ref)).toEqual(old);
    const taken_to = { conversation_ref: into, number };
    const originals = await messagesOf(ref);
    expect(originals.map((one) => one.id)).toEqual([before, first, note, second]);
    expect(originals.map((one) => one.taken_to)).toEqual([undefined, taken_to, taken_to, taken_to]);

    expect(await historyOf(ref)).toMatchObject([
      { kind: 'ticket-split', actor_ref: agent.uid, details: { number: String(number), count: '3' } },
    ]);
    expect(await historyOf(into)).toMatchObject([
      { kind: 'split-from', actor_ref: agent.uid, details: { number: '12', count: '3' } },
    ]);
    expect((await rtdb.ref(rtdbPath.access(into)).get()).val()).toEqual({
      support_lib_id: libraryId,
      visitors: { vera: true, link: true },
    });
  });

  it('says in its history how the new ticket is sorted from its beginning', async () => {
    const sorting = { priority_level: 3, type_ref: 'bug', team_ref: 'night', tag_refs: ['refund', 'late'] };
    const ref = await newTicket(sorting);
    const values = { order: '7' };
    await db.doc(docPath.customValues(ref)).set({ support_lib_id: libraryId, conversation_ref: ref, values });
    const { conversation_ref: into } = answerOf(await split(ref, [await wrote(ref, 1)]));
    const events = (await historyOf(into)).map((event, id) => ({ ...event, id: String(id) }));
    const { ticket } = replayTicket(events, []);
    const beside = { values, merged: [], splits: [], links: [] };
    expect(ticket).toEqual(ticketAsStored({ ...(await read(into)), id: into }, beside));
    expect(ticket).toMatchObject({ priority: 'high', teamRef: 'night', tags: new Set(['refund', 'late']) });
  });

  it('mails and tells nobody again, and is found by the words of the copies', async () => {
    const words = unique('walnut');
    const ref = await newTicket();
    const id = await wrote(ref, 3, { text: `My ${words} lamp` });
    const { conversation_ref: into } = answerOf(await split(ref, [id]));
    const [copy] = await messagesOf(into);
    await deliverCreated('onMessageCreated', docPath.message(into, copy?.id ?? ''));
    await eventually(async () => {
      const found = await call('GET', `/api/inbox/search?q=${words}&per_page=5`, undefined, agent);
      expect(JSON.stringify(found.body.data)).toContain(into);
    });
    const mails = db.collection(COLLECTIONS.outbox).where('conversation_ref', '==', into);
    expect((await mails.get()).size).toBe(0);
    const waits = db.collection(COLLECTIONS.readingWaits).where('conversation_ref', '==', into);
    expect((await waits.get()).size).toBe(0);
  });

  it('takes a repeated call for the first one, also when both come at once', async () => {
    const ref = await newTicket();
    const id = await wrote(ref, 1);
    const body = { request_id: unique('split') };
    const answers = await Promise.all([split(ref, [id], body), split(ref, [id, id], body)]);
    expect(answers.map(answerOf)).toEqual([answerOf(answers[0]), answerOf(answers[0])]);
    expect(await kindsOf(ref)).toEqual(['ticket-split']);
    const other = await split(ref, [id], { ...body, subject: 'Something else' });
    expect([other.status, other.body.message]).toEqual([
      409,
      SPLIT_TEXTS.splitAlready(shortNumber(answerOf(answers[0]).number)),
    ]);
    const again = await split(ref, [id]);
    expect(again.body.message).toBe(SPLIT_TEXTS.takenAlready(shortNumber(answerOf(answers[0]).number)));
  });

  it('copies nothing of other tickets, nothing that the team said, and no notes alone', async () => {
    const [ref, elsewhere] = [await newTicket(), await newTicket()];
    const [own, foreign, note, reply] = [
      await wrote(ref, 1),
      await wrote(elsewhere, 1),
      await wrote(ref, 2, NOTE),
      await wrote(ref, 3, { sender_type: 'agent' }),
    ];
    const because = async (ids: string[]) => (await split(ref, ids)).body.message;
    expect(await because([own, foreign])).toBe(SPLIT_TEXTS.notThere);
    expect(await because([own, reply])).toBe(SPLIT_TEXTS.onlyVisitors);
    expect(await because([note])).toBe(SPLIT_TEXTS.onlyVisitors);
    expect(await kindsOf(ref)).toEqual([]);
    expect((await split(ref, [])).status).toBe(400);
  });

  it('refuses merged tickets, chats, and tickets of other libraries', async () => {
    const merged_into = { conversation_ref: 'x', number: 3, at: Timestamp.now(), status: 'open' };
    const merged = await newTicket({ merged_into });
    const refusal = await split(merged, ['message']);
    expect([refusal.status, refusal.body.message]).toEqual([409, MERGE_TEXTS.isMerged('#3')]);
    for (const changes of [{ source: 'chat' }, { support_lib_id: await newLibrary() }]) {
      const ref = await newTicket(changes);
      expect((await split(ref, [await wrote(ref, 1)])).status).toBe(404);
    }
  });

  it('keeps hostile words as the text that they are, and wants a subject that shows something', async () => {
    const hostile = '<script>alert(1)</script>\u202e';
    const ref = await newTicket();
    const id = await wrote(ref, 1, { text: hostile });
    for (const subject of ['', ' \u200b ', 'x'.repeat(201)])
      expect((await split(ref, [id], { subject })).status).toBe(400);
    const { conversation_ref: into } = answerOf(await split(ref, [id], { subject: '<b>Lamp</b>\nagain' }));
    expect((await messagesOf(into))[0]?.text).toBe(hostile);
    expect((await read(into)).title).toBe('<b>Lamp</b> again');
  });

  it('is for those who answer tickets', async () => {
    const ref = await newTicket();
    const id = await wrote(ref, 1);
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    for (const who of [reader, await newChatStaff(libraryId, 'writer')])
      expect((await split(ref, [id], {}, who)).status).toBe(403);
    expect([401, 403]).toContain((await split(ref, [id], {}, await newVisitor())).status);
    const stranger = await newChatStaff(await newLibrary(), 'owner');
    expect((await split(ref, [id], {}, stranger)).status).toBe(404);
    const owner = await newChatStaff(libraryId, 'owner');
    expect((await split(ref, [id], {}, owner)).status).toBe(200);
  });
});

describe('POST tickets/split/undo (D-122)', () => {
  it('removes the new ticket with all that finds it, and leaves the messages as they were', async () => {
    const { ref, id, into, number } = await splitOff();
    const answer = await undo(into);
    expect(answer.body.data).toEqual({ conversation_ref: ref, removed_number: number });
    for (const path of [docPath.conversation(into), docPath.ticketWords(into)])
      expect((await db.doc(path).get()).exists).toBe(false);
    expect([await messagesOf(into), await historyOf(into)]).toEqual([[], []]);
    expect((await rtdb.ref(rtdbPath.access(into)).get()).exists()).toBe(false);
    const [original] = await messagesOf(ref);
    expect([original?.id, original?.taken_to]).toEqual([id, undefined]);
    expect(await kindsOf(ref)).toEqual(['ticket-split', 'split-undone']);
    expect((await undo(into)).status).toBe(404);
  });

  it('removes it also where a clock of its own has run out meanwhile, and what people were told of that (D-135)', async () => {
    const { into } = await splitOff();
    const at = atMinute(2);
    const event = { support_lib_id: libraryId, conversation_ref: into, kind: 'service-level-breached' };
    const by = { actor_ref: '', actor_name: '', reason: 'clock-ran' };
    await db.doc(docPath.ticketEvent(into, unique('event'))).set({ ...event, ...by, at, details: {} });
    const item = db.doc(docPath.feed(unique('feed')));
    await item.set({ support_lib_id: libraryId, ref_uid: agent.uid, conversation_ref: into });
    expect((await undo(into)).status).toBe(200);
    expect((await item.get()).exists).toBe(false);
    expect(await historyOf(into)).toEqual([]);
  });

  it('does not bring it back because its call comes late', async () => {
    const ref = await newTicket();
    const [id, body] = [await wrote(ref, 1), { request_id: unique('split') }];
    const { conversation_ref: into } = answerOf(await split(ref, [id], body));
    await undo(into);
    const late = await split(ref, [id], body);
    expect([late.status, late.body.message]).toEqual([409, SPLIT_TEXTS.undoneBefore]);
    expect((await split(ref, [id])).status).toBe(200);
  });

  it('keeps a ticket with which somebody has gone on: a reply, a note, a change, a draft', async () => {
    const work: ((ref: string) => Promise<unknown>)[] = [
      (ref) => wrote(ref, 20, { sender_type: 'agent' }),
      (ref) => wrote(ref, 20, NOTE),
      (ref) => call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status: 'closed' }, agent),
      (ref) =>
        layOut(
          replyDraft(unique('draft')),
          stored(makeReplyDraft({ support_lib_id: libraryId, conversation_ref: ref, state: 'editing' })),
        ),
    ];
    for (const go of work) {
      const { into, number } = await splitOff();
      await go(into);
      const answer = await undo(into);
      expect([answer.status, answer.body.message]).toEqual([409, SPLIT_TEXTS.hasGoneOn(shortNumber(number))]);
    }
  });

  it('keeps the words of a ticket that was deleted since', async () => {
    const { ref, into } = await splitOff();
    await db.doc(docPath.conversation(ref)).delete();
    const answer = await undo(into);
    expect([answer.status, answer.body.message]).toEqual([409, SPLIT_TEXTS.firstIsGone]);
    expect((await db.doc(docPath.conversation(into)).get()).exists).toBe(true);
  });

  it('is for an hour, for tickets that a split began, and for those who answer tickets of the library', async () => {
    const { ref, into } = await splitOff();
    expect((await undo(ref)).body.message).toBe(SPLIT_TEXTS.notSplit);
    expect((await undo(into, await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    expect((await undo(into, await newChatStaff(await newLibrary(), 'owner'))).status).toBe(404);
    const [began] = (await db.collection(docPath.ticketEvents(into)).get()).docs;
    await began?.ref.update({ at: Timestamp.fromMillis(Date.now() - SPLIT_UNDO_MS - 1_000) });
    expect((await undo(into)).body.message).toBe(SPLIT_TEXTS.tooLate);
  });
});
