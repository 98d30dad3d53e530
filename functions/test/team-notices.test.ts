import { buildMessage } from '@harborline/domain/conversation/build-message';
import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverCreated } from './support/deliver';
import { mailsTo } from './support/mailbox';
import { type Account, type Identity, newAccount, newVisitor, overriding } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { newLibrary, newRecord, stored, unique, writeRecord } from './support/world';

type Chosen = 'new_ticket' | 'visitor_replied';

let libraryId = '';
let visitor: Identity;

async function newPerson(events: readonly Chosen[], changes: object = {}): Promise<Account> {
  const person = await newAccount(libraryId, 'agent', changes);
  const matrix = { ...DEFAULT_NOTIFICATIONS };
  for (const event of events) matrix[event] = { ...matrix[event], email: true };
  await db.doc(docPath.agentNotifications(person.uid)).set({ support_lib_id: libraryId, events: matrix });
  return person;
}

async function newAnswer(): Promise<{ ref: string; path: string }> {
  const ref = unique('conversation');
  const conversation = makeConversation({
    ...{ support_lib_id: libraryId, visitor_uids: [visitor.uid], is_unread_by_staff: true },
  });
  await db.doc(docPath.conversation(ref)).set(stored(conversation));
  const id = unique('message');
  await db.doc(docPath.message(ref, id)).create(
    buildMessage({
      conversationRef: ref,
      libraryId,
      senderType: 'visitor',
      senderRef: visitor.uid,
      senderName: '',
      text: 'Any <b>news</b>?',
      createdAt: FieldValue.serverTimestamp(),
    }),
  );
  return { ref, path: docPath.message(ref, id) };
}

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
});

describe('mails to the team (S2.7-10)', () => {
  it('announce an answer to people who asked for it, once, however often its event is delivered', async () => {
    const asked = await newPerson(['visitor_replied']);
    const { ref, path } = await newAnswer();
    await Promise.all([1, 2].map(() => deliverCreated('onMessageCreated', path)));
    const mail = await eventually(async () => {
      const [first, ...more] = await mailsTo(asked.email);
      expect(first).toBeDefined();
      expect(more).toEqual([]);
      return first;
    });
    expect(mail?.subject).toBe('New answer #42: Where is my order?');
    expect(mail?.text).toContain('Any <b>news</b>?');
    expect(mail?.html).toContain('Any &lt;b&gt;news&lt;/b&gt;?');
    expect(mail?.text).toContain(`conversation=${ref}`);
    await deliverCreated('onMessageCreated', path);
    expect(await mailsTo(asked.email)).toHaveLength(1);
  });

  it('announce a new ticket as a ticket, not as an answer', async () => {
    const tickets = await newPerson(['new_ticket']);
    const answers = await newPerson(['visitor_replied']);
    await writeRecord(newRecord(libraryId, visitor.uid));
    const mail = await eventually(async () => {
      const [first] = await mailsTo(tickets.email);
      expect(first).toBeDefined();
      return first;
    });
    expect(mail?.subject).toMatch(/^New ticket #1: /);
    const subjects = (await mailsTo(answers.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('#1:'))).toEqual([]);
  });

  it('do not reach people who did not ask, are at work, may not read tickets, were removed or are of another library', async () => {
    const asked = await newPerson(['visitor_replied']);
    const silent = await newPerson([]);
    const present = await newPerson(['visitor_replied']);
    await rtdb.ref(`${rtdbPath.presence(libraryId, present.uid)}/tab`).set({ since: Date.now(), away: 0 });
    const barred = await newPerson(
      ['visitor_replied'],
      overriding('agent', { canViewExistingTickets: false }),
    );
    const removed = await newPerson(['visitor_replied'], { is_active: false });
    const foreign = await newPerson(['visitor_replied'], { init_support_lib_id: await newLibrary() });
    const { path } = await newAnswer();
    await deliverCreated('onMessageCreated', path);
    await eventually(async () => expect(await mailsTo(asked.email)).toHaveLength(1));
    for (const { email } of [silent, present, barred, removed, foreign]) {
      expect(await mailsTo(email)).toEqual([]);
    }
  });
});

describe('answers of a visitor', () => {
  async function answersOf(count: number, changes: object): Promise<string> {
    const ref = unique('conversation');
    const conversation = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.uid] });
    await db.doc(docPath.conversation(ref)).set({ ...stored(conversation), ...changes });
    for (let index = 1; index <= count; index += 1) {
      await db.doc(docPath.message(ref, `${ref}m${index}`)).create(
        buildMessage({
          conversationRef: ref,
          libraryId,
          senderType: 'visitor',
          senderRef: visitor.uid,
          senderName: '',
          text: `Answer ${index}.`,
          createdAt: FieldValue.serverTimestamp(),
        }),
      );
    }
    return ref;
  }

  it('D-57: those of the same minutes are mailed together, each once and in order', async () => {
    const asked = await newPerson(['visitor_replied']);
    await answersOf(6, { is_unread_by_staff: true });
    // An event that comes later than the wait has a mail of its own.
    const told = await eventually(async () => {
      const mails = (await mailsTo(asked.email)).map(({ text }) => text.match(/Answer [1-6]\./g) ?? []);
      expect(mails.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((index) => `Answer ${index}.`));
      return mails;
    });
    for (const lines of told) expect(lines).toEqual(lines.toSorted());
    expect(told.length).toBeLessThan(6);
  });

  it('D-57: messages that staff have read by then are not mailed', async () => {
    const asked = await newPerson(['visitor_replied']);
    const ref = await answersOf(1, { is_unread_by_staff: false });
    await eventually(async () => {
      const notices = db.collection(COLLECTIONS.notices).where('conversation_ref', '==', ref);
      const { docs } = await notices.where('person_ref', '==', asked.uid).get();
      expect(docs.map((one) => one.get('mail_at'))).toEqual([null]);
    });
    expect(await mailsTo(asked.email)).toEqual([]);
  });
});

describe('the signature', () => {
  it('appears below mailed replies, as text', async () => {
    const author = await newAccount(libraryId, 'agent', { signature: 'Ada <b>Agent</b>\nAcme' });
    const email = `${unique('vera-')}@visitor.example`;
    const ref = unique('conversation');
    const conversation = makeConversation({ support_lib_id: libraryId });
    const claims = { ...conversation.visitor, email };
    await db.doc(docPath.conversation(ref)).set({ ...stored(conversation), visitor: claims });
    await db.doc(docPath.message(ref, unique('message'))).create(
      buildMessage({
        conversationRef: ref,
        libraryId,
        senderType: 'agent',
        senderRef: author.uid,
        senderName: 'Ada',
        text: 'It is on its way.',
        createdAt: FieldValue.serverTimestamp(),
      }),
    );
    const mail = await eventually(async () => {
      const [first] = await mailsTo(email);
      expect(first).toBeDefined();
      return first;
    });
    expect(mail?.text).toContain('It is on its way.\n\nAda <b>Agent</b>\nAcme');
    expect(mail?.html).toMatch(/Ada &lt;b&gt;Agent&lt;\/b&gt;<br\/?>Acme/);
  });
});
