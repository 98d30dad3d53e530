import { changeTickets } from '@harborline/domain/api/inbox/bulk-tickets';
import { applyMacro, createMacro } from '@harborline/domain/api/inbox/macros';
import { getTicketStatuses } from '@harborline/domain/api/inbox/ticket-statuses';
import { conversationSchema } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const STATUSES = '/api/inbox/ticket_statuses';

let libraryId = '';
let owner: Identity;
let agent: Identity;
/** `ref`s of what the library has */
let refund = '';
let supplier = '';
let courier = '';

async function newStatus(name: string, counts_as: string, who = owner): Promise<string> {
  const { body } = await call('POST', STATUSES, { name, counts_as }, who);
  const made = getTicketStatuses.answer.parse(body.data).statuses.find((status) => status.name === name);
  if (made === undefined) throw new Error(`${name} is missing`);
  return made.ref;
}

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(libraryId, 'agent', { display_name: 'Ada' });
  refund = await newStatus('Refund under way', 'open');
  supplier = await newStatus('Waiting for supplier', 'pending');
  courier = await newStatus('Waiting for courier', 'pending');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const set = (ref: string, status: string, own_status_ref?: string, more: object = {}, { token } = agent) =>
  call(
    'PATCH',
    '/api/inbox/tickets',
    { conversation_ref: ref, status, ...(own_status_ref !== undefined && { own_status_ref }), ...more },
    { token },
  );
const remove = (ref: string, who = owner) => call('DELETE', `${STATUSES}?ref=${ref}`, undefined, who);
const restore = (ref: string) => call('POST', `${STATUSES}/restore`, { ref }, owner);
const read = async (ref: string) =>
  conversationSchema.parse((await db.doc(docPath.conversation(ref)).get()).data());
/** The status, and the library's own one. */
const shown = async (ref: string) => {
  const { status, own_status_ref } = await read(ref);
  return [status, own_status_ref];
};
const lastOf = async (ref: string) => (await historyOf(ref)).at(-1);

describe('PATCH tickets with a status of the library’s own (D-121)', () => {
  it('sets both at once, keeps the names of then in the history, and notes nothing twice', async () => {
    const ref = await newTicket();
    expect((await set(ref, 'pending', supplier)).status).toBe(200);
    await set(ref, 'pending', supplier);
    expect(await shown(ref)).toEqual(['pending', supplier]);
    expect(JSON.stringify(await read(ref))).not.toContain('supplier');
    await set(ref, 'pending', courier);
    await set(ref, 'closed');
    expect(await shown(ref)).toEqual(['closed', undefined]);
    const by = { kind: 'status-changed', actor_ref: agent.uid, actor_name: 'Ada Agent', reason: '' };
    expect(await historyOf(ref)).toMatchObject([
      {
        ...by,
        details: { from: 'open', to: 'pending', to_own: 'Waiting for supplier', to_own_ref: supplier },
      },
      { ...by, details: { from_own: 'Waiting for supplier', to: 'pending', to_own: 'Waiting for courier' } },
      { ...by, details: { from: 'pending', from_own: 'Waiting for courier', to: 'closed' } },
    ]);
    expect((await lastOf(ref))?.details).not.toHaveProperty('to_own');
  });

  it('takes away the own one where only that changes, and the ticket keeps its place in queues', async () => {
    const since = Timestamp.fromMillis(Date.now() - 5 * 3_600_000);
    const ref = await newTicket({ status: 'pending', status_changed_at: since });
    await set(ref, 'pending', supplier);
    expect(await read(ref)).toMatchObject({ status_changed_at: since, status_changed_by: agent.uid });
    await set(ref, 'pending');
    expect(await shown(ref)).toEqual(['pending', undefined]);
    expect((await read(ref)).status_changed_at).toEqual(since);
    await set(ref, 'open', refund);
    expect((await read(ref)).status_changed_at?.toMillis()).toBeGreaterThan(since.toMillis());
  });

  it('refuses one that counts as another status, is gone, or is another library’s', async () => {
    const ref = await newTicket();
    const elsewhere = await newChatStaff(await newLibrary(), 'owner');
    const foreign = await newStatus('Elsewhere', 'pending', elsewhere);
    const gone = await newStatus(unique('Gone '), 'pending');
    await remove(gone);
    for (const [status, own] of [
      ['open', supplier],
      ['pending', gone],
      ['pending', foreign],
      ['open', 'open'],
    ] as const) {
      const { status: code, body } = await set(ref, status, own);
      expect([code, body.message]).toEqual([409, TICKET_STATUS_TEXTS.gone]);
    }
    expect((await set(ref, 'snoozed', supplier)).status).toBe(400);
    expect(await shown(ref)).toEqual(['open', undefined]);
  });

  it('is for whoever answers tickets, in their own library', async () => {
    const ref = await newTicket();
    const viewer = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await set(ref, 'pending', supplier, {}, viewer)).status).toBe(403);
    expect((await set(ref, 'pending', supplier, {}, await newVisitor())).status).toBe(401);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await set(ref, 'pending', supplier, {}, foreign)).status).toBe(404);
    expect(await shown(ref)).toEqual(['open', undefined]);
  });

  it('takes a step back only from what it set, and to what is left of a deleted one', async () => {
    const ref = await newTicket();
    await set(ref, 'pending', supplier);
    await set(ref, 'pending', courier);
    const taken = { only_from: 'pending', only_from_own: supplier };
    const late = await set(ref, 'open', undefined, taken);
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect((await set(ref, 'open', refund, { ...taken, only_from_own: courier })).status).toBe(200);
    const gone = await newStatus(unique('Gone '), 'pending');
    await remove(gone);
    const back = { only_from: 'open', only_from_own: refund };
    expect((await set(ref, 'pending', gone, back)).status).toBe(200);
    expect(await shown(ref)).toEqual(['pending', undefined]);
  });
});

