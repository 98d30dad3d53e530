import { buildMessage } from '@harborline/domain/conversation/build-message';
import type {
  NotificationEvent,
  QuietHours,
  WaitingNotice,
} from '@harborline/domain/entities/agent-notifications';
import { feedSchema } from '@harborline/domain/entities/feed';
import { DEFAULT_NOTIFICATIONS, wholeMatrix } from '@harborline/domain/notifications/preferences';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeConversation } from '@harborline/domain/testing/factories';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { mailsTo, type ReceivedMail } from './support/mailbox';
import {
  type Account,
  chatTokenOf,
  type Identity,
  newAccount,
  newChatStaff,
  newVisitor,
} from './support/people';
import { db, eventually, hostOf, rtdb } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let visitor: Identity;
let ada: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
  ada = await newChatStaff(libraryId, 'owner', { display_name: 'Ada', agent_name: 'Ada' });
});

type Waiting = Partial<WaitingNotice>;

interface Chosen {
  readonly email?: readonly NotificationEvent[];
  readonly digest?: readonly NotificationEvent[];
  readonly quiet?: QuietHours;
}

/** A teammate who gets mail about some events in tickets of their own. */
async function newPerson(
  { email = [], digest = [], quiet }: Chosen = {},
  role: 'agent' | 'writer' = 'agent',
): Promise<Account> {
  const permissions = resolvePermissions(role);
  const person = await newAccount(libraryId, role, { permissions, display_name: 'Ben', agent_name: 'Ben' });
  const events = wholeMatrix(DEFAULT_NOTIFICATIONS);
  for (const event of email) events[event] = { ...events[event], email: 'mine' };
  for (const event of digest) events[event] = { ...events[event], digest: 'mine' };
  await db.doc(docPath.agentNotifications(person.uid)).set({
    support_lib_id: libraryId,
    events,
    ...(quiet === undefined ? {} : { time_zone: 'UTC', quiet }),
  });
  return person;
}

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = makeConversation({
    ...{ support_lib_id: libraryId, status: 'open', is_unread_by_staff: true },
    visitor_uids: [visitor.uid],
  });
  await db.doc(docPath.conversation(ref)).set({ ...stored(ticket), ...changes });
  return ref;
}

async function write(ref: string, text: string, changes: object = {}): Promise<string> {
  const path = docPath.message(ref, unique('message'));
  const message = buildMessage({
    ...{ conversationRef: ref, libraryId, senderType: 'visitor', senderRef: visitor.uid, senderName: '' },
    text,
    createdAt: FieldValue.serverTimestamp(),
  });
  await db.doc(path).create({ ...message, ...changes });
  return path;
}

const assign = (ref: string, assigned_to: string) =>
  call('PATCH', '/api/inbox/tickets/assignee', { conversation_ref: ref, assigned_to }, { token: ada.token });

/** What a person's feed says of a ticket. */
async function bellOf(ref: string, { uid }: { uid: string }) {
  const { docs } = await db
    .collection(COLLECTIONS.feeds)
    .where('ref_uid', '==', uid)
    .where('conversation_ref', '==', ref)
    .get();
  return docs.map((one) => feedSchema.parse(one.data()));
}

const noticeOf = async (ref: string, { uid }: { uid: string }) => {
  const { docs } = await db
    .collection(COLLECTIONS.notices)
    .where('person_ref', '==', uid)
    .where('conversation_ref', '==', ref)
    .get();
  return docs[0]?.data();
};

const firstMail = (person: Account): Promise<ReceivedMail> =>
  eventually(async () => {
    const [mail] = await mailsTo(person.email);
    if (mail === undefined) throw new Error('no mail yet');
    return mail;
  });

/** Quiet for the next hour and two before. */
function quietNow(): QuietHours {
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return { from: (minute + 1_440 - 120) % 1_440, until: (minute + 60) % 1_440, days: [0, 1, 2, 3, 4, 5, 6] };
}

const muteLinkIn = (mail: ReceivedMail): string => /\/api\/mute\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';

function open(path: string, body?: URLSearchParams) {
  const request = body === undefined ? {} : { method: 'POST', body };
  return fetch(`http://${hostOf('hosting')}${path}`, request);
}

