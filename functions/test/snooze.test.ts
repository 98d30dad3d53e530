import { changeTickets } from '@harborline/domain/api/inbox/bulk-tickets';
import { CHAT_SOURCE, conversationSchema } from '@harborline/domain/entities/conversation';
import { DURATIONS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const HOUR_MS = 60 * 60 * 1000;
const SNOOZE = '/api/inbox/tickets/snooze';

let libraryId = '';
let agent: Identity;
let other: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent', { display_name: 'Ada' });
  other = await newChatStaff(libraryId, 'agent', { display_name: 'Ben' });
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const snooze = (ref: string, body: object = {}, { token } = agent) =>
  call('PUT', SNOOZE, { conversation_ref: ref, ...body }, { token });
const setStatus = (ref: string, status: string, body: object = {}, { token } = agent) =>
  call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status, ...body }, { token });
const read = async (ref: string) =>
  conversationSchema.parse((await db.doc(docPath.conversation(ref)).get()).data());
const detailsOf = async (ref: string) =>
  (await historyOf(ref)).map(({ kind, reason, details }) => ({ kind, reason, details }));

describe('PUT tickets/snooze (D-119)', () => {
  it('puts a ticket aside until a time, and its history says who did it', async () => {
    const ref = await newTicket({ status: 'pending' });
    const until = inMs(HOUR_MS);
    expect((await snooze(ref, { until })).body.data).toEqual({ conversation_ref: ref, until });
    const ticket = await read(ref);
    expect(ticket).toMatchObject({
      status: 'snoozed',
      status_changed_by: agent.uid,
      snoozed: { status: 'pending' },
    });
    expect(ticket.snoozed?.until?.toDate().toISOString()).toBe(until);
    const [event, ...more] = await historyOf(ref);
    expect([event, more]).toMatchObject([
      {
        kind: 'ticket-snoozed',
        actor_ref: agent.uid,
        actor_name: 'Ada Agent',
        reason: '',
        details: { from: 'pending', until },
      },
      [],
    ]);
  });

  it('takes another time, keeps what the ticket was before, and does nothing for the same time', async () => {
    const ref = await newTicket({ status: 'pending' });
    const until = inMs(HOUR_MS);
    await snooze(ref);
    await snooze(ref, { until }, other);
    await snooze(ref, { until });
    expect(await read(ref)).toMatchObject({ status_changed_by: other.uid, snoozed: { status: 'pending' } });
    expect((await detailsOf(ref)).map(({ details }) => details)).toEqual([
      { from: 'pending', until: '' },
      { from: 'snoozed', until, from_until: '' },
    ]);
  });

  it('refuses a time that has come or is too far away, a closed ticket and a merged one', async () => {
    const [open, closed] = [await newTicket(), await newTicket({ status: 'closed' })];
    const merged = await newTicket({
      status: 'closed',
      merged_into: { conversation_ref: 'stays', number: 7, at: Timestamp.now(), status: 'open' },
    });
    const { past, far } = SNOOZE_TEXTS.faults;
    const answers = [
      await snooze(open, { until: inMs(-HOUR_MS) }),
      await snooze(open, { until: inMs(DURATIONS.plannedAheadMs + HOUR_MS) }),
      await snooze(closed),
      await snooze(merged),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [409, past],
      [409, far],
      [409, SNOOZE_TEXTS.isClosed],
      [409, MERGE_TEXTS.isMerged('#7')],
    ]);
    expect((await snooze(open, { until: 'tomorrow' })).status).toBe(400);
    expect((await read(open)).status).toBe('open');
  });

  it('is for whoever answers tickets, in their own library, and not for chats', async () => {
    const ref = await newTicket();
    const chat = await newTicket({ source: CHAT_SOURCE });
    const foreign = await newTicket({ support_lib_id: await newLibrary() });
    const viewer = await newChatStaff(libraryId, 'editor', { permissions: { canViewExistingTickets: true } });
    expect((await snooze(ref, {}, await newVisitor())).status).toBe(401);
    expect((await snooze(ref, {}, viewer)).status).toBe(403);
    expect([(await snooze(chat)).status, (await snooze(foreign)).status]).toEqual([404, 404]);
    const statuses = [await read(ref), await read(chat), await read(foreign)].map(({ status }) => status);
    expect(statuses).toEqual(['open', 'open', 'open']);
  });

  it('is undone by the status before, only while it is snoozed; and what closed a snoozed ticket, with its time', async () => {
    const ref = await newTicket({ status: 'pending' });
    const until = inMs(HOUR_MS);
    await snooze(ref, { until });
    await setStatus(ref, 'closed');
    expect((await read(ref)).snoozed).toBeUndefined();
    const late = await setStatus(ref, 'pending', { only_from: 'snoozed' });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    await snooze(ref, { until, only_from: 'closed' });
    expect((await read(ref)).snoozed?.until?.toDate().toISOString()).toBe(until);
    await setStatus(ref, 'open', { only_from: 'snoozed' });
    expect(await read(ref)).toMatchObject({ status: 'open', status_changed_by: agent.uid });
    expect((await read(ref)).snoozed).toBeUndefined();
  });
});

