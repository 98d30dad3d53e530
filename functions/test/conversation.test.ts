import { buildMessage } from '@harborline/domain/conversation/build-message';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { readingWait } from '@harborline/domain/stores/reading-waits';
import { makeConversation, makeTicketEvent } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { settleWait } from '../src/inbox/reading-wait/settle-wait';
import { reopenConversation } from '../src/inbox/reopen-conversation';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db, eventually, pause, rtdb, untilRefused } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const TICKETS = '/api/inbox/tickets';
const ACCESS = '/api/inbox/visitoraccess';

let libraryId = '';
let visitor: Identity;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
  agent = await newChatStaff(libraryId, 'agent');
});

interface Thread {
  readonly ref: string;
  readonly email: string;
}

async function newThread(changes: object = {}): Promise<Thread> {
  const ref = unique('conversation');
  const email = `${unique('vera-')}@visitor.example`;
  const conversation = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.uid] });
  const visitorClaims = { ...conversation.visitor, email };
  const document = { ...stored(conversation), visitor: visitorClaims, ...changes };
  await db.doc(docPath.conversation(ref)).set(document);
  return { ref, email };
}

async function write(ref: string, senderType: 'agent' | 'note' | 'visitor', text: string): Promise<string> {
  const id = unique('message');
  const message = buildMessage({
    conversationRef: ref,
    libraryId,
    senderType,
    senderRef: senderType === 'visitor' ? visitor.uid : agent.uid,
    senderName: senderType === 'visitor' ? '' : 'Ada',
    text,
    createdAt: FieldValue.serverTimestamp(),
  });
  await db.doc(docPath.message(ref, id)).create(message);
  return docPath.message(ref, id);
}

const statusOf = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).get('status');

async function oneMailTo(email: string) {
  return eventually(async () => {
    const [mail, ...more] = await mailsTo(email);
    expect(mail).toBeDefined();
    expect(more).toEqual([]);
    return mail;
  });
}

describe('a reply', () => {
  it('is mailed to the visitor once, however often its event is delivered', async () => {
    const { ref, email } = await newThread();
    const path = await write(ref, 'agent', 'It is <b>on its way</b>.');
    await Promise.all([1, 2, 3].map(() => deliverCreated('onMessageCreated', path)));
    const mail = await oneMailTo(email);
    expect(mail?.subject).toBe('Re: your request (#42)');
    expect(mail?.text).toContain('It is <b>on its way</b>.');
    expect(mail?.html).toContain('It is &lt;b&gt;on its way&lt;/b&gt;.');
    await deliverCreated('onMessageCreated', path);
    await oneMailTo(email);
  });

  const readUntil = (ref: string, ms: number) => rtdb.ref(rtdbPath.readUntil(ref, visitor.uid)).set(ms);
  const outboxOf = async (ref: string) =>
    (await db.collection(COLLECTIONS.outbox).where('conversation_ref', '==', ref).get()).docs;
  const decided = (ref: string) =>
    eventually(async () => {
      const wait = await db.doc(docPath.readingWait(`${ref}-visitor`)).get();
      expect(wait.get('decided_until').toMillis()).toBeGreaterThan(0);
      expect(wait.get('due_at')).toBeNull();
    });

  it('D-57: eight quick replies are one mail, in order', async () => {
    const { ref, email } = await newThread();
    const words = Array.from({ length: 8 }, (_, index) => `Reply number ${index + 1}.`);
    for (const text of words) await write(ref, 'agent', text);
    const mail = await oneMailTo(email);
    const indexes = words.map((text) => mail?.text.indexOf(text) ?? -1);
    expect(indexes).not.toContain(-1);
    expect(indexes).toEqual([...indexes].sort((one, other) => one - other));
    await decided(ref);
    expect(await outboxOf(ref)).toHaveLength(1);
  });

  it('D-57: replies that the visitor read live are not mailed, later ones are', async () => {
    const { ref, email } = await newThread();
    const first = await write(ref, 'agent', 'You see this.');
    const shown = (await db.doc(first).get()).get('created_at').toMillis();
    await readUntil(ref, shown);
    await decided(ref);
    expect(await outboxOf(ref)).toEqual([]);
    await pause(2);
    const later = await write(ref, 'agent', 'You do not see this.');
    const mail = await oneMailTo(email);
    expect(mail?.text).toContain('You do not see this.');
    expect(mail?.text).not.toContain('You see this.');
    expect(await deliverCreated('onMessageCreated', first)).toBe(200);
    expect(await deliverCreated('onMessageCreated', later)).toBe(200);
    await pause(200);
    expect((await db.doc(docPath.readingWait(`${ref}-visitor`)).get()).get('due_at')).toBeNull();
  });

  it('D-57: two simultaneous sweeps settle a wait once', async () => {
    const { ref, email } = await newThread();
    await write(ref, 'agent', 'Once only.');
    const wait = db.doc(docPath.readingWait(`${ref}-visitor`));
    await eventually(async () => expect((await wait.get()).exists).toBe(true));
    const nowMs = Date.now() + 600_000;
    const sweeps = await Promise.all([1, 2, 3].map(() => settleWait(readingWait(`${ref}-visitor`), nowMs)));
    expect(sweeps.filter(Boolean).length).toBeLessThanOrEqual(1);
    await oneMailTo(email);
    expect(await outboxOf(ref)).toHaveLength(1);
  });

  it('notes and messages of the visitor are not mailed to the visitor', async () => {
    const { ref, email } = await newThread();
    await write(ref, 'note', 'VIP');
    await write(ref, 'visitor', 'Any news?');
    await write(ref, 'agent', 'Soon.');
    expect((await oneMailTo(email))?.text).toContain('Soon.');
    const outbox = await db.collection(COLLECTIONS.outbox).where('conversation_ref', '==', ref).get();
    expect(outbox.size).toBe(1);
  });
});

