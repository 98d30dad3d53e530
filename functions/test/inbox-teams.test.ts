import { getTeams } from '@harborline/domain/api/inbox/teams';
import { buildChat } from '@harborline/domain/chat/build-chat';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { NO_END_MS } from '@harborline/domain/team/membership';
import { makeConversation } from '@harborline/domain/testing/factories';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignOverdueChats } from '../src/inbox/chats/assign-overdue';
import { repairQueue } from '../src/inbox/chats/repair-queues';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db, rtdb } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const MINUTE_MS = 60_000;

let libraryId = '';
let owner: Identity;
/** answers tickets and chats, and does not manage the team */
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(libraryId, 'agent');
});

const send = (method: string, path: string, body: object | undefined, { token }: Identity) =>
  call(method, `/api/inbox/${path}`, body, { token });
const create = (name: string, member_uids: readonly string[] = [], who = owner) =>
  send('POST', 'teams', { name, member_uids }, who);
const list = (who = owner) => send('GET', 'teams', undefined, who);
const teamsIn = ({ body }: Awaited<ReturnType<typeof list>>) => getTeams.answer.parse(body.data).teams;

/** A new team. @returns its ref */
async function refOf(name: string, members: readonly string[] = [], who = owner): Promise<string> {
  const team = teamsIn(await create(name, members, who)).find((one) => one.name === name);
  if (team === undefined) throw new Error(`${name} is missing`);
  return team.ref;
}

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

describe('teams (S7.2-13, D-102)', () => {
  it('are created, changed and removed', async () => {
    const [name, other] = [unique('Billing '), unique('Repairs ')];
    const ref = await refOf(name, [agent.uid, agent.uid]);
    expect(teamsIn(await list()).find((team) => team.ref === ref)).toEqual({
      ref,
      name,
      member_uids: [agent.uid],
    });
    await send('PUT', `teams?team_ref=${ref}`, { name: ` ${other}\n` }, owner);
    const changed = await send('PUT', `teams?team_ref=${ref}`, { member_uids: [owner.uid] }, owner);
    expect(teamsIn(changed).find((team) => team.ref === ref)).toEqual({
      ref,
      name: other,
      member_uids: [owner.uid],
    });
    await send('DELETE', `teams?team_ref=${ref}`, undefined, owner);
    expect(teamsIn(await list()).some((team) => team.ref === ref)).toBe(false);
    expect((await send('DELETE', `teams?team_ref=${ref}`, undefined, owner)).status).toBe(404);
  });

  it('have names of their own that fit, and people of the library', async () => {
    const name = unique('Team ');
    const ref = await refOf(name);
    const again = await create(name.toUpperCase());
    expect([again.status, again.body.message]).toEqual([409, TEAMS_TEXTS.nameTaken]);
    for (const wrong of ['', ' \n', 'x'.repeat(LIMITS.teamName + 1)])
      expect((await create(wrong)).status).toBe(400);
    const stranger = await newStaff(await newLibrary(), 'agent');
    const left = await newStaff(libraryId, 'agent', { is_active: false });
    for (const { uid } of [stranger, left]) {
      expect((await create(unique('Team '), [uid])).status).toBe(404);
      expect((await send('PUT', `teams?team_ref=${ref}`, { member_uids: [uid] }, owner)).status).toBe(404);
    }
  });

  it('are read by whoever has a part of the inbox, and changed by whoever manages the team', async () => {
    const ref = await refOf(unique('Guarded '));
    expect((await list(agent)).status).toBe(200);
    expect((await create('No', [], agent)).status).toBe(403);
    expect((await send('PUT', `teams?team_ref=${ref}`, { name: 'No' }, agent)).status).toBe(403);
    expect((await send('DELETE', `teams?team_ref=${ref}`, undefined, agent)).status).toBe(403);
    expect((await list(await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    expect((await list(await newVisitor())).status).toBe(401);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(teamsIn(await list(foreign))).toEqual([]);
    expect((await send('PUT', `teams?team_ref=${ref}`, { name: 'Mine' }, foreign)).status).toBe(404);
    expect((await send('DELETE', `teams?team_ref=${ref}`, undefined, foreign)).status).toBe(404);
  });
});

describe('PATCH tickets/team (D-102)', () => {
  const set = (conversation_ref: string, team_ref: string | undefined, who = agent, more: object = {}) =>
    send(
      'PATCH',
      'tickets/team',
      { conversation_ref, ...(team_ref === undefined ? {} : { team_ref }), ...more },
      who,
    );

  it('gives a ticket to a team, once in its history, without a word to the visitor', async () => {
    const ticket = await newTicket();
    const name = unique('Secret ');
    const ref = await refOf(name);
    expect((await set(ticket, ref)).status).toBe(200);
    await set(ticket, ref);
    const data = (await db.doc(docPath.conversation(ticket)).get()).data();
    expect(data?.team_ref).toBe(ref);
    expect(JSON.stringify(data)).not.toContain(name);
    await send('DELETE', `teams?team_ref=${ref}`, undefined, owner);
    await set(ticket, undefined);
    expect(await historyOf(ticket)).toMatchObject([
      { kind: 'team-changed', actor_ref: agent.uid, details: { from: '', to: name } },
      { kind: 'team-changed', actor_ref: agent.uid, details: { from: TEAMS_TEXTS.gone, to: '' } },
    ]);
  });

  it('takes a step back only from what it set', async () => {
    const ticket = await newTicket();
    const [first, second] = [await refOf(unique('First ')), await refOf(unique('Second '))];
    await set(ticket, first);
    await set(ticket, second);
    const late = await set(ticket, undefined, agent, { only_from: first });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect((await set(ticket, first, agent, { only_from: second })).status).toBe(200);
    expect((await db.doc(docPath.conversation(ticket)).get()).get('team_ref')).toBe(first);
  });

  it('is refused to those who answer no tickets, for chats, for other libraries and their teams', async () => {
    const ticket = await newTicket();
    const ref = await refOf(unique('Team '));
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await set(ticket, ref, reader)).status).toBe(403);
    expect((await set(await newTicket({ source: CHAT_SOURCE }), ref)).status).toBe(404);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await set(ticket, ref, foreign)).status).toBe(404);
    const theirs = await refOf(unique('Theirs '), [], foreign);
    expect((await set(ticket, theirs)).status).toBe(404);
  });
});

