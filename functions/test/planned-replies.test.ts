import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { plannedReplySchema } from '@harborline/domain/entities/planned-reply';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage, makePlannedReply } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { settlePlanned } from '../src/inbox/planned-replies/settle-planned';
import { call } from './support/call';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const PLANNED = '/api/inbox/planned-replies';
const HOUR_MS = 3_600_000;

let libraryId = '';
let author: Identity;
let teammate: Identity;
let reader: Identity;
/** may only have replies reviewed */
let trainee: Identity;
let stranger: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  author = await newChatStaff(libraryId, 'agent', { display_name: 'Mara', agent_name: 'Mara' });
  teammate = await newChatStaff(libraryId, 'agent', { display_name: 'Tim', agent_name: 'Tim' });
  reader = await newChatStaff(libraryId, 'writer', overriding('writer', { canViewExistingTickets: true }));
  trainee = await newChatStaff(
    libraryId,
    'writer',
    overriding('writer', { canViewExistingTickets: true, canSubmitTicketForReview: true }),
  );
  stranger = await newChatStaff(await newLibrary(), 'owner');
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

const plan = (conversation_ref: string, changes: object = {}, who = author) =>
  call(
    'POST',
    PLANNED,
    {
      ...{ conversation_ref, text: 'It arrives tomorrow.', request_id: unique('request') },
      ...{ send_at: Date.now() + HOUR_MS, follows: 'seen', ...changes },
    },
    who,
  );

interface Named {
  readonly planned_reply_ref: string;
  readonly version: number;
}

const change = (named: Named, action: string, changes: object = {}, who = author) =>
  call('PATCH', PLANNED, { ...named, action, ...changes }, who);

async function newPlan(changes: object = {}, ofTicket: object = {}) {
  const ticket = await newTicket(ofTicket);
  const answer = await plan(ticket.ref, changes);
  expect(answer.status).toBe(200);
  const named = { planned_reply_ref: String(answer.body.data?.planned_reply_ref), version: 1 };
  return { ...ticket, named, id: named.planned_reply_ref };
}

const planOf = async (id: string) =>
  plannedReplySchema.parse((await db.doc(docPath.plannedReply(id)).get()).data());
const ticketOf = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).data();
const updateTicket = (ref: string, changes: object) => db.doc(docPath.conversation(ref)).update(changes);

async function messagesOf(ref: string) {
  const { docs } = await db.collection(docPath.messages(ref)).get();
  return docs.map((message) => message.data());
}

const kindsOf = async (ref: string) => (await historyOf(ref)).map(({ kind }) => kind);

async function feedOf({ uid }: Identity, ref: string) {
  const { docs } = await db.collection(COLLECTIONS.feeds).where('ref_uid', '==', uid).get();
  return docs.filter((item) => item.get('conversation_ref') === ref).map((item) => item.get('activity_name'));
}

const refused = (text: string) => ({ status: 409, body: { message: text } });

/** As the schedule does it once the time has come. */
const settle = (id: string) => settlePlanned(id, Date.now() + 2 * HOUR_MS);

