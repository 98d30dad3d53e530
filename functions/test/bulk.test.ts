import { changeTickets } from '@harborline/domain/api/inbox/bulk-tickets';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;
let other: Identity;
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
  other = await newChatStaff(libraryId, 'agent');
  owner = await newChatStaff(libraryId, 'owner');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const CLOSE = { kind: 'status', status: 'closed' };

const send = (refs: readonly string[], body: object = {}, { token } = agent) =>
  call(
    'POST',
    '/api/inbox/tickets/bulk',
    { request_id: unique('step'), conversation_refs: refs, action: CLOSE, ...body },
    { token },
  );

const resultsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  changeTickets.answer.parse(answer.body.data).results;

const outcomesOf = async (answer: ReturnType<typeof send>) =>
  resultsOf(await answer).map(({ outcome }) => outcome);

const fieldOf = async (ref: string, field: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get(field);

describe('POST tickets/bulk (D-105)', () => {
  it('answers for each ticket, and one that is refused does not stop the others', async () => {
    const [open, closed] = [await newTicket(), await newTicket({ status: 'closed' })];
    const chat = await newTicket({ source: CHAT_SOURCE });
    const foreign = await newTicket({ support_lib_id: await newLibrary() });
    const refused = { outcome: 'refused', because: BULK_TEXTS.gone };
    const answer = await send([chat, open, 'nosuchticket', closed, foreign, open]);
    expect(resultsOf(answer)).toEqual([
      refused,
      { outcome: 'done' },
      refused,
      { outcome: 'unchanged' },
      refused,
      { outcome: 'done' },
    ]);
    expect(await historyOf(open)).toHaveLength(1);
    expect([await fieldOf(chat, 'status'), await fieldOf(foreign, 'status')]).toEqual(['open', 'open']);
  });

  it('a repeated call repeats no effect, even where somebody changed the ticket in between', async () => {
    const [one, two] = [await newTicket(), await newTicket()];
    const request_id = unique('step');
    expect(await outcomesOf(send([one, two], { request_id }))).toEqual(['done', 'done']);
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: one, status: 'open' }, other);
    expect(await outcomesOf(send([one, two], { request_id }))).toEqual(['done', 'done']);
    expect([await fieldOf(one, 'status'), await fieldOf(two, 'status')]).toEqual(['open', 'closed']);
  });

  it('puts back what each ticket had, only where nobody changed it since', async () => {
    const refs = [await newTicket(), await newTicket({ status: 'pending' }), await newTicket()];
    const closed = await newTicket({ status: 'closed' });
    const step = unique('step');
    await send([...refs, closed], { request_id: step });
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: refs[2], status: 'pending' }, other);
    const undo = { request_id: unique('step'), undoes: step };
    const answer = resultsOf(await send([...refs, closed], undo));
    expect(answer).toEqual([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'refused', because: BULK_TEXTS.changedSince },
      { outcome: 'unchanged' },
    ]);
    const statuses = await Promise.all([...refs, closed].map((ref) => fieldOf(ref, 'status')));
    expect(statuses).toEqual(['open', 'pending', 'pending', 'closed']);
    expect((await outcomesOf(send(refs.slice(0, 2), undo))).join()).toBe('done,done');
  });

  it('nobody puts back the step of a teammate', async () => {
    const ref = await newTicket();
    const step = unique('step');
    await send([ref], { request_id: step });
    expect(await outcomesOf(send([ref], { undoes: step }, other))).toEqual(['unchanged']);
    expect(await fieldOf(ref, 'status')).toBe('closed');
  });

  it('assigns, and gives each ticket back to whoever had it', async () => {
    const refs = [await newTicket(), await newTicket({ assigned_to: agent.uid })];
    const [request_id, action] = [unique('step'), { kind: 'assignee', assigned_to: other.uid }];
    expect(await outcomesOf(send(refs, { request_id, action }))).toEqual(['done', 'done']);
    expect(await fieldOf(refs[1] ?? '', 'reassigned_from')).toBe(agent.uid);
    expect(await outcomesOf(send(refs, { action, undoes: request_id }))).toEqual(['done', 'done']);
    expect(await Promise.all(refs.map((ref) => fieldOf(ref, 'assigned_to')))).toEqual(['', agent.uid]);
    const writer = await newStaff(libraryId, 'writer', { display_name: 'Wim' });
    const toWriter = await send(refs, { action: { kind: 'assignee', assigned_to: writer.uid } });
    expect(resultsOf(toWriter)[0]).toMatchObject({ because: ASSIGNEE_TEXTS.answersNoTickets('Wim') });
  });

  it('D-117: adds and removes a tag, with what the limits refuse, and takes it back by its ref', async () => {
    const crowd = { tag_refs: Array.from({ length: LIMITS.tagsPerTicket }, (_, n) => `t${n}`) };
    const refs = [await newTicket(), await newTicket(), await newTicket(crowd)];
    const tagsOf = () => Promise.all(refs.slice(0, 2).map((ref) => fieldOf(ref, 'tag_refs')));
    const [adding, action] = [unique('step'), { kind: 'tag', name: ' Bulk ', is_set: true }];
    const added = resultsOf(await send(refs, { request_id: adding, action }));
    expect(added).toEqual([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'refused', because: TAG_TEXTS.ticketFull },
    ]);
    const [[ref] = [], second] = (await tagsOf()) as string[][];
    expect(second).toEqual([ref]);
    expect(await outcomesOf(send(refs.slice(0, 2), { action }))).toEqual(['unchanged', 'unchanged']);
    const rename = await call('PUT', `/api/inbox/conv_tags?ref=${ref}`, { name: unique('Name') }, owner);
    expect(rename.status).toBe(200);
    await call(
      'POST',
      '/api/inbox/conv_tags',
      { conversation_ref: refs[1], name: rename.body.data?.name, is_set: false },
      other,
    );
    expect(resultsOf(await send(refs.slice(0, 2), { action, undoes: adding }))).toEqual([
      { outcome: 'done' },
      { outcome: 'refused', because: BULK_TEXTS.changedSince },
    ]);
    expect(await tagsOf()).toEqual([[], []]);
    const removing = { kind: 'tag', name: 'Nobody has this', is_set: false };
    expect(await outcomesOf(send(refs.slice(0, 1), { action: removing }))).toEqual(['unchanged']);
  });

  it('takes as many tickets as one call may have, and no more, and no other action', async () => {
    const refs = await Promise.all(Array.from({ length: LIMITS.ticketsPerBulkStep }, () => newTicket()));
    expect(new Set(await outcomesOf(send(refs)))).toEqual(new Set(['done']));
    expect((await send([...refs, 'onemore'])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await send(['a/path'])).status).toBe(400);
    expect((await send(refs, { action: { kind: 'delete' } })).status).toBe(400);
  });

  it('lets in who answers tickets, and nobody else', async () => {
    const ref = await newTicket();
    for (const role of ['owner', 'admin', 'agent'] as const) {
      const { status } = await send([ref], {}, await newChatStaff(libraryId, role));
      expect([role, status]).toEqual([role, 200]);
    }
    const untouched = await newTicket();
    for (const role of ['editor', 'writer'] as const) {
      const { status } = await send([untouched], {}, await newChatStaff(libraryId, role));
      expect([role, status]).toEqual([role, 403]);
    }
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect((await send([untouched], {}, caller)).status).toBe(401);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(await outcomesOf(send([untouched], {}, foreign))).toEqual(['refused']);
    expect(await fieldOf(untouched, 'status')).toBe('open');
  });
});
