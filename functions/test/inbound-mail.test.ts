import { randomBytes } from 'node:crypto';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import { LOCAL_INBOUND_SECRET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { makeConversation, makeOutboxMail } from '@harborline/domain/testing/factories';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '../src/inbox/inbound/signed-call';
import { takeAnswer } from '../src/inbox/inbound/take-answer';
import { takeBounce } from '../src/inbox/inbound/take-bounce';
import { bounceAddress, readMailAddress, replyAddress } from '../src/platform/mail-address';
import { call, fromAnywhere } from './support/call';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { type Identity, newStaff, newVisitor } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

const INBOUND = '/api/inbox/inboundmail';

let libraryId = '';
let visitor: Identity;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
  agent = await newStaff(libraryId, 'agent');
});

interface Thread {
  readonly ref: string;
  readonly email: string;
}

async function newThread(changes: object = {}): Promise<Thread> {
  const ref = unique('ref');
  const email = `${unique('vera')}@visitor.example`.toLowerCase();
  const conversation = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.uid] });
  const document = { ...stored(conversation), visitor: { ...conversation.visitor, email }, ...changes };
  await db.doc(docPath.conversation(ref)).set(document);
  return { ref, email };
}

/** A ticket that was snoozed just now, as its history says. */
async function newSleeper(): Promise<Thread> {
  const thread = await newThread({ status: 'snoozed', snoozed: { until: null, status: 'open' } });
  const asleep = { from: 'open', until: '' };
  await db.doc(docPath.ticketEvent(thread.ref, 'asleep')).set({
    ...{ support_lib_id: libraryId, conversation_ref: thread.ref, kind: 'ticket-snoozed', details: asleep },
    ...{ at: FieldValue.serverTimestamp(), actor_ref: agent.uid, actor_name: 'Ada', reason: '' },
  });
  return thread;
}

