import { LOCAL_INBOUND_SECRET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '../src/inbox/inbound/signed-call';
import { libraryAddress } from '../src/platform/mail-address';
import { checkRate } from '../src/platform/rate-limit';
import { call, fromAnywhere } from './support/call';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { newChatStaff } from './support/people';
import { db, eventually } from './support/suite';
import { useUpTickets } from './support/use-up-tickets';
import { newLibrary, unique } from './support/world';

interface Desk {
  readonly libraryId: string;
  readonly address: string;
}

async function newDesk(opensTickets?: boolean): Promise<Desk> {
  const libraryId = await newLibrary(opensTickets === undefined ? {} : { inboundMail: { opensTickets } });
  const key = unique('desk-').toLowerCase().slice(0, 40);
  await db.doc(docPath.library(libraryId)).update({ library_refkey: key });
  await db.doc(docPath.libraryKey(key)).set({ support_lib_id: libraryId });
  return { libraryId, address: libraryAddress(key) };
}

let desk: Desk;
beforeAll(async () => {
  desk = await newDesk(true);
});

const newSender = () => `${unique('vera')}@visitor.example`.toLowerCase();

/** A mail as lines, its header fields first. */
function mailOf(from: string, text: string, more: Readonly<Record<string, string>> = {}): string {
  const id = `<${unique('m')}@visitor.example>`;
  const fields = { From: `Vera B <${from}>`, Subject: 'My lamp', 'Message-ID': id, ...more };
  return [...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n');
}

async function outcomeOf(recipient: string, mail: string): Promise<unknown> {
  const raw = Buffer.from(mail).toString('base64');
  const parts = { timestamp: Math.floor(Date.now() / 1000), recipient, raw };
  const body = { ...parts, signature: signCall(parts, LOCAL_INBOUND_SECRET) };
  return (await call('POST', '/api/inbox/inboundmail', body, { headers: fromAnywhere() })).body.data?.outcome;
}

/** Uses up the mails with files of an address, in this hour and the next. */
async function useUpFiles(libraryId: string, address: string): Promise<void> {
  for (const nowMs of [Date.now(), Date.now() + 3_600_000]) {
    for (let isOver = false; !isOver; ) {
      isOver = await db.runTransaction(async (transaction) => {
        const rate = await checkRate(transaction, 'mailedFiles', { address, library: libraryId }, nowMs);
        if (rate.exceeded === undefined) rate.count();
        return rate.exceeded !== undefined;
      });
    }
  }
}

const ticketsOf = async (email: string) =>
  (await db.collection(COLLECTIONS.conversations).where('visitor.email', '==', email).get()).docs;

const recordsOf = async (email: string) =>
  (await db.collection(COLLECTIONS.mail).where('replyTo', '==', email).get()).docs;

const ticketOf = (email: string) =>
  eventually(async () => {
    const [ticket] = await ticketsOf(email);
    if (ticket === undefined) throw new Error('there is no ticket yet');
    return ticket;
  });

describe("an email to the library's own address (D-98)", () => {
  it('opens one ticket, however often it comes in', async () => {
    const from = newSender();
    const mail = mailOf(from, 'It does not light up.\r\n\r\n-- \r\nVera');
    expect(await outcomeOf(desk.address.toUpperCase(), mail)).toBe('request');
    expect(await outcomeOf(desk.address, mail)).toBe('duplicate');
    const ticket = await ticketOf(from);
    expect(ticket.data()).toMatchObject({
      support_lib_id: desk.libraryId,
      source: 'email',
      status: 'open',
      title: 'My lamp',
      visitor: { name: 'Vera B', email: from, is_verified: false },
    });
    const { docs } = await db.collection(docPath.messages(ticket.id)).get();
    expect(docs.map((message) => message.data())).toMatchObject([
      { sender_type: 'visitor', text: 'It does not light up.', channel: 'email', is_public: true },
    ]);
    expect(docs[0]?.get('full_text')).toContain('--\nVera');
    expect(await ticketsOf(from)).toHaveLength(1);
  });

  it('is answered by a receipt that repeats nothing of it, to which an answer belongs (D-07)', async () => {
    const from = newSender();
    await outcomeOf(desk.address, mailOf(from, 'Buy these pills', { Subject: 'Pills for you' }));
    const receipt = await eventually(async () => {
      const [found] = await mailsTo(from);
      if (found === undefined) throw new Error('there is no receipt yet');
      return found;
    });
    expect(`${receipt.subject}${receipt.text}${receipt.html}`).not.toMatch(/pills|vera b/i);
    expect(await outcomeOf(receipt.replyTo ?? '', mailOf(from, 'One more thing'))).toBe('message');
    expect(await ticketsOf(from)).toHaveLength(1);
  });

  it('brings its files, and the history names those that were refused', async () => {
    const from = newSender();
    const part = (name: string, bytes: string) =>
      `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`;
    const body = `--b\r\nContent-Type: text/plain\r\n\r\nTwo files\r\n${part('a.csv', 'a,b')}${part('b.txt', 'hello')}${part('run.exe', 'MZ')}--b--`;
    await outcomeOf(desk.address, mailOf(from, body, { 'Content-Type': 'multipart/mixed; boundary=b' }));
    const ticket = await ticketOf(from);
    const [message] = (await db.collection(docPath.messages(ticket.id)).get()).docs;
    const files = [message?.get('file_url'), ...(message?.get('more_files') ?? [])].map(String);
    for (const [index, content] of ['a,b', 'hello'].entries())
      expect(await (await fetch(files[index] ?? '')).text()).toBe(content);
    expect(await historyOf(ticket.id)).toMatchObject([
      { kind: 'file-refused', details: { file: 'run.exe' } },
    ]);
  });

  it('is ignored unless the library wants it, and at the address of no library', async () => {
    const from = newSender();
    const [off, unset] = [await newDesk(false), await newDesk()];
    const nobody = libraryAddress(unique('nobody-').toLowerCase());
    const elsewhere = desk.address.replace(/@.*/, '@elsewhere.example');
    for (const address of [off.address, unset.address, nobody, elsewhere])
      expect(await outcomeOf(address, mailOf(from, 'Hello')), address).toBe('ignored');
    expect(await recordsOf(from)).toEqual([]);
  });

  it.each([
    ['an out-of-office note', { 'Auto-Submitted': 'auto-replied' }, 'automatic'],
    ['a mass mailing', { Precedence: 'bulk' }, 'automatic'],
    ['a bounce', { 'Content-Type': 'multipart/report; boundary=b' }, 'automatic'],
    ['a mail server', { From: 'MAILER-DAEMON@mx.example' }, 'automatic'],
    ['one of our own addresses', { From: 'lumen@reply.harborline.example' }, 'ignored'],
    ['our sender of mails', { From: 'Acme <notifications@harborline.example>' }, 'ignored'],
    ['nobody who can be answered', { From: 'nobody' }, 'ignored'],
  ])('opens nothing and is not answered if it comes from %s', async (_who, fields, outcome) => {
    const subject = unique('Subject ');
    const mail = mailOf(newSender(), 'Hello', { Subject: subject, ...fields });
    expect(await outcomeOf(desk.address, mail)).toBe(outcome);
    const found = await db.collection(COLLECTIONS.mail).where('support_lib_id', '==', desk.libraryId).get();
    expect(found.docs.filter((record) => record.get('message.subject') === subject)).toEqual([]);
  });

  it('takes no files beyond what one writer may send in an hour, and says so', async () => {
    const from = newSender();
    await useUpFiles(desk.libraryId, from);
    const boundary = 'b';
    const body = [
      `--${boundary}`,
      'Content-Type: text/plain',
      '',
      'See the picture.',
      `--${boundary}`,
      'Content-Type: text/plain; name="note.txt"',
      'Content-Disposition: attachment; filename="note.txt"',
      '',
      'A note',
      `--${boundary}--`,
    ].join('\r\n');
    const mail = mailOf(from, body, { 'Content-Type': `multipart/mixed; boundary=${boundary}` });
    expect(await outcomeOf(desk.address, mail)).toBe('request');
    const ticket = await ticketOf(from);
    const messages = await ticket.ref.collection(COLLECTIONS.messages).get();
    expect(messages.docs.map((message) => message.get('file_url'))).toEqual(['']);
  });

  it('opens a ticket also where the support address is a group that forwards', async () => {
    const from = newSender();
    const mail = mailOf(from, 'Through a group', { 'List-Id': '<support.acme.example>', Precedence: 'list' });
    expect(await outcomeOf(desk.address, mail)).toBe('request');
    await ticketOf(from);
  });

  it('over a limit is held, like a request from a page (D-55)', async () => {
    const from = newSender();
    await useUpTickets(desk.libraryId, from, { channel: 'email' });
    const before = (await ticketsOf(from)).length;
    expect(await outcomeOf(desk.address, mailOf(from, 'One more'))).toBe('request');
    await eventually(async () => {
      const states = (await recordsOf(from)).map((record) => record.get('delivery.state'));
      expect(states).toEqual(['held']);
    });
    expect(await ticketsOf(from)).toHaveLength(before);
  });
});

describe('GET mailaddress', () => {
  it('says the address of the own library to those who manage its settings', async () => {
    const owner = await newChatStaff(desk.libraryId, 'owner');
    const answer = await call('GET', '/api/inbox/mailaddress', undefined, { token: owner.token });
    expect(answer).toMatchObject({ status: 200, body: { data: { address: desk.address } } });
    const agent = await newChatStaff(desk.libraryId, 'agent');
    expect((await call('GET', '/api/inbox/mailaddress', undefined, { token: agent.token })).status).toBe(403);
  });
});
