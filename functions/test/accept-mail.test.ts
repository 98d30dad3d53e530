import { conversationSchema } from '@harborline/domain/entities/conversation';
import { mailDeliverySchema } from '@harborline/domain/entities/mail';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { mailsTo } from './support/mailbox';
import { newVisitor } from './support/people';
import { db, eventually, rtdb, untilRefused } from './support/suite';
import { newLibrary, newRecord, unique, writeRecord } from './support/world';

const deliveryOf = (ref: DocumentReference) =>
  eventually(async () => mailDeliverySchema.parse((await ref.get()).get('delivery')));

const conversationsOf = async (libraryId: string) =>
  (await db.collection(COLLECTIONS.conversations).where('support_lib_id', '==', libraryId).get()).docs;

const outboxOf = async (libraryId: string) =>
  (await db.collection(COLLECTIONS.outbox).where('support_lib_id', '==', libraryId).get()).docs;

async function sent(libraryId: string, count: number) {
  return eventually(async () => {
    const states = (await outboxOf(libraryId)).map((mail) => mail.get('delivery.state'));
    expect(states).toEqual(Array.from({ length: count }, () => 'sent'));
  });
}

describe('a mail record', () => {
  it('becomes a conversation, its first message, a mail to the library and a receipt', async () => {
    const contactEmail = `${unique('desk-')}@acme.example`;
    const ticket = { selfManaged: true, contactEmail, supportEmailSubject: '' };
    const libraryId = await newLibrary({ ticket });
    const visitor = await newVisitor();
    const record = newRecord(libraryId, visitor.uid, { helpText: 'Where is my order?\nThanks' });
    const { conversation_ref, state } = await deliveryOf(await writeRecord(record));
    expect(state).toBe('accepted');
    expect(conversation_ref).toMatch(/^[A-Za-z0-9]{20}$/);

    const stored = (await db.doc(docPath.conversation(conversation_ref)).get()).data();
    const conversation = conversationSchema.parse(stored);
    expect(conversation).toMatchObject({
      ticket_id: record.ticketId,
      number: 1,
      title: 'Where is my order?',
      visitor_uids: [visitor.uid],
      visitor: { email: record.replyTo, is_verified: false },
      last_message: { preview: 'Where is my order? Thanks', sender_type: 'visitor' },
    });
    const messages = await db.collection(docPath.messages(conversation_ref)).get();
    expect(messages.docs.map((message) => message.get('text'))).toEqual(['Where is my order?\nThanks']);

    const [toLibrary] = await eventually(async () => {
      const mails = await mailsTo(contactEmail);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(toLibrary).toMatchObject({ subject: `Acme #${record.ticketId}`, replyTo: record.replyTo });
    const [receipt] = await eventually(async () => {
      const mails = await mailsTo(record.replyTo);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(receipt?.text).toContain(`/conversation/${conversation_ref}?token=`);
    expect(receipt?.subject).toBe('Acme: we have your request #1');
    expect(`${receipt?.text}${receipt?.html}`).not.toContain('Where is my order');
    const access = await eventually(async () => {
      const value: unknown = (await rtdb.ref(rtdbPath.access(conversation_ref)).get()).val();
      expect(value).not.toBeNull();
      return value;
    });
    expect(access).toEqual({ support_lib_id: libraryId, visitors: { [visitor.uid]: true } });
  });

  it('makes one conversation and one receipt even if its event is delivered three more times at once', async () => {
    const libraryId = await newLibrary();
    const record = newRecord(libraryId, (await newVisitor()).uid);
    const ref = await writeRecord(record);
    const again = Array.from({ length: 3 }, () => deliverCreated('onMailCreated', ref.path));
    expect(await Promise.all(again)).toEqual([200, 200, 200]);
    await sent(libraryId, 2);
    expect(await deliverCreated('onMailCreated', ref.path)).toBe(200);
    expect(await conversationsOf(libraryId)).toHaveLength(1);
    expect(await mailsTo(record.replyTo)).toHaveLength(1);
  });

  it('sends a mail once, however often its outbox record is delivered', async () => {
    const libraryId = await newLibrary();
    const record = newRecord(libraryId, (await newVisitor()).uid);
    await writeRecord(record);
    const mails = await eventually(async () => {
      const found = await outboxOf(libraryId);
      expect(found).toHaveLength(2);
      return found;
    });
    const again = mails.flatMap(({ ref }) => [ref, ref, ref]);
    await Promise.all(again.map((ref) => deliverCreated('onOutboxCreated', ref.path)));
    await sent(libraryId, 2);
    expect(await mailsTo(record.replyTo)).toHaveLength(1);
  });

  it('D-07: a forged sender, recipient, subject, HTML and company change nothing', async () => {
    const libraryId = await newLibrary();
    const victim = `${unique('victim-')}@elsewhere.example`;
    const record = newRecord(libraryId, (await newVisitor()).uid, {
      from: 'ceo@bank.example',
      to: victim,
      companyName: 'Bank',
      selfManaged: true,
      message: { subject: 'You won', text: 'x', html: '<img src=x onerror=alert(1)>' },
      helpText: '<script>alert(1)</script>',
    });
    await writeRecord(record);
    await sent(libraryId, 2);
    expect(await mailsTo(victim)).toEqual([]);
    const [receipt] = await mailsTo(record.replyTo);
    expect(receipt?.from).toBe('Acme <notifications@harborline.example>');
    expect(receipt?.html).not.toMatch(/script|onerror|You won|Bank/);
  });

  it('abuse test 9: line breaks and placeholders stay literal text on one subject line', async () => {
    const contactEmail = `${unique('desk-')}@acme.example`;
    const supportEmailSubject = 'Help [userMessage] [ticketId]';
    const libraryId = await newLibrary({ ticket: { selfManaged: true, contactEmail, supportEmailSubject } });
    const record = newRecord(libraryId, (await newVisitor()).uid, {
      helpText: 'hi\r\nBcc: everyone@acme.example\r\n\r\n[companyEmail]',
    });
    await writeRecord(record);
    await sent(libraryId, 2);
    const [mail] = await mailsTo(contactEmail);
    expect(mail?.subject).toBe(`Help hi Bcc: everyone@acme.example [companyEmail] ${record.ticketId}`);
    expect(await mailsTo('everyone@acme.example')).toEqual([]);
  });

  it('is rejected without a trace in the inbox when its shape, number, address or library is wrong', async () => {
    const libraryId = await newLibrary();
    const { uid } = await newVisitor();
    const good = newRecord(libraryId, uid);
    const wrong: [string, object][] = [
      [`1${String(good.ticketId).slice(1)}9`.slice(0, 16), { ...good, ticketId: good.ticketId + 1 }],
      [unique('9'), good],
      [String(newRecord(libraryId, uid).ticketId), { ...good, extra: 1 }],
    ];
    for (const [id, record] of wrong) {
      const ref = db.collection(COLLECTIONS.mail).doc(id);
      await ref.set(record);
      expect(await deliveryOf(ref)).toMatchObject({ state: 'rejected', conversation_ref: '' });
    }
    const noAddress = await writeRecord(
      newRecord(libraryId, uid, { replyTo: 'a@b.example\r\nBcc: c@d.example' }),
    );
    expect((await deliveryOf(noAddress)).state).toBe('rejected');
    const noLibrary = await writeRecord(newRecord('nosuchlibrary0000000', uid));
    expect((await deliveryOf(noLibrary)).state).toBe('rejected');
    expect(await conversationsOf(libraryId)).toEqual([]);
    expect(await outboxOf(libraryId)).toEqual([]);
  });

  it('D-54: tickets of one library are numbered from 1, never twice the same, however many arrive at once', async () => {
    const libraryId = await newLibrary();
    const records = Array.from({ length: 8 }, () => newRecord(libraryId, unique('visitor')));
    await Promise.all(records.map((record) => writeRecord(record)));
    await sent(libraryId, 16);
    const numbers = (await conversationsOf(libraryId)).map((ticket) => Number(ticket.get('number')));
    expect(numbers.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('D-07: a receipt repeats the words only of a visitor who has opened a link mailed to the address', async () => {
    const libraryId = await newLibrary();
    const visitor = await newVisitor();
    const first = newRecord(libraryId, visitor.uid, { helpText: 'The first words' });
    const { conversation_ref } = await deliveryOf(await writeRecord(first));
    const receipts = (count: number) =>
      eventually(async () => {
        const mails = await mailsTo(first.replyTo);
        expect(mails).toHaveLength(count);
        return mails.map(({ text }) => text);
      });
    const [receipt = ''] = await receipts(1);
    expect(receipt).not.toContain('The first words');
    const token = /\?token=([\w-]+)/.exec(receipt)?.[1] ?? '';
    const opened = await call(
      'POST',
      '/api/inbox/visitoraccess',
      { conversation_ref, token },
      { token: visitor.token },
    );
    expect(opened.status).toBe(200);
    const { replyTo } = first;
    await writeRecord(newRecord(libraryId, visitor.uid, { replyTo, helpText: 'The second words' }));
    expect((await receipts(2)).join()).toContain('The second words');
    await writeRecord(newRecord(libraryId, unique('visitor'), { replyTo, helpText: 'Words of a stranger' }));
    expect((await receipts(3)).join()).not.toContain('Words of a stranger');
    const elsewhere = await newLibrary();
    await writeRecord(newRecord(elsewhere, visitor.uid, { replyTo, helpText: 'Words in another library' }));
    expect((await receipts(4)).join()).not.toContain('Words in another library');
  });

  it('abuse test 10: is held over the limit per address, whoever writes, and per visitor, whatever the address', async () => {
    const libraryId = await newLibrary();
    const mailbox = unique('flood-');
    const replyTo = `${mailbox}@visitor.example`;
    const stateOf = async (uid: string, changes: object = {}) =>
      (await deliveryOf(await writeRecord(newRecord(libraryId, uid, changes)))).state;
    const byAddress = await untilRefused(20, async () => {
      const tagged = `${mailbox}+${unique('tag')}@visitor.example`;
      const state = await stateOf(unique('visitor'), { replyTo: tagged });
      expect(state).toMatch(/^(accepted|held)$/);
      return state === 'accepted';
    });
    expect(byAddress.isRefused).toBe(true);
    expect(byAddress.passed).toBeGreaterThanOrEqual(20);
    const eager = unique('eager');
    const byVisitor = await untilRefused(20, async () => (await stateOf(eager)) === 'accepted');
    expect(byVisitor.isRefused).toBe(true);
    expect(await stateOf(unique('visitor'))).toBe('accepted');
    // D-55: another library has its own counters.
    const elsewhere = newRecord(await newLibrary(), eager, { replyTo });
    expect((await deliveryOf(await writeRecord(elsewhere))).state).toBe('accepted');
  });
});
