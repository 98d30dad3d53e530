import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;
let teammate: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
  teammate = await newStaff(libraryId, 'agent', { display_name: 'Ben' });
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const give = (ref: string, to: string, { token } = agent, more: object = {}) =>
  call(
    'PATCH',
    '/api/inbox/tickets/assignee',
    { conversation_ref: ref, ...(to === '' ? {} : { assigned_to: to }), ...more },
    { token },
  );

async function assigneeOf(ref: string) {
  const ticket = await db.doc(docPath.conversation(ref)).get();
  return [ticket.get('assigned_to'), ticket.get('assigned_by')];
}

describe('PATCH tickets/assignee (D-76)', () => {
  it('gives a ticket to a teammate, and takes it back', async () => {
    const ref = await newTicket();
    expect((await give(ref, teammate.uid)).body.data).toEqual({
      conversation_ref: ref,
      assigned_to: teammate.uid,
    });
    expect(await assigneeOf(ref)).toEqual([teammate.uid, agent.uid]);
    expect((await give(ref, '')).body.data).toEqual({ conversation_ref: ref, assigned_to: '' });
    expect(await assigneeOf(ref)).toEqual(['', '']);
  });

  it('takes a step back only from whom it gave the ticket to', async () => {
    const ref = await newTicket();
    await give(ref, teammate.uid);
    await give(ref, agent.uid);
    const late = await give(ref, '', agent, { only_from: teammate.uid });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect((await assigneeOf(ref))[0]).toBe(agent.uid);
    expect((await give(ref, '', agent, { only_from: agent.uid })).status).toBe(200);
    expect((await give(ref, agent.uid, agent, { only_from: '' })).status).toBe(200);
  });

  it('remembers who had a ticket that is passed on, until it comes back', async () => {
    const ref = await newTicket({ assigned_to: agent.uid });
    const cleo = await newStaff(libraryId, 'agent', { display_name: 'Cleo' });
    const passedOnBy = async () => (await db.doc(docPath.conversation(ref)).get()).get('reassigned_from');
    await give(ref, teammate.uid);
    expect(await passedOnBy()).toBe(agent.uid);
    await give(ref, cleo.uid);
    expect(await passedOnBy()).toBe(teammate.uid);
    await give(ref, teammate.uid);
    expect(await passedOnBy()).toBe('');
    await give(ref, agent.uid);
    await give(ref, '');
    expect(await passedOnBy()).toBe('');
  });

  it('D-85: puts each change into the history, and a repeated call only once', async () => {
    const ref = await newTicket();
    await Promise.all([give(ref, teammate.uid), give(ref, teammate.uid)]);
    await give(ref, '');
    const base = { kind: 'ticket-assigned', actor_ref: agent.uid, reason: '' };
    expect(await historyOf(ref)).toMatchObject([
      { ...base, details: { from: '', to: 'Ben' } },
      { ...base, details: { from: 'Ben', to: '' } },
    ]);
  });

  it('says of somebody who is gone that they had the ticket', async () => {
    const ref = await newTicket({ assigned_to: 'nobody-any-more' });
    await give(ref, teammate.uid);
    expect(await historyOf(ref)).toMatchObject([
      { details: { from: ASSIGNEE_TEXTS.formerTeammate, to: 'Ben' } },
    ]);
  });

  it('refuses people who answer no tickets, have left, or work elsewhere, and changes nothing', async () => {
    const ref = await newTicket();
    const writer = await newStaff(libraryId, 'writer', { display_name: 'Wim' });
    const gone = await newStaff(libraryId, 'agent', { is_active: false });
    const foreign = await newStaff(await newLibrary(), 'agent');
    expect(await give(ref, writer.uid)).toMatchObject({
      status: 409,
      body: { message: ASSIGNEE_TEXTS.answersNoTickets('Wim') },
    });
    for (const { uid } of [gone, foreign, { uid: 'nobody' }])
      expect(await give(ref, uid)).toMatchObject({ status: 409, body: { message: ASSIGNEE_TEXTS.gone } });
    expect((await give(ref, 'a/path')).status).toBe(400);
    expect(await assigneeOf(ref)).toEqual(['', undefined]);
    expect(await historyOf(ref)).toEqual([]);
  });

  it('is refused to writers, visitors, callers without a chat token, and other libraries', async () => {
    const ref = await newTicket();
    const writer = await newChatStaff(libraryId, 'writer');
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await give(ref, teammate.uid, writer)).status).toBe(403);
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect((await give(ref, teammate.uid, caller)).status).toBe(401);
    expect((await give(ref, teammate.uid, foreign)).status).toBe(404);
    expect((await give('nosuchconversation', teammate.uid)).status).toBe(404);
    expect(await assigneeOf(ref)).toEqual(['', undefined]);
  });

  it('D-31: a chat is no ticket', async () => {
    const ref = await newTicket({ source: CHAT_SOURCE });
    expect((await give(ref, teammate.uid)).status).toBe(404);
    expect((await assigneeOf(ref))[0]).toBe('');
  });
});