describe('a planned reply (D-120)', () => {
  it('is planned once, however often the page asks, and reaches no visitor', async () => {
    const { ref } = await newTicket();
    const request_id = unique('request');
    const send_at = Date.now() + HOUR_MS;
    const [one, other] = await Promise.all([
      plan(ref, { request_id, send_at, then_status: 'closed' }),
      plan(ref, { request_id, send_at, then_status: 'closed' }),
    ]);
    expect(one.body.data).toEqual(other.body.data);
    const stored = await planOf(String(one.body.data?.planned_reply_ref));
    expect(stored).toMatchObject({
      ...{ state: 'planned', version: 1, author_ref: author.uid, author_name: 'Mara', ticket_number: 42 },
      ...{ text: 'It arrives tomorrow.', then_status: 'closed', support_lib_id: libraryId },
    });
    expect(stored.send_at.toMillis()).toBe(send_at);
    expect(await messagesOf(ref)).toEqual([]);
    expect(JSON.stringify(await ticketOf(ref))).not.toContain('tomorrow');
    expect(await historyOf(ref)).toMatchObject([
      {
        ...{ kind: 'reply-planned', actor_ref: author.uid },
        details: { at: new Date(send_at).toISOString() },
      },
    ]);
  });

  it('is not planned again by a repeated call once it was cancelled', async () => {
    const { ref } = await newTicket();
    const request_id = unique('request');
    const { body } = await plan(ref, { request_id });
    const named = { planned_reply_ref: String(body.data?.planned_reply_ref), version: 1 };
    expect((await change(named, 'cancel')).status).toBe(200);
    expect(await plan(ref, { request_id })).toMatchObject(refused(LATER_TEXTS.tooLate.cancelled));
    expect(await planOf(named.planned_reply_ref)).toMatchObject({ state: 'cancelled' });
  });

  it('goes out once it is due, exactly once, by mail, and closes the ticket', async () => {
    const { ref, email, id } = await newPlan({ then_status: 'closed' });
    expect(await settlePlanned(id, Date.now())).toBeNull();
    expect(await messagesOf(ref)).toEqual([]);
    const outcomes = await Promise.all([settle(id), settle(id), settle(id)]);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['sent']);
    expect(await settle(id)).toBeNull();
    expect(await messagesOf(ref)).toMatchObject([
      {
        ...{ sender_type: 'agent', is_public: true, sender_ref: author.uid, sender_name: 'Mara' },
        text: 'It arrives tomorrow.',
      },
    ]);
    expect(await ticketOf(ref)).toMatchObject({
      status: 'closed',
      // Nobody has read it: the clock sent the reply.
      is_unread_by_staff: true,
      last_message: { preview: 'It arrives tomorrow.' },
    });
    expect(await planOf(id)).toMatchObject({ state: 'sent' });
    expect((await planOf(id)).expires_at?.toMillis()).toBeGreaterThan(Date.now());
    expect((await kindsOf(ref)).sort()).toEqual(['planned-reply-sent', 'reply-planned', 'status-changed']);
    expect(await feedOf(author, ref)).toEqual([]);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
  });

  it('goes out by the schedule', async () => {
    const { ref, id } = await newPlan();
    await db.doc(docPath.plannedReply(id)).update({ send_at: Timestamp.fromMillis(Date.now() - 1_000) });
    await eventually(async () => expect(await messagesOf(ref)).toHaveLength(1));
  });

  it('is held if the visitor wrote, and its author is told why', async () => {
    const { ref, id, named } = await newPlan();
    const last_message = { ...(await ticketOf(ref))?.last_message, id: 'news' };
    await updateTicket(ref, { last_visitor_message_at: Timestamp.now(), last_message });
    expect(await Promise.all([settle(id), settle(id)])).toContain('held');
    expect(await messagesOf(ref)).toEqual([]);
    expect(await planOf(id)).toMatchObject({
      state: 'held',
      held_because: 'visitor-wrote',
      held_by_name: '',
    });
    expect(await feedOf(author, ref)).toEqual([LATER_TEXTS.feedHeld['visitor-wrote']('#42')]);
    const [, held] = await historyOf(ref);
    expect(held).toMatchObject({
      ...{ kind: 'planned-reply-held', actor_ref: '', reason: 'reply-due' },
      details: { author: 'Mara', because: 'visitor-wrote' },
    });
    expect(await settle(id)).toBeNull();
    // Only whoever has read the news goes on with it.
    const stale = refused(LATER_TEXTS.otherVersion);
    for (const action of ['send', 'change', 'cancel'])
      expect(await change(named, action, { follows: 'news' })).toMatchObject(stale);
    const v2 = { ...named, version: 2 };
    expect(await change(v2, 'send', { follows: 'seen' })).toMatchObject(refused(INBOX_TEXTS.overtaken));
    const send_at = Date.now() + HOUR_MS;
    const again = await change(v2, 'change', { follows: 'news', send_at, text: 'It arrives today.' });
    expect(again.body.data).toMatchObject({ state: 'planned', version: 3, text: 'It arrives today.' });
    expect(await settle(id)).toBe('sent');
    expect(await messagesOf(ref)).toMatchObject([{ text: 'It arrives today.' }]);
  });

  it('is held if a teammate answered since, unless its author wrote after them', async () => {
    const writes = async (ref: string, { uid }: Identity) => {
      const id = unique('message');
      const made = makeMessage({ support_lib_id: libraryId, conversation_ref: ref, sender_ref: uid });
      await db.doc(docPath.message(ref, id)).set(stored(made));
      await updateTicket(ref, { last_message: { ...(await ticketOf(ref))?.last_message, id } });
    };
    const answered = await newPlan();
    await writes(answered.ref, teammate);
    expect(await settle(answered.id)).toBe('held');
    expect(await planOf(answered.id)).toMatchObject({ held_because: 'answered' });
    expect(await feedOf(author, answered.ref)).toEqual([LATER_TEXTS.feedHeld.answered('#42')]);
    const seen = await newPlan();
    await writes(seen.ref, teammate);
    await writes(seen.ref, author);
    expect(await settle(seen.id)).toBe('sent');
  });

  it('sends two of the same author, and holds that of a teammate in between', async () => {
    const { ref, id } = await newPlan();
    const other = await plan(ref, { text: 'It is on its way.' }, teammate);
    const again = await plan(ref, { text: 'It was handed over.' });
    const idOf = ({ body }: typeof other) => String(body.data?.planned_reply_ref);
    expect([await settle(id), await settle(idOf(other)), await settle(idOf(again))]).toEqual([
      'sent',
      'held',
      'sent',
    ]);
  });

  it('is held on a ticket that was closed or merged since, and on one that is gone', async () => {
    const closed = await newPlan();
    await updateTicket(closed.ref, { status: 'closed' });
    expect(await settle(closed.id)).toBe('held');
    expect(await planOf(closed.id)).toMatchObject({ held_because: 'closed' });
    const merged = await newPlan();
    const merged_into = { conversation_ref: 'other', number: 12, at: Timestamp.now(), status: 'open' };
    await updateTicket(merged.ref, { merged_into, status: 'closed' });
    expect(await settle(merged.id)).toBe('held');
    expect(await planOf(merged.id)).toMatchObject({ held_because: 'merged' });
    const mergedNow = { ...merged.named, version: 2 };
    expect(await change(mergedNow, 'send')).toMatchObject(refused(MERGE_TEXTS.isMerged('#12')));
    expect((await change(mergedNow, 'cancel')).body.data).toMatchObject({ text: 'It arrives tomorrow.' });
    const gone = await newPlan();
    await db.doc(docPath.conversation(gone.ref)).delete();
    expect(await settle(gone.id)).toBe('held');
    expect(await feedOf(author, gone.ref)).toEqual([LATER_TEXTS.feedHeld.gone('#42')]);
    const was = await newPlan({}, { status: 'closed' });
    expect(await settle(was.id)).toBe('sent');
  });

  it('is held if its author may no longer answer, left, or works elsewhere', async () => {
    const leaver = await newChatStaff(libraryId, 'agent', { display_name: 'Lee' });
    const elsewhere = await newLibrary();
    for (const change of [
      { permissions: {} },
      { permissions: overriding('agent', {}).permissions, is_active: false },
      { is_active: true, init_support_lib_id: elsewhere },
    ]) {
      const { ref } = await newTicket();
      const id = unique('planned');
      const made = makePlannedReply({ support_lib_id: libraryId, conversation_ref: ref });
      await db.doc(docPath.plannedReply(id)).set({ ...stored(made), author_ref: leaver.uid });
      await db.doc(docPath.user(leaver.uid)).update(change);
      expect(await settle(id)).toBe('held');
      expect(await planOf(id)).toMatchObject({ held_because: 'author' });
      expect(await messagesOf(ref)).toEqual([]);
    }
  });

  it('is changed and sent at once by its author, in the version that they have read', async () => {
    const { ref, named } = await newPlan();
    const send_at = Date.now() + 2 * HOUR_MS;
    expect((await change(named, 'change', { send_at, then_status: 'pending' })).body.data).toMatchObject({
      version: 2,
      text: 'It arrives tomorrow.',
    });
    // The answer to the first may be lost.
    const repeated = await change(named, 'change', { send_at, then_status: 'pending' });
    expect(repeated.body.data).toMatchObject({ state: 'planned', version: 2 });
    const stale = refused(LATER_TEXTS.otherVersion);
    for (const action of ['send', 'cancel']) expect(await change(named, action)).toMatchObject(stale);
    expect(await change(named, 'change', { text: 'Another' })).toMatchObject(stale);
    const v2 = { ...named, version: 2 };
    const sent = await change(v2, 'send', { follows: 'seen' });
    expect(sent.body.data).toMatchObject({ state: 'sent' });
    expect((await change(v2, 'send')).body.data).toEqual(sent.body.data);
    expect(await messagesOf(ref)).toHaveLength(1);
    expect(await ticketOf(ref)).toMatchObject({ status: 'pending', is_unread_by_staff: false });
    expect(await change(v2, 'cancel')).toMatchObject(refused(LATER_TEXTS.tooLate.sent));
    const events = await historyOf(ref);
    expect(events.find(({ kind }) => kind === 'planned-reply-sent')).toMatchObject({
      details: { is_early: 'yes' },
    });
  });

  it('is cancelled by its author, who gets the text back also when they ask again', async () => {
    const { ref, id, named } = await newPlan();
    for (let click = 0; click < 2; click += 1)
      expect((await change(named, 'cancel')).body.data).toMatchObject({
        ...{ state: 'cancelled', text: 'It arrives tomorrow.' },
      });
    expect(await settle(id)).toBeNull();
    expect(await messagesOf(ref)).toEqual([]);
    expect(await kindsOf(ref)).toEqual(['reply-planned', 'planned-reply-cancelled']);
    expect(await change(named, 'change')).toMatchObject(refused(LATER_TEXTS.tooLate.cancelled));
  });

  it('is stopped by a teammate, and taken over only then; its author is told of both', async () => {
    const { ref, id, named } = await newPlan();
    expect(await change(named, 'cancel', {}, teammate)).toMatchObject(refused(LATER_TEXTS.tooLate.planned));
    for (const action of ['change', 'send'])
      expect((await change(named, action, {}, teammate)).status).toBe(403);
    const held = await change(named, 'hold', {}, teammate);
    expect(held.body.data).toMatchObject({ state: 'held', version: 2 });
    expect(await planOf(id)).toMatchObject({ held_because: 'teammate', held_by_name: 'Tim' });
    expect(await settle(id)).toBeNull();
    const stopped = { ...named, version: 2 };
    // The answer to the first may be lost; the author, who did not take it over, learns what became of it.
    for (let click = 0; click < 2; click += 1)
      expect((await change(stopped, 'cancel', {}, teammate)).body.data).toMatchObject({
        ...{ state: 'cancelled', text: 'It arrives tomorrow.' },
      });
    expect(await change(stopped, 'cancel')).toMatchObject(refused(LATER_TEXTS.tooLate.cancelled));
    expect((await feedOf(author, ref)).sort()).toEqual(
      [LATER_TEXTS.feedHeld.teammate('#42'), LATER_TEXTS.feedTakenOver('#42')].sort(),
    );
    const [, stop, end] = await historyOf(ref);
    expect(stop).toMatchObject({ actor_ref: teammate.uid, details: { author: 'Mara' } });
    expect(end).toMatchObject({ actor_ref: teammate.uid, details: { author: 'Mara' } });
  });

  it('is left alone by those who may not answer tickets, and by other libraries', async () => {
    const { ref, named } = await newPlan();
    for (const who of [reader, trainee]) {
      expect((await plan(ref, {}, who)).status).toBe(403);
      for (const action of ['change', 'send', 'cancel', 'hold'])
        expect((await change(named, action, {}, who)).status).toBe(403);
    }
    expect((await plan(ref, {}, stranger)).status).toBe(404);
    for (const action of ['change', 'send', 'cancel', 'hold'])
      expect((await change(named, action, {}, stranger)).status).toBe(404);
  });

  it('has a time to come within a year, a text, and a ticket whose last message was seen', async () => {
    const { ref } = await newTicket();
    const { past, far } = LATER_TEXTS.faults;
    expect(await plan(ref, { send_at: Date.now() - 1 })).toMatchObject(refused(past));
    const tooFar = Date.now() + DURATIONS.plannedAheadMs + HOUR_MS;
    expect(await plan(ref, { send_at: tooFar })).toMatchObject(refused(far));
    expect(await plan(ref, { follows: 'earlier' })).toMatchObject(refused(INBOX_TEXTS.overtaken));
    for (const text of ['', ' \n ', 'x'.repeat(LIMITS.messageText + 1)])
      expect((await plan(ref, { text })).status).toBe(400);
    const chat = await newTicket({ source: CHAT_SOURCE });
    expect((await plan(chat.ref)).status).toBe(404);
    const { named } = await newPlan();
    expect(await change(named, 'change', { send_at: Date.now() - 1 })).toMatchObject(refused(past));
  });

  it('is one of a few on a ticket, and of a person', async () => {
    const { ref } = await newTicket();
    for (let count = 0; count < LIMITS.plannedPerTicket; count += 1) await plan(ref);
    expect(await plan(ref)).toMatchObject(refused(LATER_TEXTS.ticketFull(LIMITS.plannedPerTicket)));
    const busy = await newChatStaff(libraryId, 'agent');
    const batch = db.batch();
    for (let count = 0; count < LIMITS.plannedPerPerson; count += 1) {
      const made = makePlannedReply({ support_lib_id: libraryId, state: 'held', author_ref: busy.uid });
      batch.set(db.doc(docPath.plannedReply(unique('planned'))), stored(made));
    }
    await batch.commit();
    const other = await newTicket();
    expect(await plan(other.ref, {}, busy)).toMatchObject(
      refused(LATER_TEXTS.personFull(LIMITS.plannedPerPerson)),
    );
  });
});