describe('a step back over a snooze (D-119)', () => {
  it('is refused once somebody has chosen another time', async () => {
    const [ref, moved] = [await newTicket(), await newTicket()];
    const [first, second, third] = [inMs(HOUR_MS), inMs(2 * HOUR_MS), inMs(3 * HOUR_MS)];
    await snooze(ref, { until: first });
    await snooze(ref, { until: third }, other);
    const back = await setStatus(ref, 'open', { only_from: 'snoozed', only_until: first });
    expect([back.status, back.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    await snooze(moved, { until: first });
    await snooze(moved, { until: second });
    const taken = { until: first, only_from: 'snoozed', only_until: second };
    await snooze(moved, { until: third }, other);
    expect((await snooze(moved, taken)).status).toBe(409);
    expect((await read(moved)).snoozed?.until?.toDate().toISOString()).toBe(third);
    await snooze(moved, { until: second });
    expect((await snooze(moved, taken)).status).toBe(200);
    expect((await read(moved)).snoozed?.until?.toDate().toISOString()).toBe(first);
  });

  it('leaves a ticket its place among those that wait, also if it was given another time', async () => {
    const since = Timestamp.fromMillis(Date.now() - 5 * HOUR_MS);
    const ref = await newTicket({ status: 'pending', status_changed_at: since });
    await snooze(ref, { until: inMs(HOUR_MS) });
    await snooze(ref, { until: inMs(2 * HOUR_MS) });
    expect((await read(ref)).status_changed_at?.toMillis()).toBeGreaterThan(since.toMillis());
    await setStatus(ref, 'pending', { only_from: 'snoozed' });
    expect((await read(ref)).status_changed_at).toEqual(since);
    // Another status is one that it has got now.
    await snooze(ref);
    await setStatus(ref, 'open');
    expect((await read(ref)).status_changed_at?.toMillis()).toBeGreaterThan(since.toMillis());
  });

  it('puts nothing aside for longer than a year, nor before times that anybody remembers', async () => {
    const ref = await newTicket({ status: 'closed' });
    for (const until of ['9999-01-01T00:00:00Z', '0000-01-01T00:00:00Z'])
      expect((await snooze(ref, { until, only_from: 'closed' })).status).toBe(409);
    expect((await read(ref)).status).toBe('closed');
  });
});

it('is refused if a message came after the times were offered, which may be what is waited for (D-119)', async () => {
  const ref = await newTicket();
  const { last_message } = await read(ref);
  const late = await snooze(ref, { follows: 'earlier' });
  expect([late.status, late.body.message]).toEqual([409, INBOX_TEXTS.wroteSince]);
  expect((await snooze(ref, { follows: last_message.id })).status).toBe(200);
});

describe('a snoozed ticket wakes (D-119)', () => {
  it('when its time comes: at the top of its lists, once, and its last message keeps its time', async () => {
    const writtenAt = Timestamp.fromMillis(Date.now() - 48 * HOUR_MS);
    const ref = await newTicket({ status: 'pending', last_message_at: writtenAt, assigned_to: other.uid });
    await snooze(ref, { until: inMs(1_500) });
    await eventually(async () => expect((await read(ref)).status).toBe('open'));
    const ticket = await read(ref);
    expect(ticket.last_message_at.toMillis()).toBeGreaterThan(Date.now() - 60_000);
    expect(ticket.woken?.at).toEqual(ticket.last_message_at);
    expect(ticket.woken?.message_at).toEqual(writtenAt);
    expect([ticket.snoozed, ticket.status_changed_by]).toEqual([undefined, '']);
    const [, woke, ...more] = await detailsOf(ref);
    expect([woke, more]).toMatchObject([
      { kind: 'status-changed', reason: 'time-came', details: { from: 'snoozed', to: 'open' } },
      [],
    ]);
    // Whoever has it is told, and nobody else.
    await eventually(async () => {
      const { docs } = await db.collection(COLLECTIONS.feeds).where('conversation_ref', '==', ref).get();
      expect(docs.map((item) => item.get('ref_uid'))).toEqual([other.uid]);
    });
  });

  it('when it is woken by hand, or merged: then its time means nothing any more', async () => {
    const [woken, merged, into] = [
      await newTicket(),
      await newTicket({ status: 'pending' }),
      await newTicket(),
    ];
    for (const ref of [woken, merged]) await snooze(ref, { until: inMs(HOUR_MS) });
    await setStatus(woken, 'open', {}, other);
    const body = { request_id: unique('merge'), conversation_refs: [merged], into };
    await call('POST', '/api/inbox/tickets/merge', body, { token: agent.token });
    expect([(await read(woken)).snoozed, (await read(merged)).snoozed]).toEqual([undefined, undefined]);
    expect((await read(merged)).merged_into?.status).toBe('pending');
  });
});

it('a snoozed ticket wakes when one that asks for work is merged into it, and not for a closed one (D-119)', async () => {
  const merge = (from: string, into: string) =>
    call(
      'POST',
      '/api/inbox/tickets/merge',
      { request_id: unique('merge'), conversation_refs: [from], into },
      { token: agent.token },
    );
  const [into, closed] = [await newTicket(), await newTicket({ status: 'closed' })];
  await snooze(into);
  await merge(closed, into);
  expect((await read(into)).status).toBe('snoozed');
  await merge(await newTicket({ status: 'pending' }), into);
  expect(await read(into)).toMatchObject({ status: 'open', status_changed_by: agent.uid });
  expect((await read(into)).snoozed).toBeUndefined();
});

describe('POST tickets/bulk with a snooze (D-119)', () => {
  const bulk = async (refs: readonly string[], body: object) => {
    const request = { request_id: unique('step'), conversation_refs: refs, ...body };
    const answer = await call('POST', '/api/inbox/tickets/bulk', request, { token: agent.token });
    return changeTickets.answer.parse(answer.body.data).results.map(({ outcome }) => outcome);
  };

  it('snoozes many tickets, and puts each back to what it was', async () => {
    const until = inMs(HOUR_MS);
    const refs = [await newTicket(), await newTicket({ status: 'pending' }), await newTicket()];
    const closed = await newTicket({ status: 'closed' });
    const step = unique('step');
    const action = { kind: 'snooze', until };
    expect(await bulk([...refs, closed], { request_id: step, action })).toEqual([
      ...['done', 'done', 'done', 'refused'],
    ]);
    await snooze(refs[2] ?? '', {});
    expect(await bulk(refs, { undoes: step, action })).toEqual(['done', 'done', 'refused']);
    const statuses = await Promise.all(refs.map(async (ref) => (await read(ref)).status));
    expect(statuses).toEqual(['open', 'pending', 'snoozed']);
  });

  it('puts a ticket that was snoozed before back to the time that it had', async () => {
    const [timed, open] = [await newTicket(), await newTicket()];
    const earlier = inMs(HOUR_MS);
    await snooze(timed, { until: earlier });
    await snooze(open);
    const step = unique('step');
    const action = { kind: 'snooze', until: inMs(5 * HOUR_MS) };
    await bulk([timed, open], { request_id: step, action });
    expect(await bulk([timed, open], { undoes: step, action })).toEqual(['done', 'done']);
    const times = [await read(timed), await read(open)].map(({ snoozed }) => snoozed?.until);
    expect([times[0]?.toDate().toISOString(), times[1]]).toEqual([earlier, null]);
  });

  it('puts a snoozed ticket that was closed back to its time', async () => {
    const [timed, open] = [await newTicket(), await newTicket()];
    const until = inMs(HOUR_MS);
    await snooze(timed, { until });
    await snooze(open);
    const step = unique('step');
    const action = { kind: 'status', status: 'closed' };
    await bulk([timed, open], { request_id: step, action });
    expect(await bulk([timed, open], { undoes: step, action })).toEqual(['done', 'done']);
    const times = [await read(timed), await read(open)].map(({ snoozed }) => snoozed?.until);
    expect([times[0]?.toDate().toISOString(), times[1]]).toEqual([until, null]);
  });
});
