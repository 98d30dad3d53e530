import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { PRIORITY_LEVELS } from '@harborline/domain/tickets/priority';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
});

const set = (conversation_ref: string, priority: string, { token } = agent, more: object = {}) =>
  call('PATCH', '/api/inbox/tickets/priority', { conversation_ref, priority, ...more }, { token });

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}
const levelOf = async (ref: string) =>
  (await db.doc(docPath.conversation(ref)).get()).get('priority_level') as unknown;

describe('PATCH tickets/priority (D-108)', () => {
  it('changes the priority, once in its history, without a word to the visitor', async () => {
    const ticket = await newTicket();
    expect((await set(ticket, 'normal')).status).toBe(200);
    expect(await levelOf(ticket)).toBeUndefined();
    expect((await set(ticket, 'urgent')).body.data).toEqual({ conversation_ref: ticket, priority: 'urgent' });
    await set(ticket, 'urgent');
    await set(ticket, 'low');
    expect(await levelOf(ticket)).toBe(PRIORITY_LEVELS.low);
    // Its visitor reads the ticket.
    const data = (await db.doc(docPath.conversation(ticket)).get()).data();
    expect(JSON.stringify(data)).not.toMatch(/urgent|"low"/i);
    const by = { kind: 'priority-changed', actor_ref: agent.uid, reason: '' };
    expect(await historyOf(ticket)).toMatchObject([
      { ...by, details: { from: 'normal', to: 'urgent' } },
      { ...by, details: { from: 'urgent', to: 'low' } },
    ]);
  });

  it('takes a step back only from what it set', async () => {
    const ticket = await newTicket();
    await set(ticket, 'high');
    await set(ticket, 'urgent');
    const late = await set(ticket, 'normal', agent, { only_from: 'high' });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect((await set(ticket, 'high', agent, { only_from: 'urgent' })).status).toBe(200);
    expect(await levelOf(ticket)).toBe(PRIORITY_LEVELS.high);
  });

  it.each(['', 'Urgent', 'soon', 'constructor'])('refuses %j', async (priority) => {
    expect((await set(await newTicket(), priority)).status).toBe(400);
  });

  it('is refused to those who answer no tickets, for chats, and for other libraries', async () => {
    const ticket = await newTicket();
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await set(ticket, 'high', reader)).status).toBe(403);
    expect((await set(await newTicket({ source: CHAT_SOURCE }), 'high')).status).toBe(404);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await set(ticket, 'high', foreign)).status).toBe(404);
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect((await set(ticket, 'high', caller)).status).toBe(401);
    expect(await levelOf(ticket)).toBeUndefined();
  });
});