describe('what becomes of a ticket (D-132)', () => {
  it('is one item of the bell for whoever has it, and mailed once, however many times it comes', async () => {
    const ben = await newPerson({ email: ['visitor_replied', 'assigned_to_you'] });
    const ref = await newTicket();
    await assign(ref, ben.uid);
    const first = await write(ref, 'Any news?');
    await write(ref, 'Hello?');
    await Promise.all([1, 2].map(() => deliverCreated('onMessageCreated', first)));
    await eventually(async () =>
      expect(await bellOf(ref, ben)).toMatchObject([{ count: 3, is_read: false }]),
    );
    /** How often mails say each thing; a slow machine may need two mails for what came within the wait. */
    const said = async () => {
      const text = (await mailsTo(ben.email)).map((mail) => mail.text).join('\n');
      return ['Ada assigned this ticket to you.', 'Any news?', 'Hello?'].map(
        (line) => text.split(line).length - 1,
      );
    };
    await eventually(async () => expect(await said()).toEqual([1, 1, 1]));
    await deliverCreated('onMessageCreated', first);
    expect(await said()).toEqual([1, 1, 1]);
    expect(await bellOf(ref, ben)).toMatchObject([{ count: 3 }]);
  });

  it('tells nobody of their own doings, nor whoever has the ticket open', async () => {
    const looking = await newPerson();
    const ref = await newTicket({ assigned_to: looking.uid });
    await rtdb
      .ref(`${rtdbPath.libraryViewers(libraryId)}/${looking.uid}/tab0`)
      .set({ ticket: ref, since: Date.now(), writing: '', by: 'tab' });
    await write(ref, 'Any news?');
    await eventually(async () => expect((await noticeOf(ref, looking))?.notified.length).toBeGreaterThan(0));
    expect(await noticeOf(ref, looking)).toMatchObject({ waiting: [] });
    expect(await bellOf(ref, looking)).toEqual([]);
    const other = await newTicket();
    await assign(other, ada.uid);
    await write(other, 'Any news?');
    await eventually(async () => expect(await bellOf(other, ada)).toMatchObject([{ count: 1 }]));
  });

  it('tells the members of its team, and who subscribed to that', async () => {
    const [member, subscriber, other] = [await newPerson(), await newPerson(), await newPerson()];
    const body = { name: unique('Team'), member_uids: [member.uid] };
    const team = await call('POST', '/api/inbox/teams', body, { token: ada.token });
    const { teams } = team.body.data as { teams: { ref: string; name: string }[] };
    const team_ref = teams.find(({ name }) => name === body.name)?.ref ?? '';
    const token = await chatTokenOf(subscriber);
    await call('POST', '/api/inbox/notification_subscriptions', { about: 'team', team_ref }, { token });
    const ref = await newTicket();
    await call('PATCH', '/api/inbox/tickets/team', { conversation_ref: ref, team_ref }, { token: ada.token });
    await eventually(async () => expect(await bellOf(ref, member)).toHaveLength(1));
    await write(ref, 'Any news?');
    await eventually(async () => expect(await bellOf(ref, subscriber)).toHaveLength(1));
    expect(await bellOf(ref, other)).toEqual([]);
  });
});

describe('opening a ticket', () => {
  it('reads what the bell tells of it, and nothing of it is mailed', async () => {
    const ben = await newPerson({ email: ['visitor_replied'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await write(ref, 'Any news?');
    await eventually(async () => expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{}] }));
    const body = { conversation_ref: ref };
    const read = await call('POST', '/api/activity/feeds/read', body, { token: ben.token });
    expect(read.body.data).toEqual({ unreadCount: 0 });
    expect(await bellOf(ref, ben)).toMatchObject([{ is_read: true }]);
    expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [], mail_at: null });
    const stranger = await newAccount(await newLibrary(), 'agent');
    expect((await call('POST', '/api/activity/feeds/read', body, { token: stranger.token })).status).toBe(
      200,
    );
    expect(await noticeOf(ref, stranger)).toBeUndefined();
  });

  it('is noted before anybody was notified, so that what comes late is not mailed to whoever has seen it', async () => {
    const ben = await newPerson({ email: ['visitor_replied'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await call('POST', '/api/activity/feeds/read', { conversation_ref: ref }, { token: ben.token });
    expect(await noticeOf(ref, ben)).toMatchObject({ notified: [], waiting: [] });
    await write(ref, 'Any news?', { created_at: Timestamp.fromMillis(Date.now() - 60_000) });
    await eventually(async () => expect(await bellOf(ref, ben)).toHaveLength(1));
    expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [], mail_at: null });
    await write(ref, 'Hello?');
    await eventually(async () => expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{}] }));
  });
});