describe('a message of the visitor', () => {
  it('reopens a closed ticket; D-85: its history says so once', async () => {
    const { ref } = await newThread({ status: 'closed' });
    const path = await write(ref, 'visitor', 'It broke again');
    await eventually(async () => expect(await statusOf(ref)).toBe('open'));
    await deliverCreated('onMessageCreated', path);
    const details = { from: 'closed', to: 'open' };
    expect(await historyOf(ref)).toMatchObject([
      { kind: 'status-changed', actor_ref: '', actor_name: '', reason: 'visitor-wrote', details },
    ]);
  });

  it('D-119: wakes a snoozed ticket, whatever its time', async () => {
    const snoozed = { until: Timestamp.fromMillis(Date.now() + 86_400_000), status: 'pending' };
    const { ref } = await newThread({ status: 'snoozed', snoozed });
    await write(ref, 'visitor', 'Here is what you asked for');
    await eventually(async () => expect(await statusOf(ref)).toBe('open'));
    const ticket = await db.doc(docPath.conversation(ref)).get();
    expect([ticket.get('snoozed'), ticket.get('woken')]).toEqual([undefined, undefined]);
    expect(await historyOf(ref)).toMatchObject([
      { kind: 'status-changed', reason: 'visitor-wrote', details: { from: 'snoozed', to: 'open' } },
    ]);
  });

  it('D-110: takes its ticket out of a merge, into no other ticket; a late one does not', async () => {
    const [{ ref }, into] = [await newThread({ number: 14 }), await newThread({ visitor_uids: ['another'] })];
    const early = await write(ref, 'visitor', 'One more thing');
    await pause(50);
    const body = { request_id: unique('merge'), conversation_refs: [ref], into: into.ref };
    await call('POST', `${TICKETS}/merge`, body, { token: agent.token });
    expect(await deliverCreated('onMessageCreated', early)).toBe(200);
    expect(await statusOf(ref)).toBe('closed');
    const path = await write(ref, 'visitor', 'And another');
    await eventually(async () => expect(await statusOf(ref)).toBe('open'));
    await deliverCreated('onMessageCreated', path);
    const ticket = await db.doc(docPath.conversation(ref)).get();
    expect([ticket.get('merged_into'), ticket.get('status_changed_by')]).toEqual([undefined, '']);
    expect((await db.collection(docPath.messages(into.ref)).get()).size).toBe(0);
    const [, unmerged, ...more] = await historyOf(ref);
    expect([unmerged, more]).toMatchObject([
      { kind: 'ticket-unmerged', actor_ref: '', reason: 'visitor-wrote' },
      [],
    ]);
    expect((await historyOf(into.ref)).at(-1)).toMatchObject({
      kind: 'merge-undone',
      reason: 'visitor-wrote',
      details: { number: '14' },
    });
  });

  it('does not undo what staff decided after it, however late its event arrives', async () => {
    const { ref } = await newThread();
    const path = await write(ref, 'visitor', 'Thank you!');
    await pause(50);
    await call('PATCH', TICKETS, { conversation_ref: ref, status: 'closed' }, { token: agent.token });
    expect(await deliverCreated('onMessageCreated', path)).toBe(200);
    expect(await statusOf(ref)).toBe('closed');
  });

  it('does not undo what its document gives an earlier time: the end of a snooze, another own status', async () => {
    const since = Timestamp.fromMillis(Date.now() - 3_600_000);
    const statuses = [{ ref: 'supplier', name: 'Waiting for supplier', counts_as: 'pending' }];
    await db.doc(docPath.ticketFields(libraryId)).set({ statuses }, { merge: true });
    const snoozed = { until: null, status: 'pending', since };
    const asleep = await newThread({ status: 'snoozed', snoozed, status_changed_at: since });
    const parked = await newThread({ status: 'pending', status_changed_at: since });
    const decisions = [
      { ref: asleep.ref, status: 'pending' },
      { ref: parked.ref, status: 'pending', own_status_ref: 'supplier' },
    ];
    for (const { ref, ...status } of decisions) {
      const writtenAt = Timestamp.now();
      await pause(20);
      await call('PATCH', TICKETS, { conversation_ref: ref, ...status }, { token: agent.token });
      expect((await db.doc(docPath.conversation(ref)).get()).get('status_changed_at')).toEqual(since);
      await reopenConversation(ref, writtenAt);
      expect(await statusOf(ref)).toBe('pending');
      await reopenConversation(ref, Timestamp.now());
      expect(await statusOf(ref)).toBe('open');
    }
  });

  it('does not undo a decision behind however much else', async () => {
    const { ref } = await newThread({ status: 'pending', status_changed_at: Timestamp.fromMillis(0) });
    const writtenMs = Date.now() - 60_000;
    const lay = (index: number, changes: object) =>
      db.doc(docPath.ticketEvent(ref, `event-${index}`)).set({
        ...stored(makeTicketEvent({ support_lib_id: libraryId, conversation_ref: ref })),
        ...{ at: Timestamp.fromMillis(writtenMs + index), ...changes },
      });
    const note = { kind: 'follower-added', details: { person: 'Bo' } };
    await Promise.all(Array.from({ length: 30 }, (_, index) => lay(1 + index, note)));
    await lay(31, { kind: 'status-changed', details: { from: 'open', to: 'pending' } });
    await reopenConversation(ref, Timestamp.fromMillis(writtenMs));
    expect(await statusOf(ref)).toBe('pending');
    await reopenConversation(ref, Timestamp.fromMillis(writtenMs + 31));
    expect(await statusOf(ref)).toBe('open');
  });
});