describe('a ticket with a status of the library’s own (D-121)', () => {
  it('loses it when it is snoozed, and gets it back by the step back', async () => {
    const ref = await newTicket();
    await set(ref, 'pending', supplier);
    const snooze = (body: object) =>
      call('PUT', '/api/inbox/tickets/snooze', { conversation_ref: ref, ...body }, agent);
    expect((await snooze({ only_from: 'pending', only_from_own: courier })).status).toBe(409);
    await snooze({});
    expect(await shown(ref)).toEqual(['snoozed', undefined]);
    expect((await lastOf(ref))?.details).toEqual({ from: 'pending', until: '', from_own_ref: supplier });
    await set(ref, 'pending', supplier, { only_from: 'snoozed', only_until: '' });
    expect(await shown(ref)).toEqual(['pending', supplier]);
    expect((await read(ref)).snoozed).toBeUndefined();
  });

  it('loses it when its visitor writes and that opens it, and keeps one that counts as open', async () => {
    const [waiting, open] = [await newTicket(), await newTicket()];
    await set(waiting, 'pending', supplier);
    await set(open, 'open', refund);
    for (const ref of [open, waiting]) {
      const id = unique('message');
      const message = makeMessage({
        conversation_ref: ref,
        support_lib_id: libraryId,
        sender_type: 'visitor',
      });
      await db
        .doc(docPath.message(ref, id))
        .set({ ...stored(message), is_public: true, created_at: Timestamp.now() });
    }
    await eventually(async () => expect(await shown(waiting)).toEqual(['open', undefined]));
    expect(await shown(open)).toEqual(['open', refund]);
    expect(await lastOf(waiting)).toMatchObject({ reason: 'visitor-wrote' });
  });

  it('loses it with the status that a reply sets', async () => {
    const ref = await newTicket();
    await set(ref, 'pending', supplier);
    const messages = [{ id: unique('m'), text: 'Here it is.' }];
    const body = { conversation_ref: ref, messages, then_status: 'closed' };
    expect((await call('POST', '/api/inbox/messages', body, agent)).status).toBe(200);
    expect(await shown(ref)).toEqual(['closed', undefined]);
    expect((await lastOf(ref))?.details).toMatchObject({ from_own: 'Waiting for supplier', to: 'closed' });
  });

  it('gets it back when its merge is undone', async () => {
    const [ref, into] = [await newTicket(), await newTicket()];
    await set(ref, 'pending', supplier);
    const merge = (path: string, more: object) =>
      call(
        'POST',
        `/api/inbox/tickets/${path}`,
        { request_id: unique('merge'), conversation_refs: [ref], ...more },
        agent,
      );
    await merge('merge', { into });
    expect(await shown(ref)).toEqual(['closed', undefined]);
    await merge('merge/undo', {});
    expect(await shown(ref)).toEqual(['pending', supplier]);
  });

  it('is as it was once a deleted one is put back, for nothing was rewritten', async () => {
    const ref = await newTicket();
    const name = unique('Workshop ');
    const workshop = await newStatus(name, 'pending');
    await set(ref, 'pending', workshop);
    await remove(workshop);
    await restore(workshop);
    expect(await shown(ref)).toEqual(['pending', workshop]);
    // Where somebody has set what it is shown as, it stays so.
    await remove(workshop);
    expect((await set(ref, 'pending')).status).toBe(200);
    await restore(workshop);
    expect(await shown(ref)).toEqual(['pending', undefined]);
    await set(ref, 'pending', workshop);
    await remove(workshop);
    await set(ref, 'closed');
    expect(await shown(ref)).toEqual(['closed', undefined]);
    expect((await lastOf(ref))?.details).toEqual({ from: 'pending', to: 'closed' });
  });
});