/** Puts what waits of a ticket where a test wants it, and makes its mail due. */
async function changeWaiting(ref: string, person: Account, change: (lines: Waiting[]) => Waiting[]) {
  const { docs } = await db
    .collection(COLLECTIONS.notices)
    .where('person_ref', '==', person.uid)
    .where('conversation_ref', '==', ref)
    .get();
  const waiting = change(docs[0]?.get('waiting') ?? []);
  await docs[0]?.ref.update({ waiting, mail_at: Timestamp.fromMillis(Date.now() - 1_000) });
}

const inAnHour = () => Timestamp.fromMillis(Date.now() + 3_600_000);

describe('what was read', () => {
  it('is told by time: an old item of the bell that was read does not end mails about later replies', async () => {
    const ben = await newPerson({ email: ['visitor_replied'] });
    await db.doc(docPath.agentNotifications(ben.uid)).update({ 'events.visitor_replied.email': true });
    const ref = await newTicket({ assigned_to: ben.uid });
    await write(ref, 'First words.');
    await eventually(async () => expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{}] }));
    const feedId = await eventually(async () => {
      const { docs } = await db.collection(COLLECTIONS.feeds).where('ref_uid', '==', ben.uid).get();
      if (docs[0] === undefined) throw new Error('no item yet');
      return docs[0].id;
    });
    await call('POST', '/api/activity/feeds/read', { feedIds: [feedId], isRead: true }, { token: ben.token });
    expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [], mail_at: null });
    // The bell is for his own tickets, the mail for all.
    await db.doc(docPath.conversation(ref)).update({ assigned_to: '' });
    await write(ref, 'Later words.');
    const { text } = await firstMail(ben);
    expect(text).toContain('Later words.');
    expect(text).not.toContain('First words.');
    expect(await bellOf(ref, ben)).toMatchObject([{ is_read: true }]);
  });

  it('with all items at once is not mailed either', async () => {
    const ben = await newPerson({ email: ['visitor_replied'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await write(ref, 'Any news?');
    await eventually(async () => expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{}] }));
    await call('POST', '/api/activity/feeds/read', { markAll: true }, { token: ben.token });
    expect(await bellOf(ref, ben)).toMatchObject([{ is_read: true }]);
    expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [], mail_at: null });
  });
});