describe('PATCH tickets', () => {
  const patch = (ref: string, status: string, token: string, more: object = {}) =>
    call('PATCH', TICKETS, { conversation_ref: ref, status, ...more }, { token });

  it('changes the status for people who reply to tickets', async () => {
    const { ref } = await newThread();
    const answer = await patch(ref, 'closed', agent.token);
    expect(answer).toEqual({
      status: 200,
      body: { status: 200, data: { conversation_ref: ref, status: 'closed' } },
    });
    expect(await statusOf(ref)).toBe('closed');
    const conversation = await db.doc(docPath.conversation(ref)).get();
    expect(conversation.get('status_changed_by')).toBe(agent.uid);
  });

  it('D-85: puts each change into the history of the ticket, and a repeated call only once', async () => {
    const { ref } = await newThread();
    await Promise.all([patch(ref, 'pending', agent.token), patch(ref, 'pending', agent.token)]);
    await patch(ref, 'closed', agent.token);
    await patch(ref, 'closed', agent.token);
    const base = { support_lib_id: libraryId, conversation_ref: ref, kind: 'status-changed', reason: '' };
    const actor = { actor_ref: agent.uid, actor_name: 'Ada Agent' };
    expect(await historyOf(ref)).toMatchObject([
      { ...base, ...actor, details: { from: 'open', to: 'pending' } },
      { ...base, ...actor, details: { from: 'pending', to: 'closed' } },
    ]);
  });

  it('keeps its status if somebody wrote after the message that the caller names', async () => {
    const { ref } = await newThread();
    const last = (await db.doc(docPath.conversation(ref)).get()).get('last_message.id');
    const late = await patch(ref, 'closed', agent.token, { follows: 'another' });
    expect([late.status, late.body.message]).toEqual([409, INBOX_TEXTS.wroteSince]);
    expect(await statusOf(ref)).toBe('open');
    expect((await patch(ref, 'closed', agent.token, { follows: last })).status).toBe(200);
    expect(await statusOf(ref)).toBe('closed');
  });

  it('takes a step back only from the status that it set', async () => {
    const { ref } = await newThread();
    await patch(ref, 'closed', agent.token);
    await patch(ref, 'pending', agent.token);
    const late = await patch(ref, 'open', agent.token, { only_from: 'closed' });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect(await statusOf(ref)).toBe('pending');
    expect((await patch(ref, 'open', agent.token, { only_from: 'pending' })).status).toBe(200);
  });

  it('is refused to writers and to callers without a chat token', async () => {
    const { ref } = await newThread();
    const writer = await newChatStaff(libraryId, 'writer');
    const owner = await newStaff(libraryId, 'owner');
    expect((await patch(ref, 'closed', writer.token)).status).toBe(403);
    for (const { token } of [owner, visitor]) expect((await patch(ref, 'closed', token)).status).toBe(401);
    expect(await statusOf(ref)).toBe('open');
  });

  it('abuse test 11, S7.0-05: a removed teammate with a valid token gets 401 on the next call', async () => {
    const { ref } = await newThread();
    const leaving = await newChatStaff(libraryId, 'agent');
    expect((await patch(ref, 'pending', leaving.token)).status).toBe(200);
    await db.doc(docPath.user(leaving.uid)).update({ is_active: false });
    expect((await patch(ref, 'closed', leaving.token)).status).toBe(401);
  });

  it('abuse test 2: a ticket of another library does not exist', async () => {
    const { ref } = await newThread();
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(await patch(ref, 'closed', foreign.token)).toMatchObject({ status: 404 });
    expect((await patch('nosuchconversation', 'closed', foreign.token)).status).toBe(404);
    expect(await statusOf(ref)).toBe('open');
  });

  it('refuses an unknown status, and a reference that is a path', async () => {
    const { ref } = await newThread();
    expect((await patch(ref, 'deleted', agent.token)).status).toBe(400);
    expect((await patch(`${ref}/Messages/x`, 'closed', agent.token)).status).toBe(400);
  });
});