describe('steps over many tickets with a status of the library’s own (D-105, D-114, D-121)', () => {
  const bulk = async (refs: readonly string[], body: object) => {
    const request = { request_id: unique('step'), conversation_refs: refs, ...body };
    const { body: answer } = await call('POST', '/api/inbox/tickets/bulk', request, agent);
    return changeTickets.answer.parse(answer.data).results.map(({ outcome }) => outcome);
  };

  it('set it, and put each back to what it had', async () => {
    const [open, refunding, parked, changed] = [
      await newTicket(),
      await newTicket({ own_status_ref: refund }),
      await newTicket({ status: 'pending', own_status_ref: supplier }),
      await newTicket(),
    ];
    const refs = [open, refunding, parked, changed];
    const action = { kind: 'status', status: 'pending', own_status_ref: supplier };
    const step = unique('step');
    expect(await bulk(refs, { request_id: step, action })).toEqual(['done', 'done', 'unchanged', 'done']);
    await set(changed, 'pending', courier);
    expect(await bulk(refs, { undoes: step, action })).toEqual(['done', 'done', 'unchanged', 'refused']);
    expect(await Promise.all(refs.map(shown))).toEqual([
      ['open', undefined],
      ['open', refund],
      ['pending', supplier],
      ['pending', courier],
    ]);
    expect(await bulk([open], { action: { ...action, own_status_ref: 'missing' } })).toEqual(['refused']);
  });

  it('put a snoozed one back with it, and lead to what is left of a deleted one', async () => {
    const gone = await newStatus(unique('Gone '), 'pending');
    const [kept, left] = [
      await newTicket({ status: 'pending', own_status_ref: supplier }),
      await newTicket({ status: 'pending', own_status_ref: gone }),
    ];
    const step = unique('step');
    await bulk([kept, left], { request_id: step, action: { kind: 'snooze' } });
    await remove(gone);
    expect(await bulk([kept, left], { undoes: step, action: { kind: 'snooze' } })).toEqual(['done', 'done']);
    expect([await shown(kept), await shown(left)]).toEqual([
      ['pending', supplier],
      ['pending', undefined],
    ]);
  });

  it('are done by a macro and undone, which names no status that is gone', async () => {
    const action = { kind: 'status', status: 'pending', own_status_ref: supplier };
    const create = (own_status_ref: string) =>
      call(
        'POST',
        '/api/inbox/macros',
        { name: unique('Macro '), actions: [{ ...action, own_status_ref }] },
        owner,
      );
    for (const wrong of ['missing', refund]) {
      const { status, body } = await create(wrong);
      expect([status, body.message]).toEqual([409, TICKET_STATUS_TEXTS.gone]);
    }
    const gone = await newStatus(unique('Gone '), 'pending');
    const made = createMacro.answer.parse((await create(supplier)).body.data);
    const stale = createMacro.answer.parse((await create(gone)).body.data);
    await remove(gone);
    const ref = await newTicket({ own_status_ref: refund });
    const request_id = unique('apply');
    const apply = async ({ macro_ref, version }: typeof made, id: string) => {
      const body = { request_id: id, macro_ref, version, conversation_refs: [ref] };
      const answer = await call('POST', '/api/inbox/tickets/macro', body, owner);
      return applyMacro.answer.parse(answer.body.data).results[0]?.actions;
    };
    expect(await apply(stale, unique('apply'))).toEqual([
      { outcome: 'refused', because: TICKET_STATUS_TEXTS.gone },
    ]);
    expect(await apply(made, request_id)).toEqual([{ outcome: 'done' }]);
    expect(await shown(ref)).toEqual(['pending', supplier]);
    const undo = { request_id: unique('undo'), undoes: request_id, actions: 1, conversation_refs: [ref] };
    await call('POST', '/api/inbox/tickets/macro/undo', undo, owner);
    expect(await shown(ref)).toEqual(['open', refund]);
  });
});