describe('what goes into a mail', () => {
  it('is what a follower chose, also where the bell rang for the assignee', async () => {
    const ben = await newPerson({ email: ['followed_ticket'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await call(
      'PATCH',
      '/api/inbox/tickets/follow',
      { conversation_ref: ref, is_following: true },
      { token: await chatTokenOf(ben) },
    );
    await write(ref, 'Any news?');
    expect((await firstMail(ben)).text).toContain('Any news?');
    expect(await bellOf(ref, ben)).toMatchObject([{ count: 1 }]);
  });

  it('is only what there was time to read', async () => {
    const ben = await newPerson({ email: ['visitor_replied'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await write(ref, 'Early words.');
    await eventually(async () => expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{}] }));
    await changeWaiting(ref, ben, ([line]) => [
      { ...line, due_at: Timestamp.fromMillis(Date.now() - 1_000) },
      { ...line, key: 'late', preview: 'Late words.', due_at: inAnHour() },
    ]);
    const { text } = await firstMail(ben);
    expect(text).toContain('Early words.');
    expect(text).not.toContain('Late words.');
    const left = await noticeOf(ref, ben);
    expect(left).toMatchObject({ waiting: [{ key: 'late' }] });
    expect(left?.mail_at.toMillis()).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('waits for whoever is at work if no bell rang, and is dropped if one did', async () => {
    const ben = await newPerson({ email: ['visitor_replied'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await rtdb
      .ref(`${rtdbPath.libraryPresence(libraryId)}/${ben.uid}/tab0`)
      .set({ since: Date.now(), away: 0 });
    await write(ref, 'Any news?');
    await eventually(async () => expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{}] }));
    await changeWaiting(ref, ben, ([line]) => {
      const due_at = Timestamp.fromMillis(Date.now() - 1_000);
      return [
        { ...line, due_at },
        { ...line, key: 'unrung', due_at },
      ];
    });
    await eventually(async () => expect((await noticeOf(ref, ben))?.waiting).toHaveLength(1));
    expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [{ key: 'unrung', way: 'mail' }] });
    expect(await mailsTo(ben.email)).toEqual([]);
    await rtdb.ref(`${rtdbPath.libraryPresence(libraryId)}/${ben.uid}`).remove();
    expect((await firstMail(ben)).text).toContain('Any news?');
  });
});

describe('quiet hours and digests', () => {
  it('a writer, who reads no tickets, gets the reminders that quiet hours held back, as far as they want them', async () => {
    const people = [await newPerson({}, 'writer'), await newPerson({}, 'writer')] as const;
    const [wanting, other] = people;
    await db.doc(docPath.agentNotifications(other.uid)).update({ 'events.article_to_verify.email': false });
    for (const { uid } of people) {
      const past = Timestamp.fromMillis(Date.now() - 1_000);
      await db.doc(docPath.notice(unique('notice'))).set({
        ...{ support_lib_id: libraryId, person_ref: uid, conversation_ref: '', notified: [] },
        waiting: [
          {
            ...{ event: 'article_to_verify', key: 'a1', way: 'digest', name: 'Article' },
            ...{ activity: '“Locks” is due', preview: '', at: past, due_at: past },
          },
        ],
        ...{ read_until: Timestamp.fromMillis(0), failures: 0, mail_at: null, digest_at: past },
        expires_at: inAnHour(),
      });
    }
    expect((await firstMail(wanting)).text).toContain('“Locks” is due');
    await eventually(async () =>
      expect(await noticeOf('', other)).toMatchObject({ waiting: [], digest_at: null }),
    );
    expect(await mailsTo(other.email)).toEqual([]);
  });

  it('hold a mail back while the bell has it, and mail it with the digest after them', async () => {
    const ben = await newPerson({ email: ['visitor_replied'], quiet: quietNow() });
    const ref = await newTicket({ assigned_to: ben.uid });
    await write(ref, 'At night.');
    await eventually(async () => expect(await bellOf(ref, ben)).toHaveLength(1));
    const notice = await eventually(async () => {
      const found = await noticeOf(ref, ben);
      if (found === undefined) throw new Error('not told yet');
      return found;
    });
    expect(notice).toMatchObject({ mail_at: null, waiting: [{ way: 'digest' }] });
    expect(notice.digest_at.toMillis()).toBeGreaterThan(Date.now());
    expect(await mailsTo(ben.email)).toEqual([]);
    const makeDue = async () => {
      const { docs } = await db.collection(COLLECTIONS.notices).where('person_ref', '==', ben.uid).get();
      for (const one of docs) await one.ref.update({ digest_at: FieldValue.serverTimestamp() });
    };
    // A digest that comes due in them waits for their end.
    await makeDue();
    await eventually(async () =>
      expect((await noticeOf(ref, ben))?.digest_at.toMillis()).toBeGreaterThan(Date.now()),
    );
    expect(await mailsTo(ben.email)).toEqual([]);
    // They end.
    await db.doc(docPath.agentNotifications(ben.uid)).update({ quiet: FieldValue.delete() });
    await makeDue();
    const mail = await firstMail(ben);
    expect(mail.subject).toBe('Your digest: 1 ticket');
    expect(mail.text).toContain('At night.');
    expect(await noticeOf(ref, ben)).toMatchObject({ waiting: [], digest_at: null });
  });

  it('a digest is one mail about all tickets, without what was read', async () => {
    const ben = await newPerson({ digest: ['visitor_replied'] });
    const refs = [
      await newTicket({ assigned_to: ben.uid, title: 'One' }),
      await newTicket({ assigned_to: ben.uid, title: 'Two' }),
      await newTicket({ assigned_to: ben.uid, title: 'Read', is_unread_by_staff: false }),
    ];
    for (const ref of refs) await write(ref, 'Any news?');
    // Somebody of the team has looked at the last of them.
    await db
      .doc(docPath.conversation(refs[2] ?? ''))
      .update({ last_message_at: FieldValue.serverTimestamp() });
    await eventually(async () => {
      const { docs } = await db.collection(COLLECTIONS.notices).where('person_ref', '==', ben.uid).get();
      expect(docs).toHaveLength(3);
    });
    const { docs } = await db.collection(COLLECTIONS.notices).where('person_ref', '==', ben.uid).get();
    const batch = db.batch();
    for (const one of docs) batch.update(one.ref, { digest_at: FieldValue.serverTimestamp() });
    await batch.commit();
    const mail = await firstMail(ben);
    expect(mail.subject).toBe('Your digest: 2 tickets');
    expect(mail.text).not.toContain('Read');
  });
});

describe('the link that mutes (RFC 8058)', () => {
  async function mailedPerson() {
    const ben = await newPerson({ email: ['visitor_replied'] });
    const ref = await newTicket({ assigned_to: ben.uid });
    await write(ref, 'Any news?');
    return { ben, ref, link: muteLinkIn(await firstMail(ben)) };
  }

  it('shows a page, which changes nothing, and mutes the ticket by a button', async () => {
    const { ben, ref, link } = await mailedPerson();
    const page = await open(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Mute this ticket')]);
    const subscriptions = async () =>
      (
        await db.collection(COLLECTIONS.notificationSubscriptions).where('person_ref', '==', ben.uid).get()
      ).docs.map((one) => one.data());
    expect(await subscriptions()).toEqual([]);
    const done = await open(link, new URLSearchParams({ mute: 'ticket' }));
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('This ticket is muted.')]);
    await open(link, new URLSearchParams({ mute: 'ticket' }));
    expect(await subscriptions()).toMatchObject([{ about: 'ticket', ref, is_muted: true }]);
    const count = (await bellOf(ref, ben))[0]?.count;
    await deliverCreated('onMessageCreated', await write(ref, 'Still nothing?'));
    expect((await bellOf(ref, ben))[0]?.count).toBe(count);
  });

  it('ends mails about a kind of event, and by one click in a mail program those about the ticket', async () => {
    const { ben, link, ref } = await mailedPerson();
    expect((await open(link, new URLSearchParams({ mute: 'visitor_replied' }))).status).toBe(200);
    const kept = await db.doc(docPath.agentNotifications(ben.uid)).get();
    expect(kept.get('events.visitor_replied')).toMatchObject({ bell: 'mine', email: false, digest: false });
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await open(link, oneClick)).status).toBe(200);
    const { docs } = await db
      .collection(COLLECTIONS.notificationSubscriptions)
      .where('person_ref', '==', ben.uid)
      .get();
    expect(docs.map((one) => one.get('ref'))).toEqual([ref]);
  });

  it('does nothing when it was changed, or asks for something else', async () => {
    const { link } = await mailedPerson();
    const [payload = '', signature = ''] = link.replace('/api/mute?token=', '').split('.');
    const other = Buffer.from(payload, 'base64url')
      .toString()
      .replace(/"uid":"[^"]*"/, '"uid":"someone"');
    const forged = `/api/mute?token=${Buffer.from(other).toString('base64url')}.${signature}`;
    for (const path of [forged, '/api/mute?token=x', '/api/mute'])
      expect((await open(path, new URLSearchParams({ mute: 'ticket' }))).status).toBe(404);
    expect((await open(link, new URLSearchParams({ mute: 'everything' }))).status).toBe(400);
  });
});

