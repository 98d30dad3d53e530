import { mergeTickets, undoMerge } from '@harborline/domain/api/inbox/merge-tickets';
import { CHAT_SOURCE, conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const DAY_MS = 24 * 60 * 60 * 1000;

let libraryId = '';
let agent: Identity;
let other: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
  other = await newChatStaff(libraryId, 'agent');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const merge = (refs: readonly string[], into: string, body: object = {}, { token } = agent) =>
  call(
    'POST',
    '/api/inbox/tickets/merge',
    { request_id: unique('merge'), conversation_refs: refs, into, ...body },
    { token },
  );

const undo = (refs: readonly string[], body: object = {}, { token } = agent) =>
  call(
    'POST',
    '/api/inbox/tickets/merge/undo',
    { request_id: unique('undo'), conversation_refs: refs, ...body },
    { token },
  );

type Answer = Awaited<ReturnType<typeof merge>>;

const merged = (answer: Answer) => mergeTickets.answer.parse(answer.body.data);
const undone = (answer: Answer) => undoMerge.answer.parse(answer.body.data).results;

const read = async (ref: string) =>
  conversationSchema.parse((await db.doc(docPath.conversation(ref)).get()).data());

const kindsOf = async (ref: string) => (await historyOf(ref)).map(({ kind }) => kind);

describe('POST tickets/merge (D-110)', () => {
  it('closes the ticket, keeps all of it, and notes on both sides who merged it', async () => {
    const [one, into] = [await newTicket({ number: 14, status: 'pending' }), await newTicket({ number: 12 })];
    const before = await read(one);
    const answer = merged(await merge([one], into));
    expect(answer).toEqual({ into: { conversation_ref: into, number: 12 }, results: [{ outcome: 'done' }] });
    const { merged_into, status_changed_at, status_changed_by, ...after } = await read(one);
    expect(merged_into).toMatchObject({ conversation_ref: into, number: 12, status: 'pending' });
    expect(status_changed_at).toEqual(merged_into?.at);
    expect([status_changed_by, after]).toEqual([agent.uid, { ...before, status: 'closed' }]);
    expect(await read(into)).toMatchObject({ status: 'open', has_merged: true });
    const [ofOne] = await historyOf(one);
    expect(ofOne).toMatchObject({ kind: 'ticket-merged', actor_ref: agent.uid, details: { number: '12' } });
    const [ofInto] = await historyOf(into);
    expect(ofInto).toMatchObject({ kind: 'merge-received', details: { number: '14' } });
  });

  it('marks the ticket that stays as unread, if nobody has read the other one', async () => {
    const [read1, unread, into] = [
      await newTicket({ is_unread_by_staff: false }),
      await newTicket({ is_unread_by_staff: true }),
      await newTicket({ is_unread_by_staff: false }),
    ];
    await merge([read1], into);
    expect((await read(into)).is_unread_by_staff).toBe(false);
    await merge([unread], into);
    expect((await read(into)).is_unread_by_staff).toBe(true);
  });

  it('answers for each ticket; chats, other libraries’ tickets and the ticket itself are refused', async () => {
    const [one, into] = [await newTicket(), await newTicket()];
    const chat = await newTicket({ source: CHAT_SOURCE });
    const foreign = await newTicket({ support_lib_id: await newLibrary() });
    const gone = { outcome: 'refused', because: BULK_TEXTS.gone };
    const { results } = merged(await merge([chat, one, foreign, 'nosuchticket', into, one], into));
    const itself = { outcome: 'refused', because: MERGE_TEXTS.itself };
    expect(results).toEqual([gone, { outcome: 'done' }, gone, gone, itself, { outcome: 'done' }]);
    expect([(await read(chat)).merged_into, (await read(foreign)).merged_into]).toEqual([
      undefined,
      undefined,
    ]);
    for (const target of [chat, foreign, 'nosuchticket'])
      expect((await merge([one], target)).status).toBe(404);
  });

  it('follows a ticket that was merged itself to the last one, and forbids a circle', async () => {
    const [one, two, three] = [await newTicket(), await newTicket(), await newTicket({ number: 3 })];
    await merge([two], three);
    expect(merged(await merge([one], two)).into).toEqual({ conversation_ref: three, number: 3 });
    expect((await read(one)).merged_into?.conversation_ref).toBe(three);
    const circle = merged(await merge([three], two)).results;
    expect(circle).toEqual([{ outcome: 'refused', because: MERGE_TEXTS.itself }]);
    expect((await read(three)).merged_into).toBeUndefined();
  });

  it('does nothing to a ticket that went there before, and refuses one that went elsewhere', async () => {
    const [one, into, elsewhere] = [await newTicket(), await newTicket({ number: 7 }), await newTicket()];
    await merge([one], into);
    expect(merged(await merge([one], into)).results).toEqual([{ outcome: 'unchanged' }]);
    expect(merged(await merge([one], elsewhere)).results).toEqual([
      { outcome: 'refused', because: MERGE_TEXTS.elsewhere('#7') },
    ]);
    expect(await kindsOf(one)).toEqual(['ticket-merged']);
  });

  it('a repeated call repeats no effect, even where somebody undid it in between', async () => {
    const [one, into] = [await newTicket(), await newTicket()];
    const request_id = unique('merge');
    await merge([one], into, { request_id });
    await undo([one], {}, other);
    expect(merged(await merge([one], into, { request_id })).results).toEqual([{ outcome: 'done' }]);
    expect((await read(one)).merged_into).toBeUndefined();
  });

  it('leaves a merged ticket as it was: nothing else changes it', async () => {
    const [one, into] = [await newTicket(), await newTicket({ number: 12 })];
    await merge([one], into);
    const refused = await call(
      'PATCH',
      '/api/inbox/tickets',
      { conversation_ref: one, status: 'open' },
      agent,
    );
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain(MERGE_TEXTS.isMerged('#12'));
    const assigned = { conversation_ref: one, assigned_to: agent.uid };
    expect((await call('PATCH', '/api/inbox/tickets/assignee', assigned, agent)).status).toBe(409);
  });

  it('takes as many tickets as one call may have, and no more', async () => {
    const into = await newTicket();
    const refs = await Promise.all(Array.from({ length: LIMITS.ticketsPerMerge }, () => newTicket()));
    const { results } = merged(await merge(refs, into));
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
    expect((await merge([...refs, 'onemore'], into)).status).toBe(400);
    expect((await merge([], into)).status).toBe(400);
    expect((await merge(['a/path'], into)).status).toBe(400);
  });
});

describe('POST tickets/merge/undo (D-110)', () => {
  it('gives a ticket back as it was, for a teammate too, and notes it on both sides', async () => {
    const [one, into] = [await newTicket({ status: 'pending', assigned_to: agent.uid }), await newTicket()];
    const before = await read(one);
    await merge([one], into);
    expect(undone(await undo([one], {}, other))).toEqual([{ outcome: 'done' }]);
    const { status_changed_at: _at, status_changed_by: _by, ...after } = await read(one);
    expect(after).toEqual(before);
    expect(await kindsOf(one)).toEqual(['ticket-merged', 'ticket-unmerged']);
    expect(await kindsOf(into)).toEqual(['merge-received', 'merge-undone']);
    expect(undone(await undo([one]))).toEqual([{ outcome: 'unchanged' }]);
  });

  it('a repeated call undoes no later merge', async () => {
    const [one, into] = [await newTicket(), await newTicket()];
    const request_id = unique('undo');
    await merge([one], into);
    await undo([one], { request_id });
    await merge([one], into);
    expect(undone(await undo([one], { request_id }))).toEqual([{ outcome: 'done' }]);
    expect((await read(one)).merged_into?.conversation_ref).toBe(into);
  });

  it('is refused after 24 hours, and for what the person cannot see', async () => {
    const merged_into = { conversation_ref: 'x', number: 1, status: 'open' };
    const ago = (ms: number) => ({ ...merged_into, at: Timestamp.fromMillis(Date.now() - ms) });
    const early = await newTicket({ status: 'closed', merged_into: ago(DAY_MS - 60_000) });
    const late = await newTicket({ status: 'closed', merged_into: ago(DAY_MS + 1000) });
    const foreign = await newTicket({ support_lib_id: await newLibrary(), merged_into: ago(0) });
    expect(undone(await undo([early, late, foreign]))).toEqual([
      { outcome: 'done' },
      { outcome: 'refused', because: MERGE_TEXTS.tooLate },
      { outcome: 'refused', because: BULK_TEXTS.gone },
    ]);
    expect((await read(foreign)).merged_into).toBeDefined();
  });
});

describe('who merges tickets (D-110)', () => {
  it('is whoever answers tickets, and nobody else', async () => {
    const into = await newTicket();
    for (const role of ['owner', 'admin', 'agent'] as const) {
      const [person, ref] = [await newChatStaff(libraryId, role), await newTicket()];
      expect([role, (await merge([ref], into, {}, person)).status]).toEqual([role, 200]);
      expect([role, undone(await undo([ref], {}, person))]).toEqual([role, [{ outcome: 'done' }]]);
    }
    const [untouched, there] = [await newTicket(), await newTicket()];
    await merge([there], into);
    for (const role of ['editor', 'writer'] as const) {
      const person = await newChatStaff(libraryId, role);
      expect([role, (await merge([untouched], into, {}, person)).status]).toEqual([role, 403]);
      expect([role, (await undo([there], {}, person)).status]).toEqual([role, 403]);
    }
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()]) {
      expect((await merge([untouched], into, {}, caller)).status).toBe(401);
      expect((await undo([there], {}, caller)).status).toBe(401);
    }
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await merge([untouched], into, {}, foreign)).status).toBe(404);
    expect(undone(await undo([there], {}, foreign))).toMatchObject([{ outcome: 'refused' }]);
    expect((await read(untouched)).merged_into).toBeUndefined();
    expect((await read(there)).merged_into).toBeDefined();
  });
});