/** A mail as lines, its header fields first. */
const mailOf = (fields: Readonly<Record<string, string>>, text: string): string =>
  [...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n');

async function receive(recipient: string, mail: string) {
  const parts = {
    timestamp: Math.floor(Date.now() / 1000),
    recipient,
    raw: Buffer.from(mail).toString('base64'),
  };
  const signature = signCall(parts, LOCAL_INBOUND_SECRET);
  return call('POST', INBOUND, { ...parts, signature }, { headers: fromAnywhere() });
}

const outcomeOf = async (recipient: string, mail: string): Promise<unknown> =>
  (await receive(recipient, mail)).body.data?.outcome;

const messagesOf = async (ref: string) => {
  const found = await db.collection(docPath.messages(ref)).orderBy('created_at').get();
  return found.docs.map((one): Record<string, unknown> => ({ id: one.id, ...one.data() }));
};

const answer = ({ email }: Thread, text: string, more: Readonly<Record<string, string>> = {}) =>
  mailOf({ From: `Vera B <${email}>`, 'Message-ID': `<${unique('m')}@visitor.example>`, ...more }, text);

const ENDED = {
  queued_at: Timestamp.now(),
  waits_because: '',
  returned_by: '',
  agent_name: 'Ada',
  taken_at: Timestamp.now(),
  ended_by: 'agent',
  language: 'en',
};

const QUOTED = 'On Fri, Nov 27, 2026 at 10:00 AM Acme <n@h.example> wrote:\r\n\r\n> It is sent.';

describe('an answer by email', () => {
  it('becomes a message of the visitor once, and reopens the ticket', async () => {
    const thread = await newThread({ status: 'closed' });
    const address = replyAddress(thread.ref, thread.email);
    const mail = answer(thread, `Thank you\r\n\r\n${QUOTED}`);
    expect(await outcomeOf(address, mail)).toBe('message');
    expect(await outcomeOf(address, mail)).toBe('duplicate');
    const [message, ...more] = await messagesOf(thread.ref);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      sender_type: 'visitor',
      sender_ref: visitor.uid,
      text: 'Thank you',
      is_public: true,
      channel: 'email',
    });
    expect(message?.full_text).toContain('> It is sent.');
    const conversation = await db.doc(docPath.conversation(thread.ref)).get();
    expect(conversation.get('last_message.preview')).toBe('Thank you');
    expect(conversation.get('is_unread_by_staff')).toBe(true);
    await eventually(async () =>
      expect((await db.doc(docPath.conversation(thread.ref)).get()).get('status')).toBe('open'),
    );
  });

  it('D-110: takes its ticket out of a merge and stays in it; one from another address leaves it there', async () => {
    const merged_into = {
      conversation_ref: 'other',
      number: 12,
      at: Timestamp.fromMillis(0),
      status: 'open',
    };
    const thread = await newThread({ status: 'closed', merged_into });
    const at = db.doc(docPath.conversation(thread.ref));
    const address = replyAddress(thread.ref, thread.email);
    const forged = answer(thread, 'I am her boss', { From: 'Mallory <m@elsewhere.example>' });
    expect(await outcomeOf(address, forged)).toBe('note');
    expect((await at.get()).get('merged_into.number')).toBe(12);
    expect(await outcomeOf(address, answer(thread, 'Still broken'))).toBe('message');
    await eventually(async () => expect((await at.get()).get('status')).toBe('open'));
    expect((await at.get()).get('merged_into')).toBeUndefined();
    expect((await messagesOf(thread.ref)).map(({ text }) => text)).toEqual(['I am her boss', 'Still broken']);
    expect((await db.collection(docPath.messages('other')).get()).size).toBe(0);
  });

  it('to a chat that ended makes it a ticket in the same thread, once (D-91)', async () => {
    const thread = await newThread({
      source: 'chat',
      number: 0,
      status: 'closed',
      assigned_to: agent.uid,
      chat: ENDED,
    });
    await rtdb.ref(rtdbPath.access(thread.ref)).set({ support_lib_id: libraryId, is_chat: true });
    const mail = answer(thread, 'One more question');
    expect(await outcomeOf(replyAddress(thread.ref, thread.email), mail)).toBe('message');
    expect(await outcomeOf(replyAddress(thread.ref, thread.email), mail)).toBe('duplicate');
    await eventually(async () =>
      expect((await db.doc(docPath.conversation(thread.ref)).get()).get('status')).toBe('open'),
    );
    const ticket = await db.doc(docPath.conversation(thread.ref)).get();
    expect(ticket.data()).toMatchObject({
      source: 'email',
      assigned_to: agent.uid,
      is_unread_by_staff: true,
    });
    expect(ticket.get('number')).toBeGreaterThan(0);
    expect((await rtdb.ref(`${rtdbPath.access(thread.ref)}/is_chat`).get()).exists()).toBe(false);
    expect(await historyOf(thread.ref)).toMatchObject([{ kind: 'status-changed', reason: 'visitor-wrote' }]);
  });

  it('is a note if it comes from another address, and reopens nothing', async () => {
    const thread = await newThread({ status: 'closed' });
    const mail = answer(thread, 'I am her boss', { From: 'Mallory <m@elsewhere.example>' });
    expect(await outcomeOf(replyAddress(thread.ref, thread.email), mail)).toBe('note');
    const [message] = await messagesOf(thread.ref);
    expect(message).toMatchObject({
      sender_type: 'note',
      sender_name: 'Mallory <m@elsewhere.example>',
      is_public: false,
    });
    const conversation = await db.doc(docPath.conversation(thread.ref)).get();
    expect(conversation.get('status')).toBe('closed');
    expect(conversation.get('is_unread_by_staff')).toBe(true);
    // Its visitor reads this document.
    expect(JSON.stringify(conversation.data())).not.toMatch(/her boss|Mallory/);
  });

  it('wakes a snoozed ticket from another address, behind all that its history holds, however long it was taken', async () => {
    const thread = await newSleeper();
    const address = readMailAddress(replyAddress(thread.ref, thread.email));
    if (address === undefined) throw new Error('No address');
    const mail = {
      ...{ from: 'm@elsewhere.example', fromName: 'Mallory', subject: 'Re: lamp', messageId: unique('mail') },
      ...{ text: 'It is me', full: '', files: [], isAutomatic: false, isFromList: false, report: undefined },
    };
    // The provider handed it over before the ticket was snoozed.
    const nowMs = Date.now() - 60_000;
    expect(await takeAnswer(address, { mail, key: unique('key'), nowMs })).toBe('note');
    const told = await historyOf(thread.ref);
    expect(told.map(({ kind }) => kind)).toEqual(['ticket-snoozed', 'status-changed']);
    expect(told[1]).toMatchObject({ reason: 'mail-arrived', details: { from: 'snoozed', to: 'open' } });
  });

  it('brings its files, and says which were refused', async () => {
    const thread = await newThread();
    const part = (name: string, bytes: string) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`;
    const body = `--b\r\nContent-Type: text/plain\r\n\r\nTwo files\r\n${part('a.csv', 'a,b')}${part('b.txt', 'hello')}${part('run.exe', 'MZ')}--b--`;
    const mail = answer(thread, body, { 'Content-Type': 'multipart/mixed; boundary=b' });
    const address = replyAddress(thread.ref, thread.email);
    expect(await outcomeOf(address, mail)).toBe('message');
    expect(await outcomeOf(address, mail)).toBe('duplicate');
    const messages = await messagesOf(thread.ref);
    expect(messages.map(({ text }) => text)).toEqual(['Two files', '']);
    const files = messages.map(({ file_url }) => String(file_url));
    // What a reply must follow (D-107), with the words of the first.
    const conversation = await db.doc(docPath.conversation(thread.ref)).get();
    expect(conversation.get('last_message')).toMatchObject({ id: messages[1]?.id, preview: 'Two files' });
    for (const [index, content] of ['a,b', 'hello'].entries())
      expect(await (await fetch(files[index] ?? '')).text()).toBe(content);
    expect(await historyOf(thread.ref)).toMatchObject([
      { kind: 'file-refused', details: { file: 'run.exe' }, reason: 'mail-arrived' },
    ]);
  });

  it('over a limit is refused for now, so that the provider tries again', async () => {
    const thread = await newThread();
    const address = replyAddress(thread.ref, thread.email);
    const statuses: number[] = [];
    for (let sent = 0; sent <= RATE_CLASSES.mailedAnswer.visitor; sent += 1)
      statuses.push((await receive(address, answer(thread, `Number ${sent}`))).status);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
  });

  it("of a program stands in the ticket's history alone", async () => {
    const thread = await newThread({ status: 'closed' });
    const fields = { 'Auto-Submitted': 'auto-replied', Subject: 'Out of office' };
    const mail = answer(thread, 'I am away', fields);
    const address = replyAddress(thread.ref, thread.email);
    expect(await outcomeOf(address, mail)).toBe('automatic');
    expect(await outcomeOf(address, mail)).toBe('duplicate');
    expect(await messagesOf(thread.ref)).toEqual([]);
    expect(await historyOf(thread.ref)).toMatchObject([
      { kind: 'automatic-answer', details: { from: thread.email, subject: 'Out of office' } },
    ]);
  });

  it('of a program that goes on answering is dropped', async () => {
    const thread = await newThread();
    const address = replyAddress(thread.ref, thread.email);
    const away = (count: number) =>
      answer(thread, `Away, ${count}`, { 'Auto-Submitted': 'auto-replied', Subject: 'Out of office' });
    const most = RATE_CLASSES.automaticAnswer.visitor;
    for (let sent = 0; sent < most; sent += 1) expect(await outcomeOf(address, away(sent))).toBe('automatic');
    expect(await outcomeOf(address, away(most))).toBe('ignored');
    expect(await historyOf(thread.ref)).toHaveLength(most);
  });

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['a formula', '=HYPERLINK("x")'],
    ['a change of direction', '\u202emoc.live'],
    ['one long word', 'a'.repeat(9_000)],
  ])('keeps hostile text as text: %s', async (_what, text) => {
    const thread = await newThread();
    const more = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': '8bit' };
    await receive(replyAddress(thread.ref, thread.email), answer(thread, text, more));
    expect((await messagesOf(thread.ref))[0]?.text).toBe(text);
  });
});

describe('an address', () => {
  it('made for another visitor, or guessed, opens nothing', async () => {
    const thread = await newThread();
    const mail = answer(thread, 'Let me in');
    const foreign = replyAddress(thread.ref, 'eve@visitor.example');
    const other = replyAddress(unique('ref'), thread.email);
    for (const address of [foreign, other, 'support@reply.harborline.example', 'x@elsewhere.example', ''])
      expect(await outcomeOf(address, mail), address).toBe('ignored');
    expect(await messagesOf(thread.ref)).toEqual([]);
  });

  it('of a mail takes bounces alone', async () => {
    const id = 'c0ffee'.padEnd(40, '0');
    expect(await outcomeOf(bounceAddress(id), mailOf({ From: 'v@x.example' }, 'Hello'))).toBe('ignored');
  });
});

describe('a call', () => {
  it('without the signature of the provider changes nothing', async () => {
    const thread = await newThread();
    const parts = {
      timestamp: Math.floor(Date.now() / 1000),
      recipient: replyAddress(thread.ref, thread.email),
      raw: Buffer.from(answer(thread, 'Forged')).toString('base64'),
    };
    const signed = { ...parts, signature: signCall(parts, LOCAL_INBOUND_SECRET) };
    const old = { ...parts, timestamp: parts.timestamp - 3_600 };
    const attempts = [
      { ...parts, signature: signCall(parts, 'x'.repeat(32)) },
      { ...signed, recipient: 'r.other@reply.harborline.example' },
      { ...old, signature: signCall(old, LOCAL_INBOUND_SECRET) },
    ];
    for (const attempt of attempts)
      expect((await call('POST', INBOUND, attempt, { headers: fromAnywhere() })).status).toBe(403);
    expect(await messagesOf(thread.ref)).toEqual([]);
  });
});

describe('a reply', () => {
  async function mailedReply(thread: Thread) {
    const message = buildMessage({
      conversationRef: thread.ref,
      libraryId,
      senderType: 'agent',
      senderRef: agent.uid,
      senderName: 'Ada',
      text: 'It is sent.',
      createdAt: FieldValue.serverTimestamp(),
    });
    await db.doc(docPath.message(thread.ref, unique('message'))).create(message);
    return eventually(async () => {
      const [mail] = await mailsTo(thread.email);
      if (!mail) throw new Error('no mail yet');
      return mail;
    });
  }

  it('says where an answer goes', async () => {
    const thread = await newThread();
    const mail = await mailedReply(thread);
    expect(mail.replyTo).toBe(replyAddress(thread.ref, thread.email));
    expect(await outcomeOf(mail.replyTo, answer(thread, 'Thank you'))).toBe('message');
  });

  it("that comes back is failed in the email log and in the ticket's history, once", async () => {
    const thread = await newThread();
    await mailedReply(thread);
    const outbox = db.collection(COLLECTIONS.outbox).where('conversation_ref', '==', thread.ref);
    const id = await eventually(async () => {
      const [sent] = (await outbox.get()).docs;
      expect(sent?.get('delivery.state')).toBe('sent');
      return sent?.id ?? '';
    });
    const report = (action: string) =>
      mailOf(
        {
          From: 'MAILER-DAEMON@visitor.example',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        },
        `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x.example\r\n\r\nFinal-Recipient: rfc822; ${thread.email}\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such user\r\n\r\n--b--`,
      );
    expect(await outcomeOf(bounceAddress(id), report('delayed'))).toBe('ignored');
    expect(await outcomeOf(bounceAddress(id), report('failed'))).toBe('bounce');
    expect(await outcomeOf(bounceAddress(id), report('failed'))).toBe('duplicate');
    const [failed] = (await outbox.get()).docs;
    expect(failed?.get('delivery')).toMatchObject({ state: 'failed', error: '550 No such user' });
    expect(await historyOf(thread.ref)).toMatchObject([
      { kind: 'mail-bounced', details: { to: thread.email, because: '550 No such user' } },
    ]);
  });

  it('that comes back wakes its ticket behind all that its history holds, however long it was taken', async () => {
    const thread = await newSleeper();
    const id = randomBytes(20).toString('hex');
    const sent = makeOutboxMail({
      ...{ support_lib_id: libraryId, conversation_ref: thread.ref, to: thread.email },
      delivery: { state: 'sent', attempts: 1, error: '' },
    });
    await layOut(outboxMail(id), stored(sent));
    const address = readMailAddress(bounceAddress(id));
    if (address === undefined) throw new Error('No address');
    const report = { hasFailed: true, because: '550 No such user' };
    const mail = {
      ...{ from: '', fromName: '', subject: 'Returned', messageId: unique('mail'), text: '', full: '' },
      ...{ files: [], isAutomatic: true, isFromList: false, report },
    };
    // The server reported it before the ticket was snoozed.
    expect(await takeBounce(address, mail, Date.now() - 60_000)).toBe('bounce');
    const told = await historyOf(thread.ref);
    expect(told.map(({ kind }) => kind)).toEqual(['mail-bounced', 'ticket-snoozed', 'status-changed']);
    expect(told[2]).toMatchObject({ reason: 'mail-arrived', details: { from: 'snoozed', to: 'open' } });
  });
});