describe('notification_subscriptions (S7.2-11)', () => {
  const PATH = '/api/inbox/notification_subscriptions';

  it('mute a ticket, list it by its name, and end that; each person has their own', async () => {
    const [ben, other] = [await newChatStaff(libraryId, 'agent'), await newChatStaff(libraryId, 'agent')];
    const ref = await newTicket();
    const body = { about: 'ticket', conversation_ref: ref, is_muted: true };
    const made = await call('POST', PATH, body, { token: ben.token });
    const label = '#42 “Where is my order?”';
    expect(made.body.data).toMatchObject({ about: 'ticket', ref, label, is_muted: true });
    await call('POST', PATH, body, { token: ben.token });
    const listed = await call('GET', PATH, undefined, { token: ben.token });
    expect(listed.body.data).toEqual({ subscriptions: [made.body.data] });
    const { subscription_ref } = made.body.data as { subscription_ref: string };
    const named = `${PATH}?subscription_ref=${subscription_ref}`;
    expect((await call('PUT', named, { is_muted: false }, { token: ben.token })).status).toBe(409);
    expect((await call('DELETE', named, undefined, { token: other.token })).status).toBe(404);
    expect((await call('DELETE', named, undefined, { token: ben.token })).status).toBe(200);
    expect((await call('DELETE', named, undefined, { token: ben.token })).status).toBe(404);
  });

  it('are for whoever reads tickets, and about teams and tickets of the library', async () => {
    const writer = await newChatStaff(libraryId, 'writer');
    expect((await call('GET', PATH, undefined, { token: writer.token })).status).toBe(403);
    const ben = await newChatStaff(libraryId, 'agent');
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    const ref = await newTicket();
    const ticket = { about: 'ticket', conversation_ref: ref, is_muted: true };
    expect((await call('POST', PATH, ticket, { token: foreign.token })).status).toBe(404);
    const team = { about: 'team', team_ref: 'nothing' };
    expect((await call('POST', PATH, team, { token: ben.token })).status).toBe(404);
    const more = { about: 'ticket', conversation_ref: ref, is_muted: false };
    expect((await call('POST', PATH, more, { token: ben.token })).status).toBe(400);
  });
});

