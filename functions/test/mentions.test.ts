import { buildMessage } from '@harborline/domain/conversation/build-message';
import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { mailsTo } from './support/mailbox';
import {
  type Account,
  type Identity,
  newAccount,
  newChatStaff,
  overriding,
  type PersonChanges,
} from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let author: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  author = await newChatStaff(libraryId, 'agent');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

/** A note as a page writes it. @returns its id and path */
async function newNote(
  ref: string,
  mentions: Record<string, string>,
  { text, senderType = 'note' }: { text?: string; senderType?: 'note' | 'agent' } = {},
) {
  const id = unique('note');
  const path = docPath.message(ref, id);
  const names = Object.values(mentions).map((name) => `@${name}`);
  await db.doc(path).create(
    buildMessage({
      conversationRef: ref,
      libraryId,
      senderType,
      senderRef: author.uid,
      senderName: 'Ada',
      text: text ?? `${names.join(' ')} please <b>look</b>`,
      mentions,
      createdAt: FieldValue.serverTimestamp(),
    }),
  );
  return { id, path };
}

const mentionsIn = async (ref: string) =>
  (await db.collection('Mentions').where('conversation_ref', '==', ref).get()).docs.map((found) =>
    found.data(),
  );

const whoIn = async (ref: string): Promise<unknown[]> =>
  (await mentionsIn(ref)).map(({ person_ref }) => person_ref).sort();

async function whoAskedForMail(changes: PersonChanges = {}): Promise<Account> {
  const person = await newAccount(libraryId, 'agent', { ...BEN, ...changes });
  const events = {
    ...DEFAULT_NOTIFICATIONS,
    mentioned_you: { desktop: true, sound: true, email: true },
  };
  await db.doc(docPath.agentNotifications(person.uid)).set({ support_lib_id: libraryId, events });
  return person;
}

/** As the notes of this test name them. */
const BEN = { display_name: 'Ben' };
const CLEO = { display_name: 'Cleo' };

const mark = (conversation_ref: string, message_id: string, is_seen: boolean, { token }: { token: string }) =>
  call('PATCH', '/api/inbox/messages', { conversation_ref, message_id, is_seen }, { token });

describe('a note that mentions people (D-103)', () => {
  it('puts one mention into the list of each, however often its event is delivered', async () => {
    const [one, two] = [
      await newAccount(libraryId, 'agent', BEN),
      await newAccount(libraryId, 'admin', CLEO),
    ];
    const ref = await newTicket();
    const { id, path } = await newNote(ref, { [one.uid]: 'Ben', [two.uid]: 'Cleo' });
    await Promise.all([1, 2].map(() => deliverCreated('onMessageCreated', path)));
    await eventually(async () => expect(await whoIn(ref)).toEqual([one.uid, two.uid].sort()));
    const [mention] = await mentionsIn(ref);
    expect(mention).toMatchObject({
      support_lib_id: libraryId,
      message_id: id,
      author_ref: author.uid,
      author_name: 'Ada',
      preview: '@Ben @Cleo please <b>look</b>',
      ticket_number: 42,
      ticket_title: 'Where is my order?',
      is_seen: false,
    });
    await deliverCreated('onMessageCreated', path);
    expect(await mentionsIn(ref)).toHaveLength(2);
  });

  it('tells nobody who wrote it, left, may not view tickets, works elsewhere, does not exist, is not named or has another name', async () => {
    const told = await newAccount(libraryId, 'agent', BEN);
    const another = await newAccount(libraryId, 'agent', CLEO);
    const gone = await newAccount(libraryId, 'agent', { ...BEN, is_active: false });
    const barred = await newAccount(libraryId, 'agent', {
      ...BEN,
      ...overriding('agent', { canViewExistingTickets: false }),
    });
    const foreign = await newAccount(await newLibrary(), 'owner', BEN);
    const unnamed = await newAccount(libraryId, 'agent', CLEO);
    const ref = await newTicket();
    const uids = [told, another, gone, barred, foreign, author].map(({ uid }) => uid);
    const mentions = Object.fromEntries([...uids, 'nobody', 'a/b'].map((uid) => [uid, 'Ben']));
    const { path } = await newNote(ref, { ...mentions, [unnamed.uid]: 'Cleo' }, { text: '@Ben look' });
    expect(await deliverCreated('onMessageCreated', path)).toBeLessThan(300);
    await eventually(async () => expect(await whoIn(ref)).toEqual([told.uid]));
  });

  it('tells nobody in a chat, nor by an answer', async () => {
    const person = await newAccount(libraryId, 'agent', BEN);
    const chat = await newTicket({ source: 'chat', status: 'open', assigned_to: author.uid });
    const { path } = await newNote(chat, { [person.uid]: 'Ben' });
    await deliverCreated('onMessageCreated', path);
    expect(await mentionsIn(chat)).toEqual([]);
    const ref = await newTicket();
    const answer = await newNote(ref, { [person.uid]: 'Ben' }, { senderType: 'agent' });
    await deliverCreated('onMessageCreated', answer.path);
    expect(await mentionsIn(ref)).toEqual([]);
  });

  it('holds nothing of a mention that the visitor of its ticket could read', async () => {
    const person = await newAccount(libraryId, 'agent', BEN);
    const ref = await newTicket();
    const { path } = await newNote(ref, { [person.uid]: 'Ben' });
    await deliverCreated('onMessageCreated', path);
    await eventually(async () => expect(await mentionsIn(ref)).toHaveLength(1));
    const ticket = JSON.stringify((await db.doc(docPath.conversation(ref)).get()).data());
    expect(ticket).not.toContain(person.uid);
    expect(ticket).not.toContain('Ben');
  });

  it('is mailed to those who asked for it and are not at work, once', async () => {
    const asked = await whoAskedForMail();
    const silent = await newAccount(libraryId, 'agent', BEN);
    const present = await whoAskedForMail();
    await rtdb.ref(`${rtdbPath.presence(libraryId, present.uid)}/tab`).set({ since: Date.now(), away: 0 });
    const gone = await whoAskedForMail({ is_active: false });
    const ref = await newTicket();
    const people = [asked, silent, present, gone];
    const { id, path } = await newNote(ref, Object.fromEntries(people.map(({ uid }) => [uid, 'Ben'])));
    await Promise.all([1, 2].map(() => deliverCreated('onMessageCreated', path)));
    const mail = await eventually(async () => {
      const [first, ...more] = await mailsTo(asked.email);
      expect(first).toBeDefined();
      expect(more).toEqual([]);
      return first;
    });
    expect(mail?.subject).toBe('Ada mentioned you in ticket #42');
    expect(mail?.text).toContain('@Ben @Ben');
    expect(mail?.html).toContain('please &lt;b&gt;look&lt;/b&gt;');
    expect(mail?.text).toContain(`conversation=${ref}&message=${id}`);
    for (const { email } of [silent, present, gone]) expect(await mailsTo(email)).toEqual([]);
    expect(await whoIn(ref)).toEqual([asked.uid, silent.uid, present.uid].sort());
  });
});