describe('a chat that is handed over to a team (D-92, D-102)', () => {
  /** One that waits since two minutes, or that somebody has. */
  async function storeChat(assignedTo = '', library = libraryId): Promise<string> {
    const ref = unique('chat');
    const at = Timestamp.fromMillis(Date.now() - 2 * MINUTE_MS);
    const { conversation } = buildChat({
      conversationRef: ref,
      messageId: 'first',
      libraryId: library,
      visitor: { uid: unique('vera'), name: 'Vera', email: '', os: '', browser: '', language: '' },
      url: '',
      text: 'Hello?',
      createdAt: at,
    });
    await db.doc(docPath.conversation(ref)).set({
      ...conversation,
      assigned_to: assignedTo,
      chat: { ...conversation.chat, taken_at: assignedTo === '' ? null : at },
    });
    return ref;
  }

  const handOver = (conversation_ref: string, to: object) =>
    send('PATCH', 'conversations', { conversation_ref, action: 'hand-over', ...to }, agent);
  const chatAt = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).data();

  it('waits for its people, says so in its history, and for anybody once it is put back', async () => {
    const name = unique('Repairs ');
    const team = await refOf(name, [owner.uid]);
    const chat = await storeChat(agent.uid);
    expect((await handOver(chat, { to_team: team })).status).toBe(200);
    expect(await chatAt(chat)).toMatchObject({ assigned_to: '', team_ref: team });
    const [event] = await historyOf(chat);
    expect(event && eventText(event).replaceAll(/[\u2068\u2069]/g, '')).toBe(
      `handed the chat over to the team ${name}`,
    );
    expect((await handOver(chat, {})).status).toBe(200);
    expect(await chatAt(chat)).toMatchObject({ assigned_to: '', team_ref: '' });
    expect((await handOver(chat, { to_team: 'missing' })).status).toBe(404);
  });

  it('goes to one of its people, and to another if none of them is there', async () => {
    const library = await newLibrary();
    const [lead, member, other] = await Promise.all([
      newChatStaff(library, 'owner'),
      newStaff(library, 'agent'),
      newStaff(library, 'agent'),
    ]);
    const appear = async (uid: string) => {
      const place = { until: NO_END_MS, since: 0, takes_chats: true };
      await rtdb.ref(rtdbPath.member(library, uid)).update(place);
      const tab = { since: Date.now(), away: 0, by: 'c1' };
      await rtdb.ref(`${rtdbPath.presence(library, uid)}/tab1`).set(tab);
    };
    const waiting = async (team_ref: string) => {
      const ref = await storeChat('', library);
      await db.doc(docPath.conversation(ref)).update({ team_ref });
      return ref;
    };
    const team = await refOf('Repairs', [member.uid], lead);
    const nobody = await refOf('Nobody', [], lead);
    await appear(member.uid);
    await appear(other.uid);
    // Without a team, the next chat would go to whoever has none.
    await storeChat(member.uid, library);
    const [forTeam, forNobody] = [await waiting(team), await waiting(nobody)];
    await repairQueue(library);
    await assignOverdueChats(Date.now());
    expect((await chatAt(forTeam))?.assigned_to).toBe(member.uid);
    expect((await chatAt(forNobody))?.assigned_to).toBe(other.uid);
  });
});