describe('POST visitoraccess', () => {
  const open = (ref: string, token: string, who: Identity) =>
    call('POST', ACCESS, { conversation_ref: ref, token }, { token: who.token });

  async function mailedToken({ ref, email }: Thread): Promise<string> {
    await write(ref, 'agent', 'See here');
    const mail = await oneMailTo(email);
    return /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('lets another browser in with the token of the mail, and a second time without harm', async () => {
    const thread = await newThread();
    const token = await mailedToken(thread);
    const phone = await newVisitor();
    const answer = await open(thread.ref, token, phone);
    expect(answer.body.data).toMatchObject({ conversation_ref: thread.ref, support_lib_id: libraryId });
    expect((await open(thread.ref, token, phone)).status).toBe(200);
    const conversation = await db.doc(docPath.conversation(thread.ref)).get();
    expect(conversation.get('visitor_uids')).toEqual([visitor.uid, phone.uid]);
    expect((await rtdb.ref(rtdbPath.access(thread.ref)).get()).val()).toMatchObject({
      visitors: { [phone.uid]: true },
    });
  });

  it('refuses a wrong token, the token of another conversation and a guessed conversation with the same answer', async () => {
    const [one, two] = [await newThread(), await newThread()];
    const stranger = await newVisitor();
    const foreign = await mailedToken(two);
    const refusal = { status: 403, body: { status: 403, message: 'This link is not valid' } };
    expect(await open(one.ref, 'x'.repeat(43), stranger)).toEqual(refusal);
    expect(await open(one.ref, '', stranger)).toEqual(refusal);
    expect(await open(one.ref, foreign, stranger)).toEqual(refusal);
    expect(await open('nosuchconversation', foreign, stranger)).toEqual(refusal);
    const conversation = await db.doc(docPath.conversation(one.ref)).get();
    expect(conversation.get('visitor_uids')).toEqual([visitor.uid]);
  });

  it('is throttled, so that tokens cannot be guessed', async () => {
    const { ref } = await newThread();
    const guesser = await newVisitor();
    const attempt = async () => (await open(ref, 'x'.repeat(43), guesser)).status !== 429;
    expect(await untilRefused(10, attempt)).toMatchObject({ isRefused: true });
  });
});