describe('PATCH messages (S7.2-06)', () => {
  it('marks a mention of the caller as seen and as unseen again, also twice', async () => {
    const [person, other] = [
      await newChatStaff(libraryId, 'agent', BEN),
      await newChatStaff(libraryId, 'agent', CLEO),
    ];
    const ref = await newTicket();
    const { id, path } = await newNote(ref, { [person.uid]: 'Ben', [other.uid]: 'Cleo' });
    await deliverCreated('onMessageCreated', path);
    await eventually(async () => expect(await mentionsIn(ref)).toHaveLength(2));
    const seenBy = async () =>
      (await mentionsIn(ref)).filter(({ is_seen }) => is_seen === true).map(({ person_ref }) => person_ref);
    for (const is_seen of [true, true])
      expect(await mark(ref, id, is_seen, person)).toMatchObject({
        status: 200,
        body: { data: { message_id: id, is_seen } },
      });
    expect(await seenBy()).toEqual([person.uid]);
    expect((await mark(ref, id, false, person)).status).toBe(200);
    expect(await seenBy()).toEqual([]);
  });

  it('finds no mention of somebody else, of another note or of another library', async () => {
    const person = await newChatStaff(libraryId, 'agent', BEN);
    const ref = await newTicket();
    const { id, path } = await newNote(ref, { [person.uid]: 'Ben' });
    await deliverCreated('onMessageCreated', path);
    await eventually(async () => expect(await mentionsIn(ref)).toHaveLength(1));
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await mark(ref, id, true, author)).status).toBe(404);
    expect((await mark(ref, id, true, foreign)).status).toBe(404);
    expect((await mark(ref, unique('note'), true, person)).status).toBe(404);
    expect((await mark(ref, 'a/b', true, person)).status).toBe(400);
    expect((await mentionsIn(ref)).map(({ is_seen }) => is_seen)).toEqual([false]);
  });

  it('is closed to whoever may no longer view tickets', async () => {
    const person = await newChatStaff(libraryId, 'agent', BEN);
    const ref = await newTicket();
    const { id, path } = await newNote(ref, { [person.uid]: 'Ben' });
    await deliverCreated('onMessageCreated', path);
    await eventually(async () => expect(await mentionsIn(ref)).toHaveLength(1));
    await db.doc(docPath.user(person.uid)).update({ 'permissions.canViewExistingTickets': false });
    await eventually(async () => expect((await mark(ref, id, true, person)).status).toBe(403));
  });
});