describe('notification_settings (S6-27, D-133)', () => {
  const PATH = '/api/inbox/notification_settings';

  it('keep mails about an event from being sent, name the sender, and are logged', async () => {
    const library = await newLibrary();
    const owner = await newChatStaff(library, 'owner');
    const put = (body: object) => call('PUT', PATH, body, { token: owner.token });
    expect((await put({ unmailed: ['visitor_replied'], sender_name: 'Acme desk' })).body.data).toMatchObject({
      unmailed: ['visitor_replied'],
      sender_name: 'Acme desk',
    });
    await put({ unmailed: ['visitor_replied'] });
    const { docs } = await db.collection(COLLECTIONS.audit).where('support_lib_id', '==', library).get();
    expect(docs.map((entry) => entry.get('changes'))).toEqual([
      [
        { field: 'notifications.unmailed', before: '', after: 'Visitor replied' },
        { field: 'notifications.sender', before: '', after: 'Acme desk' },
      ],
    ]);
    const agent = await newChatStaff(library, 'agent');
    expect((await call('GET', PATH, undefined, { token: agent.token })).status).toBe(403);
  });
});

describe('agent_notifications (S7.2-10)', () => {
  const PATH = '/api/inbox/agent_notifications';

  it('are read and changed by everybody for themselves, whatever their permissions (D-56)', async () => {
    const library = await newLibrary();
    const [writer, other] = [await newChatStaff(library, 'writer'), await newChatStaff(library, 'agent')];
    const ask = (method: 'GET' | 'PUT', body?: object, { token } = writer) =>
      call(method, PATH, body, { token });
    const events = wholeMatrix(DEFAULT_NOTIFICATIONS);
    const quiet = { from: 1_200, until: 420, days: [1, 2] };
    expect((await ask('GET')).body.data).toEqual({ events });
    const chosen = { ...events, mentioned_you: { ...events.mentioned_you, email: true } };
    const times = { time_zone: 'Europe/Berlin', quiet, digest_at: 540 };
    expect((await ask('PUT', { events: chosen, ...times })).body.data).toEqual({ events: chosen, ...times });
    expect((await db.doc(docPath.agentNotifications(writer.uid)).get()).data()).toEqual({
      ...{ support_lib_id: library, events: chosen },
      ...times,
    });
    expect((await ask('GET')).body.data).toEqual({ events: chosen, ...times });
    expect((await ask('GET', undefined, other)).body.data).toEqual({ events });
    expect((await ask('PUT', { events })).body.data).toEqual({ events });
  });

  it('refuse what the page could not store', async () => {
    const events = wholeMatrix(DEFAULT_NOTIFICATIONS);
    const refused = [
      {},
      { events: { ...events, new_ticket: { ...events.new_ticket, email: 'yours' } } },
      { events: { ...events, tea_time: events.new_ticket } },
      { events, time_zone: 'Nowhere/Land' },
      { events, quiet: { from: 1_440, until: 0, days: [] } },
      { events, digest_at: -1 },
      { events, support_lib_id: libraryId },
    ];
    const answers = await Promise.all(refused.map((body) => call('PUT', PATH, body, { token: ada.token })));
    expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 400));
  });
});
